import type { SortOrder } from '@tillview/navigation';
import type { TableHeader, TableQuery } from './types.ts';

export type Sort = {
  key: string | undefined;
  direction: SortOrder;
};

/** The default order: largest first (R4.39). */
const DEFAULT_ORDER: SortOrder = 'desc';

function toDirection(order: string | undefined): SortOrder | undefined {
  return order === 'asc' || order === 'desc' ? order : undefined;
}

/** The sort of a table: from the query, or by default its default-sort column in the default order of that column. */
export function getTableSort(headers: readonly TableHeader[], query: TableQuery): Sort {
  const requested = toDirection(query.order);
  if (query.orderby) return { key: query.orderby, direction: requested ?? DEFAULT_ORDER };
  const header = headers.find(({ defaultSort }) => defaultSort);
  return { key: header?.key, direction: requested ?? header?.defaultOrder ?? DEFAULT_ORDER };
}

/**
 * The sort direction after a click on a column: reversed for the sorted column, otherwise descending (R4.37, R4.38).
 */
export function getNextDirection(key: string, sort: Sort): SortOrder {
  if (sort.key !== key) return DEFAULT_ORDER;
  return sort.direction === 'desc' ? 'asc' : 'desc';
}

/**
 * The column to sort by when the sorted column is hidden: the default-sort column, or the first visible sortable
 * column, never the hidden one (R4.33, R4.34, readings A6 and A7).
 */
export function getResetKey(
  headers: readonly TableHeader[],
  hiddenKeys: readonly string[],
  hiddenKey: string,
): string | undefined {
  const others = headers.filter(({ key, isSortable }) => isSortable && key !== hiddenKey);
  const fallback = others.find(({ defaultSort }) => defaultSort);
  return (fallback ?? others.find(({ key }) => !hiddenKeys.includes(key)))?.key;
}
