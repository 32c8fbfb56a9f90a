export { PAYMENT_GATEWAYS_STORE_NAME, paymentGatewaysStore } from './store.ts';

export type { PaymentGateway } from './types.ts';
