import { isDayText } from '@tillview/date';
import {
  type ActiveFilter,
  ADVANCED_FILTER_VALUE,
  type AdvancedFilterMap,
  type FilterConfig,
  flattenFilters,
  getActiveFiltersFromQuery,
  getIdsFromQuery,
  getKeysFromQuery,
  getMatchFromQuery,
  getQueryFromActiveFilters,
  getQueryText,
} from '@tillview/navigation';
import type { Query } from '../core/query.ts';

/** Decides which filters of the URL are sent with a report request. */
export type FilterQueryOptions = {
  endpoint: string;
  /** The query of the page URL. */
  query: Query;
  /**
   * The parameters that contain the ids of the search results while the URL has a search. Default: the name of the
   * endpoint.
   */
  limitBy?: readonly string[] | undefined;
  filters?: readonly FilterConfig[] | undefined;
  advancedFilters?: { readonly filters?: AdvancedFilterMap } | undefined;
};

function appendTime(day: string, timeOfDay: 'start' | 'end'): string {
  // A value that is not a date is sent unchanged: the server rejects it, and the page shows the server's message.
  return isDayText(day) ? `${day}T${timeOfDay === 'start' ? '00:00:00' : '23:59:59'}` : day;
}

/**
 * Adds a time of day in the store's time zone to dates: `after` starts with the day, `before` includes the whole day,
 * `between` both.
 */
function withTimes(filter: ActiveFilter, config: AdvancedFilterMap): ActiveFilter {
  const { key, rule, value } = filter;
  if (config[key]?.input.component !== 'Date') return filter;
  if (typeof value !== 'string') {
    const [start = '', end = ''] = value;
    return { ...filter, value: [appendTime(start, 'start'), appendTime(end, 'end')] };
  }
  if (rule !== 'after' && rule !== 'before') return filter;
  return { ...filter, value: appendTime(value, rule === 'after' ? 'start' : 'end') };
}

/**
 * The server only accepts integers for `between`, but any number for `min` and `max`: a range with decimals is sent as
 * these two rules, which must both apply in every match mode.
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

/** The advanced filters of the URL as request parameters. */
export function getAdvancedQuery(query: Query, config: AdvancedFilterMap = {}): Query {
  const active = getActiveFiltersFromQuery(query, config);
  if (active.length === 0) return {};
  const sent = active
    .map((filter) => withTimes(filter, config))
    .flatMap((filter) => toBounds(filter, config));
  // The URL omits `match` for "all"; the request always includes it (readings C6).
  return {
    match: getMatchFromQuery(query),
    ...getQueryFromActiveFilters(sent, {}, config),
  };
}

function getPickerQuery(
  { param, filters }: FilterConfig,
  query: Query,
  readAdvanced: (query: Query) => Query,
): Query {
  const value = getQueryText(query, param);
  const selected = flattenFilters(filters).find((option) => option.value === value);
  if (value === undefined || !selected) return {};
  if (value === ADVANCED_FILTER_VALUE) return readAdvanced(query);
  if (!selected.settings) return { [param]: value };
  const keys = getKeysFromQuery(query, selected.settings);
  return keys === '' ? {} : { [selected.settings.param]: keys };
}

/**
 * The filters of the URL as request parameters. When several pickers set the same parameter, the last one wins.
 * `readAdvanced` reads the advanced filters, while a picker selects them.
 */
export function getPickersQuery(
  query: Query,
  filters: readonly FilterConfig[],
  readAdvanced: (query: Query) => Query,
): Query {
  return Object.assign({}, ...filters.map((picker) => getPickerQuery(picker, query, readAdvanced)));
}

/**
 * Whether the URL has a search without results: the parameters for the found ids are present but empty. The server
 * treats an empty list of ids as "all", so such a report must not be requested.
 */
export function hasEmptyMatch({
  endpoint,
  query,
  limitBy = [endpoint],
}: FilterQueryOptions): boolean {
  if (getQueryText(query, 'search') === undefined) return false;
  const found = limitBy.map((param) => query[param]).filter((ids) => ids !== undefined);
  return found.length > 0 && found.every((ids) => getIdsFromQuery(ids).length === 0);
}

/**
 * The filters of the URL as request parameters (R7.26): with a search, only the ids that it found; otherwise the
 * filters of all pickers, where the last one wins.
 */
export function getFilterQuery({
  endpoint,
  query,
  limitBy = [endpoint],
  filters = [],
  advancedFilters = {},
}: FilterQueryOptions): Query {
  if (getQueryText(query, 'search') !== undefined) {
    return Object.fromEntries(
      limitBy
        .filter((param) => query[param] !== undefined)
        .map((param) => [param, getIdsFromQuery(query[param]).join(',')]),
    );
  }
  return getPickersQuery(query, filters, (own) => getAdvancedQuery(own, advancedFilters.filters));
}
