import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeText, count, longDate, money, monthName, percentChange } from './expected-texts.ts';
import type { ReportPlace } from './report-page.ts';

/** A field of a recorded reply. */
export type Field = string | number | null | undefined | Field[] | { [name: string]: Field };
export type Row = { [name: string]: Field };
type Segment = { segment_id: string | number; segment_label: string; subtotals: Row };
export type Stats = {
  totals: Row & { segments?: Segment[] };
  intervals: { date_start: string; date_end: string; subtotals: Row & { segments?: Segment[] } }[];
};

/** What a figure is, which decides how it is written. */
type Kind = 'money' | 'count' | 'decimal';

/** What a user expects of a report, computed from the recordings alone. */
export type ReportExpectation = {
  place: ReportPlace;
  cards: readonly (readonly [title: string, key: string, kind: Kind])[];
  head: readonly string[];
  row: (row: Row) => string[];
  /** `rows` counts all pages. */
  foot: (totals: Row, rows: number) => string[];
};

/** One view of a report: its address, and the recordings that hold its figures. */
export type RecordedView = {
  name: string;
  query: Readonly<Record<string, string>>;
  stats: string;
  /** The comparison; absent: the address compares with nothing. */
  previous?: string;
  /** What the comparison is called, with its dates. */
  nowLabel?: string;
  thenLabel?: string;
  list?: string;
  unit?: 'day' | 'month';
  isItemComparison?: boolean;
};

const TODAY = '2026-11-20';

type Recording<Body> = { body: Body; headers: Record<string, string> };

/** Reads one recording. */
export function readRecording<Body>(name: string): Recording<Body> {
  const file = path.resolve(import.meta.dirname, '../../contract/recordings', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Recording<Body>;
}

/** A figure that the recording must hold. */
export function figureOf(row: Row, key: string): number {
  const value = row[key];
  if (typeof value !== 'number') throw new Error(`The recording holds no figure ${key}.`);
  return value;
}

/** At most two decimals, as many as needed. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value);

const WRITERS: Readonly<Record<Kind, (value: number) => string>> = { money, count, decimal };

/** A text of the store with its HTML entities decoded. */
export const textOf = (field: Field): string =>
  (typeof field === 'string' || typeof field === 'number' ? String(field) : '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#039;', '’')
    .trim();

/** Everything that a summary card says, drawn and spoken. */
function cardTextOf(title: string, kind: Kind, present: number, earlier: number, label: string) {
  const write = WRITERS[kind];
  const percent = percentChange(present, earlier);
  const drawn = percent === null ? 'N/A' : `${percent > 0 ? '+' : ''}${percent}%`;
  const direction = percent === null ? label : `No change from ${label}`;
  const spoken =
    percent === null || percent === 0
      ? direction
      : `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)}% from ${label}`;
  return `${title} ${write(present)} ${drawn} ${spoken}: ${write(earlier)}`;
}

/** The texts of the summary cards; undefined where nothing is compared, since each has its own words then. */
export function expectedCards(
  { cards }: ReportExpectation,
  view: RecordedView,
): string[] | undefined {
  if (!view.previous || !view.thenLabel) return undefined;
  const { totals } = readRecording<Stats>(view.stats).body;
  const before = readRecording<Stats>(view.previous).body.totals;
  const label = view.thenLabel;
  return cards.map(([title, key, kind]) =>
    cardTextOf(title, kind, figureOf(totals, key), figureOf(before, key), label),
  );
}

const isIncomplete = (end: string) => end.slice(0, 10) === TODAY;

/** The rows of the chart's own table, for its first figure. */
export function expectedChart({ cards }: ReportExpectation, view: RecordedView): string[][] {
  const [[, key, kind] = ['', '', 'count'] as const] = cards;
  const write = WRITERS[kind];
  const dateOf = view.unit === 'month' ? monthName : longDate;
  const { intervals, totals } = readRecording<Stats>(view.stats).body;
  const dateText = (start: string, end: string) =>
    `${dateOf(start)}${isIncomplete(end) ? ' (incomplete)' : ''}`;
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
  const earlier = view.previous ? readRecording<Stats>(view.previous).body.intervals : [];
  return intervals.map(({ date_start, date_end, subtotals }, index) => {
    const now = figureOf(subtotals, key);
    const then = earlier[index];
    if (!then) return [dateText(date_start, date_end), write(now)];
    const before = figureOf(then.subtotals, key);
    return [
      dateText(date_start, date_end),
      write(now),
      dateOf(then.date_start),
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

/** The rows of the report's table and their totals. */
export function expectedTable(expectation: ReportExpectation, view: RecordedView) {
  const { body, headers } = readRecording<Row[]>(view.list ?? '');
  const { totals } = readRecording<Stats>(view.stats).body;
  return {
    head: [...expectation.head],
    rows: body.map(expectation.row),
    foot: expectation.foot(totals, Number(headers['x-wp-total'])),
  };
}
