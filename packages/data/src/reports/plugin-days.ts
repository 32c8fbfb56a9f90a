import { DAY } from '../core/constants.ts';
import type { Environment } from '../core/environment.ts';
import type { Query } from '../core/query.ts';
import { isRecord } from '../core/shapes.ts';
import type { AnyTotals, ReportStats } from './types.ts';

/** The metrics of past days, from `first`, 'YYYY-MM-DD', on, one number a day, as the plugin sends and the browser keeps them. */
export type KeptDays = {
  readonly first: string;
  readonly sales: readonly number[];
  readonly orders: readonly number[];
  /** When the plugin sent them, in milliseconds since 1970. */
  readonly readAt?: number;
};

/** Where days are read. */
export type DaysSource = Pick<Environment, 'hasRoute' | 'now' | 'rest'> & {
  readonly query: Query;
  /** Reads the intervals of a query on one page. */
  readonly readPage: (query: Query) => Promise<ReportStats<AnyTotals>>;
};

/** The path of the net sales and orders of days, in stores with Tillview's plugin. */
export const DAYS_PATH = '/tillview/v1/days';

export const countDays = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY) + 1;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isFinite(each));

export const isKeptDays = (value: unknown): value is KeptDays =>
  isRecord(value) &&
  typeof value['first'] === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value['first']) &&
  !Number.isNaN(Date.parse(value['first'])) &&
  isNumbers(value['sales']) &&
  isNumbers(value['orders']) &&
  value['sales'].length === value['orders'].length;

export const hasDays = ({ first, sales }: KeptDays, from: string, until: string): boolean =>
  first === from && sales.length === countDays(from, until);

/** The first and the last time of a query. */
export const readRange = (query: Query): readonly string[] =>
  [query['after'], query['before']].map((time) => (typeof time === 'string' ? time : ''));

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The sums of days, as a report names them. */
export const sumDays = ({ sales, orders }: KeptDays): AnyTotals => ({
  net_revenue: add(sales),
  orders_count: add(orders),
});

/**
 * Reads all days from the route of the plugin, the last one up to the end of the day or to the time in `before`; undefined if
 * the request fails, because the report has the same days, or says why it has none.
 */
export async function requestDays(
  { rest }: DaysSource,
  from: string,
  before: string,
): Promise<KeptDays | undefined> {
  try {
    const days = await rest.read(DAYS_PATH, { after: from, before }, isKeptDays);
    return hasDays(days, from, before.slice(0, 10)) ? days : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the sums of a range from the first hour of a day on (`isRangeSumQuery`): in stores with the plugin from its days, which
 * cost a large store a fraction of the stats of a report.
 */
export async function readRangeSum(source: DaysSource): Promise<ReportStats<AnyTotals>> {
  const { hasRoute, query, readPage } = source;
  const [after = '', before = ''] = readRange(query);
  const isFromStart = after.endsWith('T00:00:00');
  const days =
    isFromStart && (await hasRoute(DAYS_PATH))
      ? await requestDays(source, after.slice(0, 10), before)
      : undefined;
  return days
    ? { data: { totals: sumDays(days), intervals: [] }, totalResults: 0, totalPages: 1 }
    : readPage(query);
}
