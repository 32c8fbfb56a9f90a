import type { DataRegistry } from '@wordpress/data';
import { getEnvironment } from '../core/environment.ts';
import { isRecord, type Shape } from '../core/shapes.ts';

const PATH = '/tillview/v1/cohorts';

/** The customers of a month by the month of their first order, in columns. */
export type CohortMonth = {
  /** 'YYYY-MM'. */
  readonly month: string;
  /** The months of the first orders, 'YYYY-MM'. */
  readonly first: readonly string[];
  /** The customers with an order in the month. */
  readonly customers: readonly number[];
  /** Their net sales, after refunds. */
  readonly net: readonly number[];
};

/** A reply of the route (`wordpress/plugin/includes/groups/cohorts.php`). */
type Reply = {
  readonly months: readonly CohortMonth[];
  /** The state of all months so far. */
  readonly chain: string;
  /** The number of months that follow. */
  readonly left: number;
};

const isMonth = (text: unknown): boolean =>
  typeof text === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

function isCohortMonth(value: unknown): boolean {
  if (!isRecord(value) || !isMonth(value['month'])) return false;
  const { first } = value;
  const isColumn = (column: unknown) =>
    Array.isArray(column) &&
    column.length === (first as unknown[]).length &&
    column.every((each) => Number.isFinite(each));
  return (
    Array.isArray(first) &&
    first.every(isMonth) &&
    isColumn(value['customers']) &&
    isColumn(value['net'])
  );
}

const isReply: Shape<Reply> = (body): body is Reply =>
  isRecord(body) &&
  Array.isArray(body['months']) &&
  body['months'].every(isCohortMonth) &&
  typeof body['chain'] === 'string' &&
  Number.isInteger(body['left']);

/** Reads the cohorts of all months, oldest first. `onRead` is called with each part, and with the number of months that follow. */
export async function readCohortMonths(
  registry: DataRegistry,
  signal: AbortSignal,
  onRead: (months: readonly CohortMonth[], left: number) => void,
): Promise<void> {
  const { rest } = getEnvironment(registry);
  for (let [after, chain, left] = ['', '', 1]; left > 0;) {
    const reply = await rest.read<Reply>(PATH, { after, chain }, isReply);
    signal.throwIfAborted();
    const last = reply.months.at(-1);
    // Without a month, the next request would be the same one.
    if (!last && reply.left > 0) throw new Error('The store has sent no cohorts.');
    [after, chain, left] = [last?.month ?? '', reply.chain, reply.left];
    onRead(reply.months, left);
  }
}
