import { emptyCollection } from '../core/collection.ts';
import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { PaymentGatewaysData } from './types.ts';

/** Registered name of the payment gateways data store. */
export const PAYMENT_GATEWAYS_STORE_NAME = 'wc/payment-gateways';

const initialData: PaymentGatewaysData = { gateways: emptyCollection() };

/** The data store for the store's payment gateways. */
export const paymentGatewaysStore = createStore(PAYMENT_GATEWAYS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
