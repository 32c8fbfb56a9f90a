import {
  changeText,
  count,
  longDate,
  money,
  hourOfDay,
  monthName,
  partOf,
  percentChange,
  previousText,
} from './expected-texts.ts';
import type { Kind, RecordedView, ReportExpectation, Unit } from './recorded/recorded-view.ts';
import { figureOf, readRecording, type Row, type Stats, textOf } from './recorded/recordings.ts';

/** The store's current time. */
const NOW = '2026-11-20 12:00:00';

/** Formats a number with at most two decimals. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value);

/** Formats an amount of money; a sum of the store may differ from zero by less than a cent. */
export const amount = (value: number): string => money(Math.abs(value) < 0.005 ? 0 : value);

const WRITERS: Readonly<Record<Kind, (value: number) => string>> = {
  money: amount,
  count,
  decimal,
};

/** The start of an interval as the chart's table shows it; the number of days follows for a partial interval. */
const INTERVALS: Readonly<Record<Unit, (start: string) => string>> = {
  hour: (start) => `${hourOfDay(Number(start.slice(11, 13)))} ${longDate(start)}`,
  day: longDate,
  week: (start) => `Week of ${longDate(start)}`,
  month: monthName,
  quarter: (start) => `Quarter ${Math.ceil(Number(start.slice(5, 7)) / 3)} of ${start.slice(0, 4)}`,
};

/** The whole text of a summary card, visible and for screen readers. */
export function cardTextOf(
  title: string,
  kind: Kind,
  present: number,
  earlier: number,
  label: string,
) {
  const write = WRITERS[kind];
  const percent = percentChange(present, earlier);
  const drawn = percent === null ? 'N/A' : `${percent > 0 ? '+' : ''}${percent}%`;
  const direction = percent === null ? label : `No change from ${label}`;
  const spoken =
    percent === null || percent === 0
      ? direction
      : `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)}% from ${label}`;
  return `${title} ${write(present)} ${drawn} ${spoken}: ${previousText(write(earlier), label)}`;
}

/** Reads recorded figures, and joins the intervals of several pages. */
function statsOf(names: RecordedView['stats']): Stats | undefined {
  const pages = [names ?? []].flat().map((name) => readRecording<Stats>(name).body);
  const [first] = pages;
  return first && { ...first, intervals: pages.flatMap(({ intervals }) => intervals) };
}

/** The texts of the summary cards; empty without figures. */
export function expectedCards({ cards }: ReportExpectation, view: RecordedView): string[] {
  const now = statsOf(view.stats)?.totals;
  if (!now) return [];
  const before = statsOf(view.previous)?.totals;
  return cards.map(([title, key, kind]) =>
    before
      ? cardTextOf(title, kind, figureOf(now, key), figureOf(before, key), view.thenLabel ?? '')
      : `${title} ${WRITERS[kind](figureOf(now, key))}`,
  );
}

/** Whether an interval with this start has begun, by the store's clock. */
export const hasBegun = (start: string) => start <= NOW;

/** Whether the store's current time is within the interval. */
export const isIncomplete = (start: string, end: string) => start <= NOW && NOW <= end;

/** The chart's table for one figure: its column headers except the date, and its rows. */
export function expectedChart({ cards }: ReportExpectation, view: RecordedView, figure: string) {
  const [, key = '', kind = 'count'] = cards.find(([, name]) => name === figure) ?? [];
  const write = WRITERS[kind];
  // Amounts are compared as displayed: rounded to cents.
  const shown = (value: number) =>
    kind === 'money' ? Math.round(Number((value * 100).toPrecision(12))) / 100 : value;
  const unit = view.unit ?? 'day';
  const dateOf = (start: string, end: string) => {
    const part = partOf(unit, start, end);
    return `${INTERVALS[unit](start)}${part && `, ${part}`}`;
  };
  const { intervals: all, totals } = statsOf(view.stats) ?? { intervals: [], totals: {} };
  const intervals = all.filter(({ date_start }) => hasBegun(date_start));
  const dateText = (start: string, end: string) =>
    `${dateOf(start, end)}${isIncomplete(start, end) ? ' (incomplete)' : ''}`;
  if (view.isItemComparison) {
    const order = (totals.segments ?? []).toSorted(
      (a, b) => figureOf(b.subtotals, key) - figureOf(a.subtotals, key),
    );
    return intervals.map(({ date_start, date_end, subtotals }) => [
      dateText(date_start, date_end),
      ...order.map(({ segment_id }) => {
        const own = subtotals.segments?.find(
          (each) => String(each.segment_id) === String(segment_id),
        );
        return own ? write(figureOf(own.subtotals, key)) : '';
      }),
    ]);
  }
  const earlier = statsOf(view.previous)?.intervals ?? [];
  return intervals.map(({ date_start, date_end, subtotals }, index) => {
    const now = shown(figureOf(subtotals, key));
    const then = earlier[index];
    if (!then) return [dateText(date_start, date_end), write(now)];
    const before = shown(figureOf(then.subtotals, key));
    return [
      dateText(date_start, date_end),
      write(now),
      dateOf(then.date_start, then.date_end),
      write(before),
      kind === 'money' ? changeText(now, before) : countChangeText(now, before, write),
    ];
  });
}

function countChangeText(now: number, before: number, write: (value: number) => string): string {
  if (now === before) return 'No change';
  const percent = percentChange(now, before);
  const size = write(Math.abs(now - before));
  return `${now > before ? '+' : '-'}${percent === null ? size : `${size} (${Math.abs(percent)}%)`}`;
}

/** The names of the items that a view is filtered by; the code for a coupon. */
export const expectedNames = ({ lookUp }: RecordedView): string[] =>
  lookUp === undefined
    ? []
    : readRecording<Row[]>(lookUp).body.map(({ name, code }) => textOf(name ?? code));

/** The table of the report; its totals are undefined if the figures are not recorded. */
export function expectedTable(expectation: ReportExpectation, view: RecordedView) {
  const { head, row, foot } = view.table ?? expectation;
  const stats = statsOf(view.stats);
  const list = view.firstPage ?? view.list;
  if (expectation.intervalRows && stats) {
    const recorded = list === undefined ? undefined : readRecording<Stats>(list).body.intervals;
    return {
      head: [...head],
      rows: expectation.intervalRows(view, recorded ?? stats.intervals.toReversed().slice(0, 25)),
      foot: foot(stats.totals, stats.intervals.length, stats, view.unit ?? 'day'),
    };
  }
  const { body, headers } = readRecording<Row[]>(list ?? '');
  if (body.length === 0) return { head: [...head], rows: [['No data to display']], foot: [] };
  return {
    head: [...head],
    rows: body.map(row),
    foot: stats && foot(stats.totals, Number(headers['x-wp-total']), stats, view.unit ?? 'day'),
  };
}
