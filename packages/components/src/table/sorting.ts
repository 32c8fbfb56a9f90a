import type { SortDirection, TableHeader, TableQuery } from './types.ts';

export type Sort = {
  key: string | undefined;
  direction: SortDirection;
};

/** Lists are sorted from the largest down unless something else is said (spec §4). */
const DEFAULT_ORDER: SortDirection = 'desc';

function toDirection(order: string | undefined): SortDirection | undefined {
  return order === 'asc' || order === 'desc' ? order : undefined;
}

/** By what a table is sorted: as the query says, else by its default-sort column and that column's own order. */
export function getSort(headers: readonly TableHeader[], query: TableQuery): Sort {
  const asked = toDirection(query.order);
  if (query.orderby) return { key: query.orderby, direction: asked ?? DEFAULT_ORDER };
  const header = headers.find(({ defaultSort }) => defaultSort);
  return { key: header?.key, direction: asked ?? header?.defaultOrder ?? DEFAULT_ORDER };
}

/** The direction that choosing a column gives: the other one where it is sorted already, else descending (spec §4). */
export function getNextDirection(key: string, sort: Sort): SortDirection {
  if (sort.key !== key) return DEFAULT_ORDER;
  return sort.direction === 'desc' ? 'asc' : 'desc';
}

/**
 * The column to sort by when the sorted one is hidden: the default-sort column, else the first visible column
 * that can be sorted, never the hidden one (spec §4, readings A6 and A7).
 */
export function getResetKey(
  headers: readonly TableHeader[],
  shownKeys: readonly string[],
  hiddenKey: string,
): string | undefined {
  const others = headers.filter(({ key, isSortable }) => isSortable && key !== hiddenKey);
  const fallback = others.find(({ defaultSort }) => defaultSort);
  return (fallback ?? others.find(({ key }) => shownKeys.includes(key)))?.key;
}
