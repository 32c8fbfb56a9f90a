import {
  fromMonthNumber,
  getLedgerColumns,
  toMonthNumber,
  toSeconds,
  type LedgerMonth,
} from '@tillview/data';
import {
  getCohorts,
  getCustomerHistories,
  getRepeatGapLimits,
  getSegments,
  getSilentDays,
  isNewlyDue,
  mergeSmallCohorts,
  SEGMENTS,
  type Cohort,
  type CustomerHistory,
  type RepeatGapLimits,
} from '@tillview/statistics';

/** The lists of customers, as they are named in the URL. */
export const CUSTOMER_LISTS = ['newly-due', ...SEGMENTS] as const;

/** A list of customers: a segment, or those who have been silent for longer than is usual since this week. */
export type CustomerList = (typeof CUSTOMER_LISTS)[number];

/** A customer of a list. The name is in the store only. */
export type CustomerRow = {
  readonly id: number;
  readonly orders_count: number;
  readonly net_revenue: number;
  /** In seconds, as in `LedgerMonth.times`. */
  readonly last_order: number;
  /** Whole days since the last order. */
  readonly silent_days: number;
};

/** Who comes back, and who does not. */
export type Retention = {
  /** Newest first: months, and quarters instead of small months. */
  readonly cohorts: readonly Cohort[];
  /** The same customers by month, for averages. */
  readonly months: readonly Cohort[];
  readonly customers: number;
  /** What each of them has ordered. */
  readonly histories: readonly CustomerHistory[];
  readonly net: number;
  /** Undefined if the shop has too few repeat orders. */
  readonly limits: RepeatGapLimits | undefined;
  /** The customers of each list; undefined if the shop has too few customers or repeat orders. */
  readonly lists: Readonly<Record<CustomerList, readonly CustomerRow[] | undefined>>;
  /** Orders and refunds that belong to no customer. */
  readonly withoutCustomer: number;
  /** Customers without an order that the store marks as their first: it is not in the reports, or not read. */
  readonly withoutFirst: number;
};

const toRow = (customer: CustomerHistory, now: number): CustomerRow => ({
  id: customer.id,
  orders_count: customer.orders,
  net_revenue: customer.net,
  last_order: customer.lastTime,
  silent_days: Math.floor(getSilentDays(customer, now)),
});

/** Counts the customers whose orders are all marked as those of a returning customer. */
function countWithoutFirst(months: readonly LedgerMonth[]): number {
  const [all, marked] = [new Set<number>(), new Set<number>()];
  for (const { customerIds, parentIds, returning } of months)
    for (let index = 0; index < customerIds.length; index++) {
      const id = customerIds[index] ?? 0;
      if (id === 0 || parentIds[index] !== 0) continue;
      all.add(id);
      if (returning[index] === 0) marked.add(id);
    }
  return all.size - marked.size;
}

/** Computes cohorts and lists from all orders of the store. `now` is local time of the store, 'YYYY-MM-DDTHH:mm:ss'. */
export function getRetention(months: readonly LedgerMonth[], now: string): Retention {
  const columns = getLedgerColumns(months);
  const histories = getCustomerHistories(columns);
  const { customers, repeatGaps } = histories;
  const limits = getRepeatGapLimits(repeatGaps);
  const seconds = toSeconds(now);
  const segments = getSegments(customers, seconds, limits);
  const rows = customers.map((customer) => toRow(customer, seconds));
  const lists = Object.fromEntries(
    SEGMENTS.map((segment) => [
      segment,
      segments && rows.filter((_, index) => segments[index] === segment),
    ]),
  );
  const cohorts = getCohorts(columns, histories, toMonthNumber(now.slice(0, 7)));
  return {
    cohorts: mergeSmallCohorts(cohorts).toReversed(),
    months: cohorts,
    customers: customers.length,
    histories: customers,
    net: customers.reduce((sum, { net }) => sum + net, 0),
    limits,
    lists: {
      ...(lists as Record<(typeof SEGMENTS)[number], readonly CustomerRow[] | undefined>),
      'newly-due':
        limits &&
        segments &&
        rows.filter((_, index) => {
          const customer = customers[index];
          return (
            customer !== undefined &&
            segments[index] !== 'lost' &&
            isNewlyDue(getSilentDays(customer, seconds), limits)
          );
        }),
    },
    withoutCustomer: columns.withoutCustomer,
    withoutFirst: countWithoutFirst(months),
  };
}

/** The first day of a cohort's month or quarter, 'YYYY-MM-DD'. */
export const getFirstDay = ({ month }: Cohort): string => `${fromMonthNumber(month)}-01`;

type Sort = { readonly orderby: string; readonly order: 'asc' | 'desc' };

/** The keys of the columns by which a list can be sorted: names are read for the visible page only. */
export const SORT_KEYS = ['last_order', 'silent_days', 'orders_count', 'net_revenue'] as const;

/** Sorts the rows of a list; equal ones by id. */
export function sortCustomers(
  rows: readonly CustomerRow[],
  { orderby, order }: Sort,
): readonly CustomerRow[] {
  const key = SORT_KEYS.find((each) => each === orderby) ?? 'net_revenue';
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * (one[key] - other[key]) || one.id - other.id);
}
