import { WEEK } from '../core/constants.ts';
import type { RestClient } from '../core/rest-client.ts';
import { listOf, recordWith } from '../core/shapes.ts';
import type { LedgerMonth } from './ledger-month.ts';

/** The path of the states of months, in stores with Tillview's plugin. */
export const LEDGER_CHANGES_PATH = '/tillview/v1/ledger-changes';

const ORDERS = '/wc/v3/orders';
const PAGE_SIZE = 100;

/** The most requests for changed orders: above, too much has changed to find it in this way. */
const MAX_PAGES = 5;

/**
 * What tells whether orders of a month were changed after it was read, also if its sums stayed as they were, as known at
 * the time `asOf`. `states`: the state of the orders by month, as the plugin sums it up. `times`: the newest change by
 * month, of orders that the month has. Times are 'YYYY-MM-DDTHH:mm:ss' in UTC.
 */
export type LedgerChanges = { readonly asOf: string } & (
  | {
      readonly by: 'plugin';
      readonly states: ReadonlyMap<string, string>;
      /** The sums of the costs of all lines by month, if they were requested. */
      readonly costs?: ReadonlyMap<string, string>;
    }
  | { readonly by: 'list'; readonly times: ReadonlyMap<string, string> }
  | { readonly by: 'nothing' }
);

/** Whether orders of a month have changed since it was read. */
export function hasChanged(month: LedgerMonth, changes: LedgerChanges): boolean {
  if (changes.by === 'plugin')
    return (
      (changes.states.get(month.month) ?? '') !== month.state ||
      // A refund, and each save of an order, can change the costs of its lines.
      (month.costs !== undefined &&
        changes.costs !== undefined &&
        (changes.costs.get(month.month) ?? '') !== month.costs.state)
    );
  return changes.by === 'list' && (changes.times.get(month.month) ?? '') > month.asOf;
}

/** Notes in a month that it is read after these changes. A change during the read is found by the next check. */
export const withState = (month: LedgerMonth, changes: LedgerChanges): LedgerMonth => ({
  ...month,
  asOf: changes.asOf,
  state: changes.by === 'plugin' ? (changes.states.get(month.month) ?? '') : '',
  ...(month.costs
    ? {
        costs: {
          ...month.costs,
          state: changes.by === 'plugin' ? (changes.costs?.get(month.month) ?? '') : '',
        },
      }
    : {}),
});

/** The months with the time of a check that has found no change in them, if the time of one of them is a week old. */
export function getCheckedMonths(
  months: readonly LedgerMonth[],
  changes: LedgerChanges,
): readonly LedgerMonth[] {
  const limit = toUtc(Date.parse(`${changes.asOf}Z`) - WEEK);
  if (changes.by !== 'list' || months.every(({ asOf }) => asOf > limit)) return [];
  return months
    .filter((month) => !hasChanged(month, changes))
    .map((month) => withState(month, changes));
}

/** Reads the states of all months from the route of the plugin: one request. */
export async function readPluginChanges(
  rest: RestClient,
  now: number,
  query: { readonly costs?: true; readonly basis?: string } = {},
): Promise<Extract<LedgerChanges, { by: 'plugin' }>> {
  type Texts = Readonly<Record<string, string>>;
  const { data, headers } = await rest.readWithHeaders(
    LEDGER_CHANGES_PATH,
    query,
    recordWith<{ months: Texts; costs?: Texts }>('months'),
  );
  return {
    by: 'plugin',
    states: new Map(Object.entries(data.months)),
    ...(data.costs ? { costs: new Map(Object.entries(data.costs)) } : {}),
    asOf: readTime(headers, now),
  };
}

/** A time in milliseconds as UTC, 'YYYY-MM-DDTHH:mm:ss'. */
export const toUtc = (time: number): string => new Date(time).toISOString().slice(0, 19);

/** A month and the orders whose changes it follows; several months can follow the same order. */
type ListedMonth = Pick<LedgerMonth, 'month' | 'asOf'> & { readonly orderIds: Iterable<number> };

type ChangedOrder = { readonly id: number; readonly date_modified_gmt: string };

/**
 * The time of the server that sent a reply, or that of this browser; a second earlier, because an order can be changed
 * again within it.
 */
function readTime(headers: Headers, now: number): string {
  const date = Date.parse(headers.get('date') ?? '');
  return toUtc((Number.isNaN(date) ? now : date) - 1000);
}

/**
 * Reads which orders of these months were changed since the oldest of them was read, from the store's own list, which
 * users need the right to see orders for. `by: 'nothing'` if too many were changed.
 */
export async function readListChanges(
  rest: RestClient,
  months: readonly ListedMonth[],
  now: number,
): Promise<Exclude<LedgerChanges, { by: 'plugin' }>> {
  const since = months.map(({ asOf }) => asOf).toSorted()[0];
  if (since === undefined) return { by: 'list', times: new Map(), asOf: toUtc(now) };
  const monthsOf = new Map<number, string[]>();
  for (const { month, orderIds } of months)
    for (const id of orderIds) {
      const known = monthsOf.get(id);
      if (known) known.push(month);
      else monthsOf.set(id, [month]);
    }
  const times = new Map<string, string>();
  let asOf: string | undefined;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, headers } = await rest.readWithHeaders(
      ORDERS,
      {
        modified_after: since,
        dates_are_gmt: true,
        _fields: ['id', 'date_modified_gmt'],
        per_page: PAGE_SIZE,
        page,
      },
      listOf<ChangedOrder>(),
    );
    asOf ??= readTime(headers, now);
    for (const { id, date_modified_gmt: time } of data)
      for (const month of monthsOf.get(id) ?? [])
        if (time > (times.get(month) ?? '')) times.set(month, time);
    if (data.length < PAGE_SIZE) return { by: 'list', times, asOf };
  }
  return { by: 'nothing', asOf: asOf ?? toUtc(now) };
}
