import type { CustomerHistories, OrderColumns } from './customer-history.ts';

/** The customers whose first order was in the same calendar month, or quarter. */
export type Cohort = {
  readonly unit: 'month' | 'quarter';
  /** The first month: year × 12 + month, from 0. */
  readonly month: number;
  readonly customers: number;
  /** The customers with an order, by the months since the first one, up to the present month. */
  readonly active: Uint32Array;
  /** Net sales after refunds, by the months since the first one, up to the present month. */
  readonly net: Float64Array;
};

/** What a cohort is measured by. */
export type CohortMeasure = 'active' | 'net' | 'cumulative';

/** The customers under which the values of a cohort say little: one customer is more than a tenth of them. */
export const SMALL_COHORT = 10;

type Writable = { -readonly [Key in keyof Cohort]: Cohort[Key] };

/** A cohort of a month without customers. */
function createCohort(month: number, presentMonth: number): Writable {
  const length = presentMonth - month + 1;
  return {
    unit: 'month',
    month,
    customers: 0,
    active: new Uint32Array(length),
    net: new Float64Array(length),
  };
}

/**
 * Groups customers by the month of their first order, oldest first, as in cohort analysis (for example Fader & Hardie, How
 * to Project Customer Retention, 2007, whose tables these are; nothing is projected here). `presentMonth` is the last
 * month of each cohort; later orders count in it. Months without new customers have no cohort.
 */
export function getCohorts(
  rows: OrderColumns,
  { customers, positions }: Pick<CustomerHistories, 'customers' | 'positions'>,
  presentMonth: number,
): readonly Cohort[] {
  const cohorts = new Map<number, Writable>();
  const ofCustomers = customers.map(({ firstMonth }) => {
    const month = Math.min(firstMonth, presentMonth);
    const cohort = cohorts.get(month) ?? createCohort(month, presentMonth);
    cohort.customers += 1;
    cohorts.set(month, cohort);
    return cohort;
  });
  // A customer is counted once a month: one byte for each month of each customer.
  const width = Math.max(0, ...[...cohorts.values()].map(({ active }) => active.length));
  const counted = new Uint8Array(customers.length * width);
  for (let index = 0; index < rows.times.length; index++) {
    const position = positions[index] ?? -1;
    const cohort = ofCustomers[position];
    if (!cohort) continue;
    const since = Math.max(0, Math.min(rows.months[index] ?? 0, presentMonth) - cohort.month);
    cohort.net[since]! += rows.net[index] ?? 0;
    const key = position * width + since;
    if (rows.refunds[index] !== 0 || counted[key] !== 0) continue;
    counted[key] = 1;
    cohort.active[since]! += 1;
  }
  return [...cohorts.values()].toSorted((one, other) => one.month - other.month);
}

/** The customers of a month with the same month of their first order; both are year × 12 + month, from 0. */
export type CohortSums = {
  readonly month: number;
  readonly first: number;
  /** The customers with an order in the month. */
  readonly customers: number;
  readonly net: number;
};

/** Builds cohorts from the sums of their months, oldest first: the same as `getCohorts` from the orders. */
export function joinCohorts(sums: readonly CohortSums[], presentMonth: number): readonly Cohort[] {
  const cohorts = new Map<number, Cohort>();
  for (const { first, month, customers, net } of sums) {
    if (first > presentMonth) continue;
    const cohort = cohorts.get(first) ?? createCohort(first, presentMonth);
    const since = Math.max(0, Math.min(month, presentMonth) - first);
    cohort.active[since]! += customers;
    cohort.net[since]! += net;
    cohorts.set(first, cohort);
  }
  return [...cohorts.values()]
    .map((cohort) => ({ ...cohort, customers: cohort.active[0] ?? 0 }))
    .toSorted((one, other) => one.month - other.month);
}

const getQuarter = (month: number): number => Math.floor(month / 3);

/** Combines the cohorts of a quarter. Months since the first order that have not begun for the last of them are left out. */
function combine(cohorts: readonly Cohort[], quarter: number): Cohort {
  const length = Math.min(...cohorts.map(({ active }) => active.length));
  const sum = (read: (cohort: Cohort) => ArrayLike<number>) => (_: unknown, since: number) =>
    cohorts.reduce((total, cohort) => total + (read(cohort)[since] ?? 0), 0);
  return {
    unit: 'quarter',
    month: 3 * quarter,
    customers: cohorts.reduce((total, { customers }) => total + customers, 0),
    active: Uint32Array.from(
      { length },
      sum(({ active }) => active),
    ),
    net: Float64Array.from(
      { length },
      sum(({ net }) => net),
    ),
  };
}

/**
 * Combines the months of each quarter in which a cohort is small, in the order of the cohorts. The present month stays: it
 * is not over, and would hide the months that the others have.
 */
export function mergeSmallCohorts(cohorts: readonly Cohort[]): readonly Cohort[] {
  const isPresent = ({ active }: Cohort) => active.length === 1;
  const small = new Set(
    cohorts
      .filter((cohort) => cohort.customers < SMALL_COHORT && !isPresent(cohort))
      .map(({ month }) => getQuarter(month)),
  );
  const isMerged = (cohort: Cohort) => small.has(getQuarter(cohort.month)) && !isPresent(cohort);
  const done = new Set<number>();
  return cohorts.flatMap((cohort) => {
    const quarter = getQuarter(cohort.month);
    if (!isMerged(cohort)) return cohort;
    if (done.has(quarter)) return [];
    done.add(quarter);
    const months = cohorts.filter((each) => getQuarter(each.month) === quarter && isMerged(each));
    return months.length > 1 ? combine(months, quarter) : cohort;
  });
}

const sumUntil = (values: Float64Array, last: number): number =>
  values.subarray(0, last + 1).reduce((sum, value) => sum + value, 0);

/** The sum over the customers of a cohort, which divided by their number is the value of the measure. */
function getSum({ active, net }: Cohort, measure: CohortMeasure, since: number): number {
  if (measure === 'cumulative') return sumUntil(net, since);
  return (measure === 'active' ? active : net)[since] ?? 0;
}

/**
 * The value of a cohort a number of months after the first order, per customer of the whole cohort: the share with an
 * order in that month, from 0 to 1 (`active`); net sales in that month (`net`); net sales from the first month to that
 * one (`cumulative`). Undefined for a month that has not begun.
 */
export function getCohortValue(
  cohort: Cohort,
  measure: CohortMeasure,
  since: number,
): number | undefined {
  if (since < 0 || since >= cohort.active.length) return undefined;
  return getSum(cohort, measure, since) / cohort.customers;
}

/** Whether a month of a cohort is the present one, which is not over. */
export const isUnfinished = ({ active }: Cohort, since: number): boolean =>
  since === active.length - 1;

/**
 * The value over the customers of all cohorts for which the month is over, each customer counted once: larger cohorts
 * have more weight. Undefined if it is over for none.
 */
export function getCohortAverage(
  cohorts: readonly Cohort[],
  measure: CohortMeasure,
  since: number,
): number | undefined {
  const over = cohorts.filter(({ active }) => since < active.length - 1);
  if (over.length === 0) return undefined;
  const customers = over.reduce((sum, cohort) => sum + cohort.customers, 0);
  return over.reduce((sum, cohort) => sum + getSum(cohort, measure, since), 0) / customers;
}
