import type { Query } from '../core/query.ts';

/** What is kept of past days: what an estimate is made from. */
export const HISTORY_FIELDS: readonly string[] = ['net_revenue', 'orders_count'];

const PARAMS = 'after before fields interval order per_page';

/** Whether a query of stats asks for the days of an estimate, unfiltered: they end yesterday, and can be kept. */
export const isHistoryQuery = (endpoint: string, query: Query): boolean =>
  endpoint === 'revenue' &&
  query['interval'] === 'day' &&
  JSON.stringify(query['fields']) === JSON.stringify(HISTORY_FIELDS) &&
  Object.keys(query).toSorted().join(' ') === PARAMS;
