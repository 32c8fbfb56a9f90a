import { appendTimestamp, isoDateFormat, toMoment } from '@tillview/date';
import {
  type ActiveFilter,
  ADVANCED_FILTER_VALUE,
  type AdvancedFilterMap,
  type FilterConfig,
  flattenFilters,
  getActiveFiltersFromQuery,
  getMatchFromQuery,
  getQueryFromActiveFilters,
  getQueryText,
} from '@tillview/navigation';
import type { Query } from '../core/query.ts';

/** What decides which filters of the address reach a report's request. */
export type FilterQueryOptions = {
  endpoint: string;
  /** The address query. */
  query: Query;
  /** Parameters that hold the found ids while the address searches; the endpoint's own name when left out. */
  limitBy?: readonly string[] | undefined;
  filters?: readonly FilterConfig[] | undefined;
  advancedFilters?: { readonly filters?: AdvancedFilterMap } | undefined;
};

function stamp(day: string, timeOfDay: 'start' | 'end'): string {
  const date = toMoment(isoDateFormat, day);
  // A value that is no day is sent as it is: the store rejects it, and the page shows its message.
  return date ? appendTimestamp(date, timeOfDay) : day;
}

/** Days become instants of the store's day: after means from its start, before to its end, between both. */
function withTimes(filter: ActiveFilter, config: AdvancedFilterMap): ActiveFilter {
  const { key, rule, value } = filter;
  if (config[key]?.input.component !== 'Date') return filter;
  if (typeof value !== 'string') {
    const [start = '', end = ''] = value;
    return { ...filter, value: [stamp(start, 'start'), stamp(end, 'end')] };
  }
  if (rule !== 'after' && rule !== 'before') return filter;
  return { ...filter, value: stamp(value, rule === 'after' ? 'start' : 'end') };
}

/**
 * The store takes whole numbers only as the ends of a range, but any number as a bound: a range of amounts with decimals
 * goes out as its two bounds, which both must hold under any match mode.
 */
function toBounds(filter: ActiveFilter, config: AdvancedFilterMap): ActiveFilter[] {
  const { key, rule, value } = filter;
  if (config[key]?.input.component !== 'Currency' || rule !== 'between') return [filter];
  const ends = Array.isArray(value) ? value.map(Number) : [];
  if (ends.every((end) => Number.isInteger(end)) || ends.some(Number.isNaN)) return [filter];
  return [
    { key, rule: 'min', value: String(Math.min(...ends)) },
    { key, rule: 'max', value: String(Math.max(...ends)) },
  ];
}

function getAdvancedQuery(query: Query, config: AdvancedFilterMap): Query {
  const active = getActiveFiltersFromQuery(query, config);
  if (active.length === 0) return {};
  const sent = active
    .map((filter) => withTimes(filter, config))
    .flatMap((filter) => toBounds(filter, config));
  // The address leaves `match` out for all; the request always names it (readings C6).
  return {
    match: getMatchFromQuery(query),
    ...getQueryFromActiveFilters(sent, {}, config),
  };
}

function getUniqueIds(ids: string): string {
  return [...new Set(ids.split(','))].join(',');
}

function getPickerQuery(
  { param, filters }: FilterConfig,
  query: Query,
  advancedFilters: AdvancedFilterMap,
): Query {
  const value = getQueryText(query, param);
  const chosen = flattenFilters(filters).find((option) => option.value === value);
  if (value === undefined || !chosen) return {};
  if (value === ADVANCED_FILTER_VALUE) return getAdvancedQuery(query, advancedFilters);
  if (!chosen.settings) return { [param]: value };
  const ids = getQueryText(query, chosen.settings.param);
  // An id that stands twice, as in an address that was edited by hand, is one item.
  return ids === undefined ? {} : { [chosen.settings.param]: getUniqueIds(ids) };
}

/** The filters that stand in an address as request parameters: those of every picker, the later winning. */
export function getPickersQuery(
  query: Query,
  filters: readonly FilterConfig[] = [],
  advancedFilters: AdvancedFilterMap = {},
): Query {
  return Object.assign(
    {},
    ...filters.map((picker) => getPickerQuery(picker, query, advancedFilters)),
  );
}

/**
 * Whether the address searches and its search has found nothing: the parameters that would hold the found ids are
 * there, and empty. To a store an empty list of ids means all, so such a report must not be requested at all.
 */
export function hasEmptyMatch({
  endpoint,
  query,
  limitBy = [endpoint],
}: FilterQueryOptions): boolean {
  if (getQueryText(query, 'search') === undefined) return false;
  const found = limitBy.map((param) => query[param]).filter((ids) => ids !== undefined);
  return found.length > 0 && found.every((ids) => ids === '');
}

/**
 * The filters of an address as request parameters (R7.26): those of a search alone while there
 * is one, else those of every picker, the later winning.
 */
export function getFilterQuery({
  endpoint,
  query,
  limitBy = [endpoint],
  filters = [],
  advancedFilters = {},
}: FilterQueryOptions): Query {
  if (getQueryText(query, 'search') !== undefined) {
    return Object.fromEntries(limitBy.map((param) => [param, query[param]]));
  }
  return getPickersQuery(query, filters, advancedFilters.filters);
}
