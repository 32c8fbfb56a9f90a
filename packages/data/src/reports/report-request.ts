import {
  appendTimestamp,
  type ChartType,
  correctDateQuery,
  type CurrentDates,
  type DateCorrection,
  type DateParams,
  getDateParamsFromQuery,
  getAllowedIntervalsForQuery,
  getChartTypeForQuery,
  getCurrentDates,
  getIntervalForQuery,
  type Interval,
  getDateEnvironment,
} from '@tillview/date';
import {
  type ChartLine,
  type ChartMode,
  getChartLineFromQuery,
  getMatchFromQuery,
  getPageSize,
  getQueryText,
  getSearchFromWords,
  getSearchWords,
  type MatchMode,
} from '@tillview/navigation';
import type { Query } from '../core/query.ts';
import { getPickersQuery } from './filter-query.ts';
import { getPickers, holds, isOfType } from './typed-item.ts';
import { getLongerInterval, getReadableInterval } from './interval-limit.ts';
import type {
  ReportSort,
  ReportSource,
  ReportVariant,
  RowsSource,
  StatsSource,
} from './report-source.ts';

/** One of the two ranges of a request: the range itself, or its comparison. */
export type RangeName = 'primary' | 'secondary';

/** First and last second of a range in the store's local time, `YYYY-MM-DDTHH:mm:ss` without a time zone. */
export type RangeParams = { readonly after: string; readonly before: string };

/** The range and its comparison with their labels, and the URL parameters that they come from. */
export type RequestDates = CurrentDates & {
  readonly params: DateParams;
  /** Invalid dates of the URL that were replaced. */
  readonly corrections: readonly DateCorrection[];
};

/** The parsed, typed URL of a report. Resolved once per render; all report data is derived from it. */
export type ReportRequest = {
  /** Name of the active variant; undefined for the report's default view. */
  readonly variant: string | undefined;
  /**
   * Whether the report is limited to one item that has the type of the source's `ofType`; undefined until the item's
   * type is known.
   */
  readonly isOfType: boolean | undefined;
  readonly stats: StatsSource;
  readonly rows: RowsSource;
  /** Null for a report without a range. */
  readonly dates: RequestDates | null;
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
  /** The selected metric of the URL; undefined without one. */
  readonly chart: string | undefined;
  readonly chartType: ChartType;
  readonly chartMode: ChartMode;
  /** The moving average or running total of the chart's lines; undefined for neither. */
  readonly chartLine: ChartLine | undefined;
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
  readonly match: MatchMode;
  /** The words of the table search. */
  readonly search: readonly string[];
  /**
   * `known`: the requests can be sent. `pending`: the ids of the search results are not known yet. `empty`: the search
   * found nothing, so nothing is requested (an empty id list would mean "all"). `failed`: the search failed.
   */
  readonly scope: 'known' | 'pending' | 'empty' | 'failed';
  /** The error of the search. */
  readonly searchError: Error | undefined;
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

/**
 * A range as request parameters: whole days, except for a comparison that ends at the present time of day. Null without
 * a comparison.
 */
export function toRangeParams(dates: CurrentDates, name: RangeName): RangeParams | null {
  const range = dates[name];
  const isPartialComparison = name === 'secondary' && dates.cut?.isApplied === true;
  return (
    range && {
      after: appendTimestamp(range.after, 'start'),
      before: appendTimestamp(range.before, isPartialComparison ? 'now' : 'end'),
    }
  );
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
): Pick<ReportRequest, 'filters' | 'scope'> {
  const { search } = source;
  if (search?.by === 'ids' && words.length > 0) {
    if (searchError) return { filters: {}, scope: 'failed' };
    if (!foundIds) return { filters: {}, scope: 'pending' };
    if (foundIds.length === 0) return { filters: {}, scope: 'empty' };
    return { filters: { [search.param]: foundIds.join(',') }, scope: 'known' };
  }
  const filters = toLists(
    getPickersQuery(query, getPickers(source, isTyped), source.advancedFilters?.().filters),
    source.listParams,
  );
  const text = search?.by === 'text' && getSearchFromWords(words);
  return {
    filters: text ? { ...filters, ...search.params, [search.param]: text } : filters,
    scope: 'known',
  };
}

/** Parses the URL of a report. Replaces invalid values with defaults; never throws. */
export function resolveReportRequest(
  source: ReportSource,
  query: Query,
  options: ResolveOptions = {},
): ReportRequest {
  const { defaultDateRange } = options;
  const words = source.search ? getSearchWords(query) : [];
  const isTyped = isOfType(source, query, options.itemType);
  const variant = words.length > 0 ? undefined : findVariant(source, query, isTyped);
  const defaultSort = variant?.sort ?? source.sort;
  const sortKeys = variant?.sortKeys ?? source.sortKeys;
  const { query: dateQuery, corrections } = correctDateQuery(query, defaultDateRange);
  const dates = source.hasRange
    ? {
        ...getCurrentDates(dateQuery, defaultDateRange),
        params: getDateParamsFromQuery(dateQuery, defaultDateRange),
        corrections,
      }
    : null;
  const primary = dates && toRangeParams(dates, 'primary');
  const secondary = dates && toRangeParams(dates, 'secondary');
  const usualInterval = getIntervalForQuery(dateQuery, defaultDateRange);
  const allowedIntervals = getAllowedIntervalsForQuery(dateQuery, defaultDateRange);
  const readableInterval =
    primary && getQueryText(query, 'interval') === undefined
      ? getReadableInterval(usualInterval, allowedIntervals, primary)
      : null;
  const isReadable = readableInterval !== null && getDateEnvironment().prefersReadableInterval;
  const interval = isReadable ? readableInterval : usualInterval;
  const ranges = [primary, secondary].filter((range) => range !== null);
  return {
    variant: variant?.name,
    isOfType: isTyped,
    stats: variant?.stats ?? source.stats,
    rows: variant?.rows ?? source.rows,
    dates,
    primary,
    secondary,
    interval,
    allowedIntervals,
    longerInterval: getLongerInterval(interval, allowedIntervals, ranges),
    offeredInterval: isReadable ? usualInterval : readableInterval,
    chart: getQueryText(query, 'chart'),
    chartType: getChartTypeForQuery(query),
    chartMode: variant?.chartMode ?? 'time-comparison',
    chartLine: getChartLineFromQuery(query),
    segmentBy: variant?.segmentBy,
    sort: readSort(query, defaultSort, sortKeys),
    defaultSort,
    sortKeys,
    page: readPage(query),
    pageSize: getPageSize(getQueryText(query, 'per_page')),
    match: getMatchFromQuery(query),
    search: words,
    searchError: options.searchError,
    ...readFilters(source, query, words, options, isTyped),
  };
}
