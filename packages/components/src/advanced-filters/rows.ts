import {
  getActiveFiltersFromQuery,
  getDefaultOptionValue,
  getMatchFromQuery,
  getQueryFromActiveFilters,
  getQueryFromMatch,
  type ActiveFilter,
  type ActiveFilterValue,
  type AdvancedFilterConfig,
  type AdvancedFilterMap,
  type MatchMode,
  type Query,
  type QueryUpdate,
} from '@tillview/navigation';
import type { Autocompleter } from '../search/types.ts';

export type FilterMap = AdvancedFilterMap<Autocompleter>;
export type FilterConfigOf = AdvancedFilterConfig<Autocompleter>;

/** An active filter in the panel; `id` identifies its row when others are added or removed. */
export type Row = {
  id: number;
  filter: ActiveFilter;
};

export const BETWEEN = 'between';

/**
 * Creates the rows for the filters in the URL. Ids are never reused: otherwise a row would show the state of an earlier
 * one.
 */
export function getRows(query: Query, filters: FilterMap, firstId: number): Row[] {
  return getActiveFiltersFromQuery(query, filters).map((filter, index) => ({
    id: firstId + index,
    filter,
  }));
}

/** Creates a filter with its first rule and the default option (R4.2, R4.3). */
export function createFilter(
  key: string,
  config: FilterConfigOf,
  rows: readonly Row[],
): ActiveFilter {
  const rule = config.rules?.[0]?.value;
  const { component, options } = config.input;
  const value =
    component === 'SelectControl' && options ? (getDefaultOptionValue(config, options) ?? '') : '';
  const copies = rows.filter(({ filter }) => filter.key === key);
  return {
    key,
    ...(rule === undefined ? {} : { rule }),
    value: rule === BETWEEN ? [value, ''] : value,
    ...(config.allowMultiple
      ? { instance: Math.max(0, ...copies.map(({ filter }) => filter.instance ?? 0)) + 1 }
      : {}),
  };
}

/**
 * The keys of the filters that can be added: each only once, or any number of times with `allowMultiple` (R4.5, R4.6).
 */
export function getAddableKeys(filters: FilterMap, rows: readonly Row[]): string[] {
  return Object.entries(filters)
    .filter(
      ([key, { allowMultiple }]) => allowMultiple || !rows.some((row) => row.filter.key === key),
    )
    .map(([key]) => key);
}

/** The two ends of a value; the second is empty for a single value. */
export function getEnds(value: ActiveFilterValue): [string, string] {
  return typeof value === 'string' ? [value, ''] : [value[0] ?? '', value[1] ?? ''];
}

/**
 * Changes the rule of a filter. For `between`, the value becomes the first end; any other rule keeps the first end that
 * is not empty (R4.18, readings C8). A pair of attribute and term stays unchanged.
 */
export function changeRule(
  filter: ActiveFilter,
  rule: string,
  config: FilterConfigOf,
): ActiveFilter {
  const { value } = filter;
  if (config.input.component === 'ProductAttribute') return { ...filter, rule };
  if (rule === BETWEEN) return { ...filter, rule, value: getEnds(value) };
  return { ...filter, rule, value: getEnds(value).find((end) => end !== '') ?? '' };
}

/** The query parameters that the Filter button changes: the complete filters, the match, and the page. */
export function getFilterUpdate(
  rows: readonly Row[],
  match: MatchMode,
  query: Query,
  filters: FilterMap,
): QueryUpdate {
  return {
    ...getQueryFromActiveFilters(
      rows.map(({ filter }) => filter),
      query,
      filters,
    ),
    ...getQueryFromMatch(match),
    // Resets the page number: it belongs to the results of the previous filters.
    paged: undefined,
  };
}

/** The filters and the match in the URL, as a string for comparison. */
export function getSignature(query: Query, filters: FilterMap): string {
  return JSON.stringify([getActiveFiltersFromQuery(query, filters), getMatchFromQuery(query)]);
}
