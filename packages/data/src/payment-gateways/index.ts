export { PAYMENT_GATEWAYS_STORE_NAME, paymentGatewaysStore } from './store.ts';

export type { GatewayChange, GatewaySetting, PaymentGateway } from './types.ts';
