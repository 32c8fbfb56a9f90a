import { count, dateRange, hourOfDay, monthName, partOf, shortDate } from '../expected-texts.ts';
import { amount, hasBegun, isIncomplete } from '../recorded-report.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { Interval, RecordedView, ReportExpectation, Unit } from './recorded-view.ts';
import { type Query, rangeOf, type RangeName, uncompared } from './ranges.ts';
import { countOf, figureOf, type Row } from './recordings.ts';
import { figureViews, ofMonth, rangeViews } from './views.ts';

const { cards: AMOUNTS } = REPORT_TEXTS.revenue;

const cells = (figures: Row): string[] => [
  count(figureOf(figures, 'orders_count')),
  ...AMOUNTS.map(([, key]) => amount(figureOf(figures, key))),
];

/** How the table formats an interval. */
const DATES: Readonly<Record<Unit, (start: string, end: string) => string>> = {
  hour: (start) => hourOfDay(Number(start.slice(11, 13))),
  day: (start) => shortDate(start),
  week: dateRange,
  month: (start) => monthName(start),
  quarter: (start) => `Q${Math.ceil(Number(start.slice(5, 7)) / 3)} ${start.slice(0, 4)}`,
};

/** The store sorts intervals with equal figures in any order; the page sorts them by date. */
function inOrder({ query }: RecordedView, intervals: readonly Interval[]): readonly Interval[] {
  const { orderby = 'date', order = 'desc' } = query;
  if (orderby === 'date') return intervals;
  const direction = order === 'asc' ? 1 : -1;
  return intervals.toSorted(
    (a, b) =>
      direction *
      (figureOf(a.subtotals, orderby) - figureOf(b.subtotals, orderby) ||
        (a.date_start < b.date_start ? -1 : 1)),
  );
}

/** The texts that Revenue shows for a recording. */
export const revenue: ReportExpectation = {
  ...REPORT_TEXTS.revenue,
  row: cells,
  intervalRows: (view, intervals) =>
    inOrder(view, intervals)
      .filter(({ date_start }) => hasBegun(date_start))
      .map(({ date_start, date_end, subtotals }) => {
        const unit = view.unit ?? 'day';
        const part = partOf(unit, date_start, date_end);
        const note = isIncomplete(date_start, date_end) ? ' so far' : '';
        return [
          `${DATES[unit](date_start, date_end)}${note}${part && ` (${part})`}`,
          ...cells(subtotals),
        ];
      }),
  foot: (totals, rows, { intervals }, unit) => [
    `Totals ${countOf(rows - intervals.filter(({ date_start }) => !hasBegun(date_start)).length, unit, `${unit}s`)}`,
    ...cells(totals),
  ],
};

const TABLES = ['mtd-day', 'mtd-week', 'lastmonth-day', 'lastmonth-week', 'lastyear-month'];
const tableOf = (range: RangeName, unit: Unit): string | undefined =>
  TABLES.includes(`${range}-${unit}`) ? `j-revenue-table-${range}-${unit}` : undefined;

const lastMonth = rangeOf('lastmonth', 'day');
const ofLastMonth = (kind: 'page' | 'sort', list: string, query: Query): RecordedView => ({
  ...lastMonth,
  name: `last month, ${Object.entries(query).flat().join(' ')}`,
  kind,
  query: { ...lastMonth.query, ...query },
  stats: 'j-revenue-stats-lastmonth-day',
  previous: 'j-revenue-stats-lastmonth-prevyear-day',
  list: `j-revenue-table-lastmonth-day-${list}`,
});

const days = uncompared('lastyear', 'day');
const daysOfLastYear = (page: string): RecordedView => ({
  ...days,
  name: `last year by day, page ${page}`,
  kind: 'page',
  query: { ...days.query, paged: page },
  stats: ['1', '2', '3', '4'].map((part) => `revenue-stats-lastyear-day-page${part}`),
  list: `revenue-stats-table-page${page}`,
  ...(page === '99' ? { firstPage: 'revenue-stats-table-page1' } : {}),
});

/** The recorded views of Revenue. */
export const revenueViews: readonly RecordedView[] = [
  ...rangeViews('revenue', 'revenue', tableOf),
  ...figureViews('revenue'),
  ofLastMonth('page', 'page2', { paged: '2' }),
  ofLastMonth('sort', 'sort-net', { orderby: 'net_revenue', order: 'asc' }),
  ...['orders_count', ...AMOUNTS.map(([, key]) => key)].map((orderby) =>
    ofMonth('sort', `revenue-stats-sort-${orderby}`, { orderby, order: 'desc' }, 'revenue'),
  ),
  ...['1', '2', '15', '99'].map(daysOfLastYear),
];
