import { receiveQueryResult, receiveItems } from '../core/collection.ts';
import { GATEWAYS_NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { unexpectedResponse } from '../core/rest-error.ts';
import { listWithIds, recordWithId } from '../core/shapes.ts';
import type { GatewayChange, PaymentGateway, PaymentGatewaysData } from './types.ts';

type Context = OperationContext<PaymentGatewaysData>;

const PATH = `${GATEWAYS_NAMESPACE}/payment_gateways`;
const isGateway = recordWithId<PaymentGateway>();

/** Cache key of the full list, which is the only list. */
export const ALL = 'all';

function pathOf(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}

/** Replaces a gateway in the list, or appends it. */
function receiveGateway(
  gateways: PaymentGatewaysData['gateways'],
  gateway: PaymentGateway,
): PaymentGatewaysData['gateways'] {
  const ids = gateways.byQuery[ALL]?.ids;
  if (!ids || ids.includes(gateway.id)) return receiveItems(gateways, [gateway]);
  const { byQuery, ...received } = receiveItems(gateways, [gateway]);
  const totals = { totalResults: ids.length + 1, totalPages: 1 };
  return { ...received, byQuery: { ...byQuery, [ALL]: { ids: [...ids, gateway.id], ...totals } } };
}

export const resolvers = {
  async getPaymentGateways({ get, resolutions, rest, set }: Context): Promise<void> {
    const gateways = await rest.read(PATH, {}, listWithIds<PaymentGateway>());
    const totals = { totalResults: gateways.length, totalPages: 1 };
    set({ gateways: receiveQueryResult(get().gateways, ALL, gateways, totals) });
    for (const { id } of gateways) resolutions.finish('getPaymentGateway', [id]);
  },

  async getPaymentGateway({ get, rest, set }: Context, id: string): Promise<void> {
    const gateway = await rest.read(pathOf(id), {}, isGateway);
    set({ gateways: receiveGateway(get().gateways, gateway) });
  },
};

export const actions = {
  /** Changes a gateway. Returns the updated gateway. Also throws when the reply has another gateway's id (R5.41). */
  async updatePaymentGateway(
    { get, rest, set }: Context,
    id: string,
    change: GatewayChange,
  ): Promise<PaymentGateway> {
    const gateway = await rest.write('PUT', pathOf(id), { body: change }, isGateway);
    if (gateway.id !== id) throw unexpectedResponse('updatePaymentGateway', gateway);
    set({ gateways: receiveGateway(get().gateways, gateway) });
    return gateway;
  },
};

type PaymentGatewaysOperations = typeof resolvers & typeof actions;

export const keys = {
  getPaymentGateway: (id: string) => id,
} satisfies KeyFunctions<PaymentGatewaysOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<PaymentGatewaysOperations, typeof keys>(keys);
