import { computeStats } from '../analytics/stats.ts';
import type { LocalTime } from '../local-time.ts';
import { pickMetrics } from './metrics.ts';
import type { RestResponse, RestRequest } from './route.ts';
import { readStatsQuery, statsResponse } from './stats-response.ts';

/** The definition of a stats report. */
export type StatsSpec<Row, Metrics extends object> = {
  rows: readonly Row[];
  localTimeOf: (row: Row) => LocalTime | null;
  aggregate: (rows: readonly Row[]) => Metrics;
  /** The segments of rows; without it, the response has no `segments` at all. */
  segmentsOf?: (rows: readonly Row[]) => unknown[];
  /** Maps `orderby` values to metric names, where they differ. */
  aliases?: Readonly<Record<string, string>>;
  /** Metrics that are included even when not requested, in the totals and in the first interval. */
  always?: { totals: readonly string[]; first: readonly string[] };
  /** Metrics that only the totals include. */
  onlyTotals?: readonly string[];
  /** Whether `fields=a,b` is ignored. `fields[0]=a&fields[1]=b` always works. */
  ignoresTextFields?: boolean;
};

/** Responds to a stats request with the totals and one page of intervals. */
export function respondWithStats<Row, Metrics extends object>(
  request: RestRequest,
  {
    rows,
    localTimeOf,
    aggregate,
    segmentsOf,
    aliases,
    always,
    onlyTotals = [],
    ignoresTextFields = false,
  }: StatsSpec<Row, Metrics>,
): RestResponse {
  const { store, args } = request;
  const query = readStatsQuery(args, store);
  const name = aliases?.[query.orderby] ?? query.orderby;
  const valueOf = (some: readonly Row[]) =>
    Object.entries(aggregate(some)).find(([key]) => key === name)?.[1];
  // WooCommerce also accepts `orderby` values of metrics that the report does not have. It then sorts by date.
  if (typeof valueOf([]) !== 'number') query.orderby = 'date';
  const report = computeStats(
    rows,
    localTimeOf,
    (some) => Number(valueOf(some)),
    query,
    store.settings.weekStart,
  );
  const fields =
    ignoresTextFields && typeof request.query['fields'] === 'string' ? [] : args.list('fields');
  const serialize = (
    some: readonly Row[],
    extra: readonly string[],
    without: readonly string[],
  ) => ({
    ...pickMetrics(
      Object.fromEntries(Object.entries(aggregate(some)).filter(([key]) => !without.includes(key))),
      fields,
      extra,
    ),
    ...(segmentsOf ? { segments: segmentsOf(some) } : {}),
  });
  return statsResponse(
    request,
    query,
    report && {
      totals: serialize(report.totals, always?.totals ?? [], []),
      intervals: report.intervals.map(({ subtotals, ...interval }, index) => ({
        ...interval,
        subtotals: serialize(subtotals, index === 0 ? (always?.first ?? []) : [], onlyTotals),
      })),
    },
  );
}

/** A segment of a stats response. A real store sends the id of a segment with sales as a string. */
export function serializeSegment(
  id: number,
  label: string | null,
  subtotals: object,
  isText: boolean,
) {
  return { segment_id: isText ? String(id) : id, segment_label: label, subtotals };
}
