import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  changeText,
  count,
  dateRange,
  longDate,
  money,
  monthName,
  partOf,
  shortDate,
} from './expected-texts.ts';
import type { SentRequest } from './report-page.ts';

/** The responses of the recorded store about Revenue, and what the page should show for them. */
export type Figures = Record<string, number>;
export type Stats = {
  totals: Figures;
  intervals: { date_start: string; date_end: string; subtotals: Figures }[];
};
export type Unit = 'day' | 'week' | 'month';
export type Compare = 'previous_period' | 'previous_year';
export type View = { name: 'mtd' | 'lastmonth' | 'lastyear'; unit: Unit };
type Dates = readonly [first: string, last: string];
type Period = { period: string; label: string; dates: Dates } & Readonly<Record<Compare, Dates>>;

/** The day on which the store was recorded. */
const TODAY = '2026-11-20';

/** The figures in the order of the cards and columns. */
export const COLUMNS = [
  ['Gross sales', 'gross_sales'],
  ['Returns', 'refunds'],
  ['Coupons', 'coupons'],
  ['Net sales', 'net_revenue'],
  ['Taxes', 'taxes'],
  ['Shipping', 'shipping'],
  ['Total sales', 'total_sales'],
] as const;
const FIELDS = COLUMNS.map(([, key]) => key);
export const HEAD = ['Date', 'Orders', ...COLUMNS.map(([title]) => title)];

/** The recorded ranges and their comparison ranges. For 2025, both comparisons are 2024. */
export const PERIODS = {
  mtd: {
    period: 'month',
    label: 'Month to date',
    dates: ['2026-11-01', '2026-11-20'],
    previous_period: ['2026-10-01', '2026-10-20'],
    previous_year: ['2025-11-01', '2025-11-20'],
  },
  lastmonth: {
    period: 'last_month',
    label: 'Last month',
    dates: ['2026-10-01', '2026-10-31'],
    previous_period: ['2026-08-31', '2026-09-30'],
    previous_year: ['2025-10-01', '2025-10-31'],
  },
  lastyear: {
    period: 'last_year',
    label: 'Last year',
    dates: ['2025-01-01', '2025-12-31'],
    previous_period: ['2024-01-01', '2024-12-31'],
    previous_year: ['2024-01-01', '2024-12-31'],
  },
} as const satisfies Record<View['name'], Period>;
const COMPARE_LABELS = { previous_period: 'Previous period', previous_year: 'Previous year' };

/** Reads a recording. */
export function recorded(name: string): Stats {
  const file = path.resolve(
    import.meta.dirname,
    `../../contract/recordings/j-revenue-${name}.json`,
  );
  const { body }: { body: Stats } = JSON.parse(readFileSync(file, 'utf8'));
  return body;
}

/** The recorded figures of a view and its comparison, and the labels of the two ranges. */
export function recordedView({ name, unit }: View, compare: Compare) {
  const { label, dates, [compare]: then }: Period = PERIODS[name];
  const infix = compare === 'previous_year' || name === 'lastyear' ? 'prevyear' : 'prevperiod';
  return {
    primary: recorded(`stats-${name}-${unit}`),
    secondary: recorded(`stats-${name}-${infix}-${unit}`),
    nowLabel: `${label} (${dateRange(...dates)})`,
    thenLabel: `${COMPARE_LABELS[compare]} (${dateRange(...then)})`,
  };
}

/** Returns a recorded figure. Throws when the recording does not have it. */
export function figure(figures: Figures | undefined, key: string): number {
  const value = figures?.[key];
  if (value === undefined) throw new Error(`The recording holds no ${key}.`);
  return value;
}

const inTable: Record<Unit, (from: string, to: string) => string> = {
  day: (from) => shortDate(from),
  week: dateRange,
  month: (from) => monthName(from),
};
const inFull: Record<Unit, (from: string) => string> = {
  day: longDate,
  week: (from) => `Week of ${longDate(from)}`,
  month: monthName,
};
const inBrackets = (part: string) => part && ` (${part})`;
const afterComma = (part: string) => part && `, ${part}`;
const isIncomplete = (to: string) => to.slice(0, 10) === TODAY;

/** The rows of the report's table for a recorded page of intervals. */
export function tableRows({ intervals }: Stats, unit: Unit): string[][] {
  return intervals.map(({ date_start, date_end, subtotals }) => [
    `${inTable[unit](date_start, date_end)}${isIncomplete(date_end) ? ' so far' : ''}${inBrackets(partOf(unit, date_start, date_end))}`,
    count(figure(subtotals, 'orders_count')),
    ...FIELDS.map((key) => money(figure(subtotals, key))),
  ]);
}

/** The totals row, with the number of rows on all pages. */
export function totalsRow({ totals }: Stats, rows: number, unit: Unit): string[] {
  return [
    `Totals ${rows} ${unit}s`,
    count(figure(totals, 'orders_count')),
    ...FIELDS.map((key) => money(figure(totals, key))),
  ];
}

/** The rows of the chart's table: each interval beside its comparison interval. */
export function chartRows(primary: Stats, secondary: Stats, key: string, unit: Unit): string[][] {
  return primary.intervals.map(({ date_start, date_end, subtotals }, index) => {
    const earlier = secondary.intervals[index];
    if (!earlier) throw new Error('The recorded ranges are of different length.');
    const [now, then] = [figure(subtotals, key), figure(earlier.subtotals, key)];
    return [
      `${inFull[unit](date_start)}${afterComma(partOf(unit, date_start, date_end))}${isIncomplete(date_end) ? ' (incomplete)' : ''}`,
      money(now),
      inFull[unit](earlier.date_start) +
        afterComma(partOf(unit, earlier.date_start, earlier.date_end)),
      money(then),
      changeText(now, then),
    ];
  });
}

/** The request for the figures of the cards and the chart. */
export function figuresRequest(dates: Dates, unit: string): SentRequest {
  return statsRequest(dates, unit, {
    order: 'asc',
    per_page: '100',
    ...Object.fromEntries(
      [...FIELDS, 'orders_count'].map((key, index) => [`fields[${index}]`, key]),
    ),
  });
}

function statsRequest(
  [from, to]: Dates,
  interval: string,
  rest: Record<string, string>,
): SentRequest {
  return {
    method: 'GET',
    path: '/wc-analytics/reports/revenue/stats',
    params: {
      _locale: 'user',
      after: `${from}T00:00:00`,
      before: `${to}T23:59:59`,
      interval,
      ...rest,
    },
  };
}
