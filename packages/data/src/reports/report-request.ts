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

/** Which of the two ranges of a request. */
export type RangeName = 'primary' | 'secondary';

/** First and last second of a range in the store's local time, `YYYY-MM-DDTHH:mm:ss` without a zone. */
export type RangeParams = { readonly after: string; readonly before: string };

/** The range and its comparison with their labels, and the choices of the address that they come from. */
export type RequestDates = CurrentDates & {
  readonly params: DateParams;
  /** What of the address was wrong, and was replaced. */
  readonly corrections: readonly DateCorrection[];
};

/** The typed, resolved form of a report's address: made once per render, the only input of everything below it. */
export type ReportRequest = {
  /** Name of the variant in force; undefined for the report's plain view. */
  readonly variant: string | undefined;
  /** Whether the report is narrowed to an item of the source's `ofType`; undefined while its type is not known. */
  readonly isOfType: boolean | undefined;
  readonly stats: StatsSource;
  readonly rows: RowsSource;
  /** Null for a report without a range. */
  readonly dates: RequestDates | null;
  /** What the requests send of the range; null for a report without a range. */
  readonly primary: RangeParams | null;
  /** The same for the comparison; null without one. */
  readonly secondary: RangeParams | null;
  readonly interval: Interval;
  readonly allowedIntervals: readonly Interval[];
  /**
   * Where a range has more intervals than can be read: the next longer interval to offer. The figures are then read by
   * it, since totals do not depend on the interval, and there are no rows and points of `interval`. Null otherwise.
   */
  readonly longerInterval: Interval | null;
  /**
   * Where the address names no interval and the range has many: the other choice of the usual interval and the finest one
   * that gives few enough points to read, to offer. Null otherwise.
   */
  readonly offeredInterval: Interval | null;
  /** The figure that the address selects; undefined when it names none. */
  readonly chart: string | undefined;
  readonly chartType: ChartType;
  readonly chartMode: ChartMode;
  /** What the lines of the chart show besides the figures; undefined: the figures alone. */
  readonly chartLine: ChartLine | undefined;
  readonly segmentBy: string | undefined;
  readonly sort: ReportSort;
  /** The sort of an address that names none. */
  readonly defaultSort: ReportSort;
  /** The keys that the rows can be sorted by; undefined: any. */
  readonly sortKeys: readonly string[] | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Filters and search as REST parameters. */
  readonly filters: Query;
  readonly match: MatchMode;
  /** The words of the table search. */
  readonly search: readonly string[];
  /**
   * `known`: the requests can be sent. `pending`: the ids that the search finds are not known yet. `empty`: the search
   * found nothing, so nothing is requested (an empty id list would mean "all"). `failed`: the search failed.
   */
  readonly scope: 'known' | 'pending' | 'empty' | 'failed';
  /** How the search failed. */
  readonly searchError: Error | undefined;
};

/** What resolving an address may need besides it. */
export type ResolveOptions = {
  /** The ids that the words of the table search found; undefined while they are looked up. */
  foundIds?: readonly (string | number)[] | undefined;
  /** How looking them up failed. */
  searchError?: Error | undefined;
  /** The type of the item of the source's `ofType`; undefined while it is not known. */
  itemType?: string | undefined;
  /** Query string of the range of an address that names none; the configured one when left out. */
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
 * What a request sends of a range of dates: whole days, but for a comparison that ends at the present time of day. Null
 * without a comparison.
 */
export function toRangeParams(dates: CurrentDates, name: RangeName): RangeParams | null {
  const range = dates[name];
  const isCut = name === 'secondary' && dates.cut?.isApplied === true;
  return (
    range && {
      after: appendTimestamp(range.after, 'start'),
      before: appendTimestamp(range.before, isCut ? 'now' : 'end'),
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

/** Reads a report's address. What the address names wrongly takes its default; nothing here throws. */
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
