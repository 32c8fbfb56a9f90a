import type { Days } from './expected-ranges.ts';
import { daysBetween } from './days.ts';
import type { ExpectedRow } from './compare-cells.ts';
import { pairForTable } from './pair-intervals.ts';
import type { CellContext, ReportCheck, TableCheck, View, ViewRange } from './report-check.ts';
import {
  toNumber,
  toRow,
  toRows,
  toText,
  type Interval,
  type Params,
  type Row,
  type Stats,
  type StoreClient,
} from './store-client.ts';
import { textOf } from './cells.ts';
import type { Texts, Unit } from './store-formatters.ts';

/** The number of rows on a page of a report's table. */
export const PAGE_SIZE = 25;

/** The metrics of a view, and the metrics of its comparison. */
export type ViewMetrics = { primary: Stats; secondary: Stats | undefined };

/** The request parameters of a range of days. */
export const rangeParams = ([first, last]: Days): Params => ({
  after: `${first}T00:00:00`,
  before: `${last}T23:59:59`,
});

/** Reads the metrics of a view from the store. */
export async function readMetrics(
  client: StoreClient,
  report: ReportCheck,
  { range, filters, statsParams, stats = report.stats }: View,
): Promise<ViewMetrics> {
  const path = `wc-analytics/reports/${stats}/stats`;
  const rest = { ...filters, ...statsParams };
  if (!range) {
    const body = toRow(await client.get(path, stats === 'stock' ? {} : rest));
    return { primary: { totals: toRow(body['totals']), intervals: [] }, secondary: undefined };
  }
  const read = (days: Days) =>
    client.stats(path, { ...rangeParams(days), interval: range.unit, ...rest });
  const [primary, secondary] = await Promise.all([
    read(range.primary),
    range.secondary ? read(range.secondary) : undefined,
  ]);
  return { primary, secondary };
}

/** The texts of the summary cards. */
export function expectedCards(
  { cards, stats }: ReportCheck,
  { range }: View,
  { primary, secondary }: ViewMetrics,
  { texts }: CellContext,
): string[] {
  return cards.map(([title, key, kind]) =>
    texts.card(
      { stat: `${stats}/${key}`, title, kind },
      toNumber(primary.totals[key]),
      toNumber(secondary?.totals[key]),
      range?.secondaryLabel,
    ),
  );
}

/** The expected texts of a table. */
export type ExpectedTable = { head: string[]; rows: string[][] };

/** The name of an interval in the table of a chart, with the days that an incomplete one includes. */
function nameInChart(
  texts: Texts,
  unit: Unit,
  { date_start: start, date_end: end }: Interval,
): string {
  const part = texts.partOf(unit, start, end);
  return `${texts.intervalInChart(unit, start)}${part && `, ${part}`}`;
}

/** The intervals that have begun, each with its name in the table of a chart that compares nothing. */
export const begunIntervals = (texts: Texts, unit: Unit, intervals: readonly Interval[]) =>
  intervals
    .filter(({ date_start: start }) => texts.hasBegun(start))
    .map((interval) => {
      const { date_start: start, date_end: end } = interval;
      const mark = texts.isIncomplete(start, end) ? ' (incomplete)' : '';
      return { name: `${nameInChart(texts, unit, interval)}${mark}`, interval };
    });

/** The expected table of the chart: each interval beside its compared interval. */
export function expectedChart(
  { cards, chart = cards[0]?.[1] }: ReportCheck,
  view: View & { range: ViewRange },
  { primary, secondary }: ViewMetrics,
  { texts }: CellContext,
): ExpectedTable {
  const { primaryLabel, secondaryLabel, unit } = view.range;
  const card = cards.find(([, key]) => key === (view.chart ?? chart));
  if (!card) throw new Error('A report without metrics has no chart.');
  const [, key, kind] = card;
  const { primary: days, secondary: earlierDays } = view.range;
  const metric = (value: number | undefined) =>
    value === undefined ? 'N/A' : texts.metric(kind, value);
  const dateOf = (interval: Interval | undefined) =>
    interval ? nameInChart(texts, unit, interval) : 'No matching date';
  const pairs = earlierDays
    ? pairForTable(primary.intervals, secondary?.intervals ?? [], {
        primary: days,
        secondary: earlierDays,
        unit,
      })
    : primary.intervals.map((interval) => [interval, undefined] as const);

  const begun = pairs.filter(([own]) => !own || texts.hasBegun(own.date_start));
  const rows = begun.map(([own, earlier]) => {
    const isIncomplete = own && texts.isIncomplete(own.date_start, own.date_end);
    const date = `${dateOf(own)}${isIncomplete ? ' (incomplete)' : ''}`;
    const now = toNumber(own?.subtotals[key]);
    if (!secondaryLabel) return [date, metric(now)];
    const then = toNumber(earlier?.subtotals[key]);
    return [date, metric(now), dateOf(earlier), metric(then), texts.change(kind, now, then)];
  });
  const compared = secondaryLabel ? ['Compared with', secondaryLabel, 'Change'] : [];
  return { head: ['Date', primaryLabel, ...compared], rows };
}

/** The expected table of a chart that compares items, the item with the highest total first. */
export function expectedItemChart(
  { cards, path }: ReportCheck,
  { range, chart }: View & { range: ViewRange },
  { primary }: ViewMetrics,
  { texts, categories }: CellContext,
): ExpectedTable {
  const [, key, kind] = cards.find(([, name]) => name === chart) ?? cards[0] ?? ['', '', 'count'];
  const segmentsOf = (metrics: Row) => toRows(metrics['segments']);
  const metricOf = (segment: Row) => toNumber(toRow(segment['subtotals'])[key]);
  const order = segmentsOf(primary.totals).toSorted(
    (left, right) => (metricOf(right) ?? 0) - (metricOf(left) ?? 0),
  );
  const begun = begunIntervals(texts, range.unit, primary.intervals);
  const rows = begun.map(({ name, interval }) => [
    name,
    ...order.map(({ segment_id: id }) => {
      const own = segmentsOf(interval.subtotals).find(
        (one) => toText(one['segment_id']) === toText(id),
      );
      const value = own && metricOf(own);
      return value === undefined ? 'N/A' : texts.metric(kind, value);
    }),
  ]);
  // For a variation, the store writes "Zip Hoodie - Blue, Large - Blue, Large".
  const names = order.map(
    ({ segment_id: id, segment_label: label }) =>
      (path === '/analytics/categories' && categories.get(Number(id))) ||
      textOf(label).replace(/( - .+)\1$/, '$1'),
  );
  return { head: ['Date', ...names], rows };
}

/** The rows in the order of a sort. */
function sortRows(rows: readonly Row[], { sortValue }: TableCheck, sort: View['sort']): Row[] {
  if (!sort) return [...rows];
  const direction = sort.order === 'asc' ? 1 : -1;
  const compare = (left: Row, right: Row) => {
    const [a, b] = [left, right].map((row) => sortValue(row, sort.orderby));
    const [first, second] = [toNumber(a), toNumber(b)];
    if (first !== undefined && second !== undefined) return first - second;
    return toText(a) < toText(b) ? -1 : Number(toText(a) > toText(b));
  };
  return rows.toSorted((left, right) => direction * compare(left, right));
}

/**
 * The expected page of a report's table: its rows, a function that reads rows with equal sort values, and the totals.
 */
export async function expectedPage(
  client: StoreClient,
  report: ReportCheck,
  view: View,
  { primary }: ViewMetrics,
  context: CellContext,
) {
  const table = view.table ?? report.table;
  if (!table) throw new Error(`${report.title} has no list of rows.`);
  const { range, filters, listParams, sort, page = 1, pageSize = PAGE_SIZE } = view;
  const path = `wc-analytics/reports/${table.endpoint}`;
  const params = {
    ...(range ? rangeParams(range.primary) : {}),
    ...table.params,
    ...filters,
    ...listParams,
    ...sort,
  };
  const toExpected = (row: Row): ExpectedRow => ({
    cells: table.row(row, context, primary.totals),
    tie: sort ? toText(table.sortValue(row, sort.orderby)) : '',
  });
  const read = (number: number) =>
    client.list(path, { ...params, page: String(number), per_page: String(pageSize) });
  const readAll = async () => {
    const unique = new Map<string, Row>();
    const { total: count } = await read(1);
    // The store does not order equal rows, so the pages of one direction may lack some.
    for (const order of [sort?.order ?? 'desc', 'asc', 'desc'])
      if (unique.size === 0 || unique.size < count)
        for (const row of await client.everyRow(path, { ...params, order }))
          unique.set(table.id(row), row);
    const filters = { ...(range ? rangeParams(range.primary) : {}), ...view.filters };
    const every = [...unique.values()];
    return (await table.correct?.(every, { client, params: filters })) ?? every;
  };
  // After the last page, Tillview shows the last page; the store reports no total there.
  const { pages } = await read(1);
  const all = table.needsAll ? sortRows(await readAll(), table, sort) : [];
  const lastPage = Math.max(1, Math.ceil(all.length / pageSize));
  const start = (Math.min(page, lastPage) - 1) * pageSize;
  const { rows, total } = table.needsAll
    ? { rows: all.slice(start, start + pageSize), total: all.length }
    : await read(Math.max(1, Math.min(page, pages)));
  // A longer list is read completely when it is sorted or paged.
  const isWhole = total <= pageSize || sort !== undefined || page > 1;
  const known = table.hasSums && isWhole ? await readAll() : all;
  const days = range ? daysBetween(...range.primary) + 1 : 0;
  const toFoot = (list: readonly Row[], isListWhole: boolean) =>
    table.foot(primary.totals, { rows: total, days, all: list, isWhole: isListWhole }, context);
  return {
    head: table.head,
    rows: rows.map(toExpected),
    foot: toFoot(known, total <= pageSize || Object.keys(view.filters ?? {}).length > 0),
    readWholeFoot: async () => toFoot(table.hasSums ? await readAll() : known, true),
    readTied: async (tie: string) =>
      (await readAll()).map(toExpected).filter((row) => row.tie === tie),
  };
}
