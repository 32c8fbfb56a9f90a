import {
  correctDateQuery,
  type DateCorrection,
  type DateQuery,
  getAllowedIntervalsForQuery,
  getDateEnvironment,
  getIntervalForQuery,
  getRangeParams,
  type Interval,
  type RangeParams,
} from '@tillview/date';
import {
  getPageSize,
  getQueryText,
  getSearchFromWords,
  readSearchWords,
} from '@tillview/navigation';
import type { Query } from '../core/query.ts';
import { getPickersQuery } from './filter-query.ts';
import { getLongerInterval, getReadableInterval } from './interval-limit.ts';
import type {
  ReportSort,
  ReportSource,
  ReportVariant,
  RowsSource,
  StatsSource,
} from './report-source.ts';
import { getPickers, holds, isOfType } from './typed-item.ts';

/** What a report requests for a URL. It depends on neither moment nor texts, which the first requests do not wait for. */
export type RequestParams = {
  /** The active variant; undefined for the report's default view. */
  readonly activeVariant: ReportVariant | undefined;
  /**
   * Whether the report is limited to one item that has the type of the source's `ofType`; undefined until the item's
   * type is known.
   */
  readonly isOfType: boolean | undefined;
  readonly stats: StatsSource;
  readonly rows: RowsSource;
  /** The date parameters of the URL after correction, and what was corrected. */
  readonly dateQuery: DateQuery;
  readonly corrections: readonly DateCorrection[];
  /** The range as request parameters; null for a report without a range. */
  readonly primary: RangeParams | null;
  /** The comparison as request parameters; null without a comparison. */
  readonly secondary: RangeParams | null;
  readonly interval: Interval;
  readonly allowedIntervals: readonly Interval[];
  /**
   * The shortest possible interval, when the range has too many of the requested `interval` to read them; otherwise
   * null. The stats are then read by this interval, because totals do not depend on it, and the report has no rows or
   * points by `interval`.
   */
  readonly longerInterval: Interval | null;
  /**
   * An alternative to offer when the URL has no interval and the range has many: the interval that keeps the chart
   * readable, or the usual one if the readable one is already in use. Otherwise null.
   */
  readonly offeredInterval: Interval | null;
  readonly segmentBy: string | undefined;
  readonly sort: ReportSort;
  /** The sort for a URL without one. */
  readonly defaultSort: ReportSort;
  /** The keys by which the rows can be sorted; undefined for any. */
  readonly sortKeys: readonly string[] | undefined;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Filters and search as REST API parameters. */
  readonly filters: Query;
  /** The words of the table search. */
  readonly search: readonly string[];
  /**
   * `known`: the requests can be sent. `pending`: the ids of the search results are not known yet. `empty`: the search
   * found nothing, so nothing is requested (an empty id list would mean "all"). `failed`: the search failed.
   */
  readonly scope: 'known' | 'pending' | 'empty' | 'failed';
};

/** Data that is not part of the URL. */
export type ResolveOptions = {
  /** The ids that the table search found; undefined until known. */
  foundIds?: readonly (string | number)[] | undefined;
  /** The error of the search for these ids. */
  searchError?: Error | undefined;
  /** The type of the item of the source's `ofType`; undefined until known. */
  itemType?: string | undefined;
  /** Query string of the range for a URL without one. Default: the configured range. */
  defaultDateRange?: string | undefined;
};

function findVariant(
  { variants = [] }: ReportSource,
  query: Query,
  isTyped: boolean | undefined,
): ReportVariant | undefined {
  return variants.find(({ when, needsType }) => {
    if (needsType && (isTyped === false || (isTyped === undefined && needsType === 'known')))
      return false;
    return holds(when, query);
  });
}

function readPage(query: Query): number {
  const page = Number(getQueryText(query, 'paged'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function readSort(query: Query, fallback: ReportSort, keys?: readonly string[]): ReportSort {
  const orderby = getQueryText(query, 'orderby');
  const order = getQueryText(query, 'order');
  const isKnown = orderby !== undefined && (!keys || keys.includes(orderby));
  if (orderby !== undefined && !isKnown) return fallback;
  return {
    orderby: orderby ?? fallback.orderby,
    order: order === 'asc' || order === 'desc' ? order : isKnown ? 'desc' : fallback.order,
  };
}

function toLists(filters: Query, listParams: readonly string[] = []): Query {
  const lists = listParams.flatMap((name) => {
    const value = filters[name];
    return typeof value === 'string' ? [[name, [value]]] : [];
  });
  return { ...filters, ...Object.fromEntries(lists) };
}

function readFilters(
  source: ReportSource,
  query: Query,
  words: readonly string[],
  { foundIds, searchError }: ResolveOptions,
  isTyped: boolean | undefined,
  readAdvanced: (query: Query) => Query,
): Pick<RequestParams, 'filters' | 'scope'> {
  const { search } = source;
  if (search?.by === 'ids' && words.length > 0) {
    if (searchError) return { filters: {}, scope: 'failed' };
    if (!foundIds) return { filters: {}, scope: 'pending' };
    if (foundIds.length === 0) return { filters: {}, scope: 'empty' };
    return { filters: { [search.param]: foundIds.join(',') }, scope: 'known' };
  }
  const filters = toLists(
    getPickersQuery(query, getPickers(source, isTyped), readAdvanced),
    source.listParams,
  );
  const text = search?.by === 'text' && getSearchFromWords(words);
  return {
    filters: text ? { ...filters, ...search.params, [search.param]: text } : filters,
    scope: 'known',
  };
}

/**
 * Resolves what a report requests for a URL. Replaces invalid values with defaults; throws only what `readAdvanced`
 * throws, which reads the advanced filters of a URL that has some.
 */
export function resolveRequestParams(
  source: ReportSource,
  query: Query,
  options: ResolveOptions,
  readAdvanced: (query: Query) => Query,
): RequestParams {
  const { defaultDateRange } = options;
  const words = source.search ? readSearchWords(query) : [];
  const isTyped = isOfType(source, query, options.itemType);
  const variant = words.length > 0 ? undefined : findVariant(source, query, isTyped);
  const defaultSort = variant?.sort ?? source.sort;
  const sortKeys = variant?.sortKeys ?? source.sortKeys;
  const { query: dateQuery, corrections } = correctDateQuery(query, defaultDateRange);
  const { primary, secondary } = source.hasRange
    ? getRangeParams(dateQuery, defaultDateRange)
    : { primary: null, secondary: null };
  const usualInterval = getIntervalForQuery(dateQuery, defaultDateRange);
  const allowedIntervals = getAllowedIntervalsForQuery(dateQuery, defaultDateRange);
  const readableInterval =
    primary && getQueryText(query, 'interval') === undefined
      ? getReadableInterval(usualInterval, allowedIntervals, primary, source.mostPoints)
      : null;
  const isReadable =
    readableInterval !== null &&
    (source.mostPoints !== undefined || getDateEnvironment().prefersReadableInterval);
  const interval = isReadable ? readableInterval : usualInterval;
  const ranges = [primary, secondary].filter((range) => range !== null);
  return {
    activeVariant: variant,
    isOfType: isTyped,
    stats: variant?.stats ?? source.stats,
    rows: variant?.rows ?? source.rows,
    dateQuery,
    corrections,
    primary,
    secondary,
    interval,
    allowedIntervals,
    longerInterval: getLongerInterval(interval, allowedIntervals, ranges),
    offeredInterval: isReadable ? usualInterval : readableInterval,
    segmentBy: variant?.segmentBy,
    sort: readSort(query, defaultSort, sortKeys),
    defaultSort,
    sortKeys,
    page: readPage(query),
    pageSize: getPageSize(getQueryText(query, 'per_page')),
    search: words,
    ...readFilters(source, query, words, options, isTyped, readAdvanced),
  };
}
