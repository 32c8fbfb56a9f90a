import type { ReportRequest, ReportRow } from '@tillview/data';

type Query = ReportRequest['filters'];

const MIN = 'orders_count_min';
const MAX = 'orders_count_max';
const BETWEEN = 'orders_count_between';

/** Whether a filter by the number of orders is active. */
export const filtersByOrders = (filters: Query): boolean =>
  [MIN, MAX, BETWEEN].some((name) => name in filters);

/**
 * Whether a row matches the filter by the number of orders. The store's filter counts refunds as orders. A row is never
 * left out if another filter may be the reason why it is listed.
 */
function matchesOrderFilter({ orders_count: count }: ReportRow, filters: Query): boolean {
  if (typeof count !== 'number') return true;
  const others = Object.keys(filters).filter(
    (name) => !['match', MIN, MAX, BETWEEN].includes(name),
  );
  if (filters['match'] === 'any' && others.length > 0) return true;
  const range = filters[BETWEEN];
  if (Array.isArray(range)) {
    const ends = range.map(Number);
    return count >= Math.min(...ends) && count <= Math.max(...ends);
  }
  const [min, max] = [MIN, MAX].map((name) =>
    filters[name] === undefined ? undefined : Number(filters[name]),
  );
  return (min === undefined || count > min) && (max === undefined || count < max);
}

/** Whether a filter is active that the store applies to the list, but not to the totals. */
export const filtersListAlone = (filters: Query): boolean =>
  ['user_type', 'location_includes', 'location_excludes'].some((name) => name in filters);

/**
 * Whether a row matches the filters, where the store's list or totals do not: then both come from the whole list. Undefined
 * for filters that the store applies correctly.
 */
export function getOrderMatcher(filters: Query): ((row: ReportRow) => boolean) | undefined {
  if (filtersByOrders(filters)) return (row) => matchesOrderFilter(row, filters);
  return filtersListAlone(filters) ? () => true : undefined;
}
