import { createBookSelectors } from '../core/book-selectors.ts';
import { createListSelector } from '../core/collection.ts';
import { isRequesting, type StoreState } from '../core/store-state.ts';
import { ALL, keyOf } from './operations.ts';
import type { PaymentGateway, PaymentGatewaysData } from './types.ts';

type State = StoreState<PaymentGatewaysData>;

const listGateways = createListSelector<PaymentGateway>();

/** Every way to pay, in the server's order; empty until they were read. Starts the read. */
export function getPaymentGateways(state: State): readonly PaymentGateway[] {
  return listGateways(state.data.gateways, ALL);
}

/** One way to pay; undefined until it was read. Starts the read, unless the list brought it. */
export function getPaymentGateway(state: State, id: string): PaymentGateway | undefined {
  return state.data.gateways.byId[id];
}

/** Whether a gateway is being changed. */
export function isPaymentGatewayUpdating(state: State): boolean {
  return isRequesting(state, keyOf('updatePaymentGateway'));
}

export const {
  isOperationRequesting: isPaymentGatewaysRequesting,
  getOperationError: getPaymentGatewayError,
} = createBookSelectors(keyOf);
