import { COMPARES, type Ranges } from './ranges.ts';
import { addDays, daysBetween } from './days.ts';
import type { View } from './report-check.ts';
import type { Unit } from './store-formatters.ts';

/** A number from 0 to less than 1. */
export type Random = () => number;

/**
 * Random numbers that a seed repeats: the generator "mulberry32", public domain, by Tommy Ettinger. The seed is an
 * integer of 32 bits.
 */
export function createRandom(seed: number): Random {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several. */
export const pick = <T>(random: Random, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

/** The intervals that a range of so many days offers (R9.17 to R9.22: by the days between its ends). */
export function unitsOfDays(days: number): readonly Unit[] {
  const between = days - 1;
  if (between >= 365) return ['day', 'week', 'month', 'quarter', 'year'];
  if (between >= 90) return ['day', 'week', 'month', 'quarter'];
  if (between >= 28) return ['day', 'week', 'month'];
  if (between >= 7) return ['day', 'week'];
  return between >= 2 ? ['day'] : ['hour', 'day'];
}

/** Parameters of the URL that belong to the range or the place in the list, and not to the filters. */
const OF_RANGE = new Set(['period', 'compare', 'interval', 'after', 'before', 'paged']);

/** What random views are made of. */
export type RandomSource = {
  ranges: Ranges;
  /** The first day with orders. */
  first: string;
  /** The views of each report, whose filters and sorts are combined with other ranges. */
  views: Readonly<Record<string, readonly View[]>>;
};

const DAYS_OF: Readonly<Record<Unit, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
};

/** The table of a chart has the first page of its intervals. */
const MAX_INTERVALS = 98;

/** The numbers of rows of a page that a user can choose; most have as many as possible. */
const PAGE_SIZES = [25, 50, 75, 100, 100, 100];
/** One in this many tables is opened on its second page. */
const SECOND_PAGE_SHARE = 4;

/** A random page of a table. */
function randomPage(random: Random) {
  const pageSize = pick(random, PAGE_SIZES);
  const page = random() * SECOND_PAGE_SHARE < 1 ? 2 : 1;
  const query = { per_page: String(pageSize), ...(page > 1 ? { paged: String(page) } : {}) };
  return { page, pageSize, query };
}

/** A random range of a store: short ones as often as long ones. */
export function randomRange(
  random: Random,
  { ranges, first }: Omit<RandomSource, 'views'>,
  compares: readonly Parameters<Ranges['custom']>[1][] = COMPARES,
) {
  const all = daysBetween(first, ranges.today) + 1;
  const days = Math.max(1, Math.min(all, Math.round(Math.exp(random() * Math.log(all)))));
  const after = addDays(first, Math.floor(random() * (all - days + 1)));
  const unit = pick(
    random,
    unitsOfDays(days).filter((each) => days / DAYS_OF[each] <= MAX_INTERVALS),
  );
  const compare = pick(random, compares);
  return { days, ...ranges.custom([after, addDays(after, days - 1)], compare, unit) };
}

/**
 * A random view of a random report: the filter of one of its views, the sort of another, a random range, and a random page
 * of its table. Reports without a range have one of their own views.
 */
export function randomView(random: Random, source: RandomSource): { report: string; view: View } {
  const report = pick(random, Object.keys(source.views));
  // The order of items with equal totals is not defined, and in a short range items often have equal totals.
  const own = (source.views[report] ?? []).filter(({ isItemComparison }) => !isItemComparison);
  const base = pick(random, own);
  const { query: ofPage, ...place } = randomPage(random);
  const rows = `, page ${place.page} of ${place.pageSize} rows`;
  if (!base.range) {
    const { paged: _paged, ...query } = base.query;
    const name = base.name + rows;
    return { report, view: { ...base, ...place, name, query: { ...query, ...ofPage } } };
  }
  const { days, query, range } = randomRange(random, source);
  const { sort } = pick(random, own);
  const { sort: _sort, ...rest } = base;
  const filters = Object.fromEntries(
    Object.entries(base.query).filter(
      ([name]) => !OF_RANGE.has(name) && !['orderby', 'order'].includes(name),
    ),
  );
  const sorted = sort ? `, ${sort.orderby} ${sort.order}` : '';
  return {
    report,
    view: {
      ...rest,
      ...place,
      name: `${base.name}, ${days} days to ${range.primary[1]} by ${range.unit}${sorted}${rows}`,
      query: { ...filters, ...query, ...sort, ...ofPage },
      range,
      hasAllCharts: true,
      ...(sort ? { sort } : {}),
    },
  };
}
