import { readTotal, type RestClient } from '../core/rest-client.ts';
import { listOf } from '../core/shapes.ts';
import { mapWithLimit } from '../core/with-limit.ts';

/** The paths of the orders and refunds themselves, which are not in the reports. */
export const ORDERS = '/wc/v3/orders';
export const REFUNDS = '/wc/v3/refunds';

type EntityPath = typeof ORDERS | typeof REFUNDS;

/** The most orders or refunds of a request. */
export const ENTITY_PAGE = 100;

/** At most two requests at a time, so that other parts of the page and the store stay responsive. */
const PARALLEL = 2;

/** An order or refund as the store sends it. */
export type Entity = Readonly<Record<string, unknown>>;

/** How a read is stopped, and followed. */
export type ReadOptions = {
  signal: AbortSignal;
  /** Called after each request. */
  onRequest: () => void;
};

type Query = Readonly<Record<string, unknown>>;

/** Reads orders or refunds by their ids, 100 at a time. */
export async function readEntities(
  rest: Pick<RestClient, 'read'>,
  path: EntityPath,
  { ids, ...query }: { ids: readonly number[] } & Query,
  { signal, onRequest }: ReadOptions,
): Promise<readonly Entity[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / ENTITY_PAGE) }, (_, page) =>
    ids.slice(page * ENTITY_PAGE, (page + 1) * ENTITY_PAGE),
  );
  const found = await mapWithLimit(pages, PARALLEL, async (include) => {
    signal.throwIfAborted();
    const list = await rest.read(
      path,
      { include, per_page: ENTITY_PAGE, ...query },
      listOf<Entity>(),
    );
    onRequest();
    return list;
  });
  return found.flat();
}

/** Times of the store in which orders were created: both ends are not in it. */
export type Span = { after: string; before: string };

/** Reads the orders or refunds that were created in a span, 100 at a time. */
export async function readCreated(
  rest: RestClient,
  path: EntityPath,
  query: Span & Query,
  { signal, onRequest }: ReadOptions,
): Promise<readonly Entity[]> {
  const readPage = async (page: number) => {
    signal.throwIfAborted();
    const reply = await rest.readWithHeaders(
      path,
      { ...query, per_page: ENTITY_PAGE, page, orderby: 'id', order: 'asc' },
      listOf<Entity>(),
    );
    onRequest();
    return reply;
  };
  const { data, headers } = await readPage(1);
  const total = readTotal(headers) ?? data.length;
  const numbers = Array.from(
    { length: Math.max(0, Math.ceil(total / ENTITY_PAGE) - 1) },
    (_, index) => index + 2,
  );
  const others = await mapWithLimit(numbers, PARALLEL, readPage);
  return data.concat(...others.map((reply) => reply.data));
}

/** Reads how many orders were created in a span. */
export async function countCreated(rest: RestClient, span: Span): Promise<number> {
  const { data, headers } = await rest.readWithHeaders(
    ORDERS,
    { ...span, per_page: 1, _fields: 'id' },
    listOf<Entity>(),
  );
  return readTotal(headers) ?? data.length;
}
