import { emptyCollection } from '../core/collection.ts';
import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { PaymentGatewaysData } from './types.ts';

/** The name under which the payment gateways store is registered. */
export const PAYMENT_GATEWAYS_STORE_NAME = 'wc/payment-gateways';

const initialData: PaymentGatewaysData = { gateways: emptyCollection() };

/** The ways to pay that the shop offers. */
export const paymentGatewaysStore = createStore(PAYMENT_GATEWAYS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
