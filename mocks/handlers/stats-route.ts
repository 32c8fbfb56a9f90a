import { computeStats } from '../analytics/stats.ts';
import type { LocalTime } from '../local-time.ts';
import { pickFigures } from './figures.ts';
import type { RestResponse, RestRequest } from './route.ts';
import { readStatsQuery, statsResponse } from './stats-response.ts';

/** What a stats report is made of. */
export type StatsSpec<Row, Figures extends object> = {
  rows: readonly Row[];
  localTimeOf: (row: Row) => LocalTime | null;
  aggregate: (rows: readonly Row[]) => Figures;
  /** The segments of some rows; absent in a report that has none, not even an empty list. */
  segmentsOf?: (rows: readonly Row[]) => unknown[];
  /** Columns whose figure has another name. */
  aliases?: Readonly<Record<string, string>>;
  /** Figures that the totals tell in any case, and those that the first interval does. */
  always?: { totals: readonly string[]; first: readonly string[] };
  /** Figures that only the totals have. */
  onlyTotals?: readonly string[];
};

/** Answers a stats report: totals and one page of intervals, reckoned in the same way. */
export function respondWithStats<Row, Figures extends object>(
  request: RestRequest,
  {
    rows,
    localTimeOf,
    aggregate,
    segmentsOf,
    aliases,
    always,
    onlyTotals = [],
  }: StatsSpec<Row, Figures>,
): RestResponse {
  const { store, args } = request;
  const query = readStatsQuery(args, store);
  const name = aliases?.[query.orderby] ?? query.orderby;
  const valueOf = (some: readonly Row[]) =>
    Object.entries(aggregate(some)).find(([key]) => key === name)?.[1];
  // A store takes columns that its report has not; nothing can be sorted by them.
  if (typeof valueOf([]) !== 'number') query.orderby = 'date';
  const report = computeStats<Row, readonly Row[]>(
    rows,
    localTimeOf,
    (some) => some,
    (some) => Number(valueOf(some)),
    query,
    store.settings.weekStart,
  );
  const fields = args.list('fields');
  const write = (some: readonly Row[], extra: readonly string[], without: readonly string[]) => ({
    ...pickFigures(
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
      totals: write(report.totals, always?.totals ?? [], []),
      intervals: report.intervals.map(({ subtotals, ...interval }, index) => ({
        ...interval,
        subtotals: write(subtotals, index === 0 ? (always?.first ?? []) : [], onlyTotals),
      })),
    },
  );
}

/** A segment with the figures of its own rows. A real store writes the number of one that sold as text. */
export function writeSegment(id: number, label: string | null, subtotals: object, isText: boolean) {
  return { segment_id: isText ? String(id) : id, segment_label: label, subtotals };
}
