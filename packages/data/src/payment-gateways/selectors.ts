import { createListSelector } from '../core/collection.ts';
import { createResource, createStatusSelectors } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { ALL, keyOf } from './operations.ts';
import type { PaymentGateway, PaymentGatewaysData } from './types.ts';

type State = StoreState<PaymentGatewaysData>;

const listGateways = createListSelector<PaymentGateway>();

/** All payment gateways, in the server's order; empty until read. Triggers the read. */
export function getPaymentGateways(state: State): readonly PaymentGateway[] {
  return listGateways(state.data.gateways, ALL);
}

/** One payment gateway; undefined until read. Triggers the read, unless the list was read and includes the gateway. */
export function getPaymentGateway(state: State, id: string): PaymentGateway | undefined {
  return state.data.gateways.byId[id];
}

export const { isRequesting: isPaymentGatewayUpdating } = createResource(
  keyOf,
  'updatePaymentGateway',
);

export const {
  isOperationRequesting: isPaymentGatewaysRequesting,
  getOperationError: getPaymentGatewayError,
} = createStatusSelectors(keyOf);
