import type { Query } from '../core/query.ts';

/** The sums that the plugin knows by day: those from which estimates are made. */
export const HISTORY_FIELDS: readonly string[] = ['net_revenue', 'orders_count'];

const PARAMS = 'after before fields interval order per_page';

/** Whether a query of stats asks for these sums only, unfiltered. */
const isOfHistory = (endpoint: string, query: Query): boolean =>
  endpoint === 'revenue' &&
  JSON.stringify(query['fields']) === JSON.stringify(HISTORY_FIELDS) &&
  Object.keys(query).toSorted().join(' ') === PARAMS;

/** Whether a query of stats asks for the days of an estimate: they end yesterday, and can be kept. */
export const isHistoryQuery = (endpoint: string, query: Query): boolean =>
  query['interval'] === 'day' && isOfHistory(endpoint, query);

/** Whether a query of stats asks for the sums of a range, whose intervals are not used: they are years. */
export const isRangeSumQuery = (endpoint: string, query: Query): boolean =>
  query['interval'] === 'year' && isOfHistory(endpoint, query);
