import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { paymentGatewaysStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

describeRequestingFlags(startRestServer(), { resolvers, actions }, [
  [
    'getPaymentGateways',
    (registry) => registry.resolveSelect(paymentGatewaysStore).getPaymentGateways(),
    (registry) =>
      registry.select(paymentGatewaysStore).isPaymentGatewaysRequesting('getPaymentGateways'),
  ],
  [
    'getPaymentGateway',
    (registry) => registry.resolveSelect(paymentGatewaysStore).getPaymentGateway('cod'),
    (registry) =>
      registry.select(paymentGatewaysStore).isPaymentGatewaysRequesting('getPaymentGateway', 'cod'),
  ],
  [
    'updatePaymentGateway',
    (registry) =>
      registry.dispatch(paymentGatewaysStore).updatePaymentGateway('cod', { enabled: true }),
    (registry) => registry.select(paymentGatewaysStore).isPaymentGatewayUpdating(),
  ],
]);
