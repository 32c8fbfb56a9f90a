import type { RecordedView, Unit, ViewKind } from './recorded-view.ts';
import { rangeOf, uncompared, type Compare, type Query, type RangeName } from './ranges.ts';

const INFIX = { previous_period: 'prevperiod', previous_year: 'prevyear' } as const;

/** The recorded units and comparisons of each range; the first unit is the default. */
const UNITS: readonly (readonly [RangeName, readonly Unit[], readonly Compare[]])[] = [
  ['mtd', ['day', 'week'], ['previous_year', 'previous_period']],
  ['lastmonth', ['day', 'week'], ['previous_period', 'previous_year']],
  ['lastyear', ['month', 'quarter', 'week'], ['previous_year']],
  ['custom-7days', ['day'], ['previous_period', 'previous_year']],
];

function kindOf(range: RangeName, unit: Unit, compare: Compare): ViewKind {
  if (range === 'lastmonth') return 'last month';
  if (range === 'lastyear' && unit === 'month') return 'last year by month';
  return range === 'mtd' && unit === 'day' && compare === 'previous_year'
    ? 'default view'
    : 'other range';
}

/**
 * The views recorded for every report with a range: its ranges by interval and comparison. The figures may come from
 * another report than the rows. No rows are recorded for the custom week.
 */
export const rangeViews = (
  report: string,
  statsOf = report,
  listOf = (range: RangeName, _unit: Unit): string | undefined =>
    range === 'custom-7days' ? undefined : `j-${report}-list-${range}`,
): RecordedView[] =>
  UNITS.flatMap(([range, units, compares]) =>
    units.flatMap((unit) =>
      compares.map((compare) => {
        const kind = kindOf(range, unit, compare);
        const common = rangeOf(range, unit, compare);
        const list = listOf(range, unit);
        return {
          ...common,
          name: `${range} by ${unit} against the ${compare.replace('_', ' ')}`,
          kind,
          // An address without parameters shows the default view.
          ...(kind === 'default view' ? { query: {} } : {}),
          stats: `j-${statsOf}-stats-${range}-${unit}`,
          previous: `j-${statsOf}-stats-${range}-${INFIX[compare]}-${unit}`,
          ...(list === undefined ? {} : { list }),
        };
      }),
    ),
  );

const FEW: readonly (readonly [name: string, unit: Unit, query: Query])[] = [
  ['today-hour', 'hour', { period: 'today' }],
  ['yesterday-hour', 'hour', { period: 'yesterday' }],
  ['empty-range', 'day', { period: 'custom', after: '2023-01-01', before: '2023-01-10' }],
];

/** Ranges with recorded figures only, without rows and without a comparison. */
export const figureViews = (report: string): RecordedView[] =>
  FEW.map(([name, unit, query]) => ({
    name,
    kind: 'other range',
    query: { ...query, compare: 'none', interval: unit },
    stats: `${report}-stats-${name}`,
    unit,
  }));

/** A view of last year, such as a page or a sort; its figures are those of the whole report. */
export const ofLastYear = (
  kind: ViewKind,
  list: string,
  query: Query,
  statsOf: string,
): RecordedView => {
  const common = rangeOf('lastyear', 'month');
  return {
    ...common,
    name: `last year, ${Object.entries(query).flat().join(' ')}`,
    kind,
    query: { ...common.query, ...query },
    stats: `j-${statsOf}-stats-lastyear-month`,
    previous: `j-${statsOf}-stats-lastyear-prevyear-month`,
    list,
  };
};

/** The recorded pages and the recorded sort of last year; its rows may fit on one page. */
export const lastYearViews = (
  report: string,
  orderby: string,
  { statsOf = report, isOnePage = false } = {},
): RecordedView[] => [
  {
    ...ofLastYear('page', `j-${report}-list-lastyear-page2`, { paged: '2' }, statsOf),
    ...(isOnePage ? { firstPage: `j-${report}-list-lastyear` } : {}),
  },
  ofLastYear('page', `j-${report}-list-lastyear-50`, { per_page: '50' }, statsOf),
  ofLastYear(
    'sort',
    `j-${report}-list-lastyear-sort-${orderby}-asc`,
    { orderby, order: 'asc' },
    statsOf,
  ),
];

/** A view of this month; its figures are those of the whole report. */
export const ofMonth = (
  kind: ViewKind,
  list: string,
  query: Query,
  statsOf: string,
): RecordedView => {
  const common = rangeOf('mtd', 'day');
  return {
    ...common,
    name: `this month, ${Object.entries(query).flat().join(' ')}`,
    kind,
    query: { ...common.query, ...query },
    stats: `j-${statsOf}-stats-mtd-day`,
    previous: `j-${statsOf}-stats-mtd-prevyear-day`,
    list,
  };
};

/** This month sorted by each recorded column, the highest value first. */
export const sortViews = (
  report: string,
  columns: readonly string[],
  statsOf = report,
): RecordedView[] =>
  columns.map((orderby) =>
    ofMonth('sort', `${report}-list-sort-${orderby}`, { orderby, order: 'desc' }, statsOf),
  );

/** The same filter, recorded for this month and for last year, each with its comparison. */
export const journeyViews = (
  kind: ViewKind,
  journey: string,
  query: Query,
  more: Partial<RecordedView> = {},
): RecordedView[] =>
  ([rangeOf('mtd', 'day'), rangeOf('lastyear', 'month')] as const).map((common, index) => {
    const range = index === 0 ? 'mtd' : 'lastyear';
    return {
      ...common,
      ...more,
      name: `${journey} ${range}`,
      kind,
      query: { ...common.query, ...query },
      stats: `j-${journey}-stats-${range}`,
      previous: `j-${journey}-stats-${range}-prevyear`,
      list: `j-${journey}-list-${range}`,
    };
  });

/** A filter that is recorded only for this month, without a comparison. */
export const monthView = (
  kind: ViewKind,
  name: string,
  query: Query,
  recordings: Pick<RecordedView, 'stats' | 'list' | 'isItemComparison' | 'table'>,
): RecordedView => {
  const common = uncompared('mtd', 'day');
  return { ...common, ...recordings, name, kind, query: { ...common.query, ...query } };
};
