import { dateRange } from '../expected-texts.ts';
import type { Unit } from './recorded-view.ts';

/** The query of an address. */
export type Query = Readonly<Record<string, string>>;
type Dates = readonly [first: string, last: string];
/** The comparison of a range. */
export type Compare = 'previous_year' | 'previous_period';
type Range = { query: Query; ofCompare: Readonly<Record<Compare, Dates>> };

/** The ranges that were recorded on November 20, 2026, and their comparison ranges. */
const RANGES = {
  mtd: {
    query: { period: 'month' },
    ofCompare: {
      previous_period: ['2026-10-01', '2026-10-20'],
      previous_year: ['2025-11-01', '2025-11-20'],
    },
  },
  lastmonth: {
    query: { period: 'last_month' },
    ofCompare: {
      previous_period: ['2026-08-31', '2026-09-30'],
      previous_year: ['2025-10-01', '2025-10-31'],
    },
  },
  lastyear: {
    query: { period: 'last_year' },
    ofCompare: {
      previous_period: ['2024-01-01', '2024-12-31'],
      previous_year: ['2024-01-01', '2024-12-31'],
    },
  },
  'custom-7days': {
    query: { period: 'custom', after: '2026-11-10', before: '2026-11-16' },
    ofCompare: {
      previous_period: ['2026-11-03', '2026-11-09'],
      previous_year: ['2025-11-10', '2025-11-16'],
    },
  },
} as const satisfies Record<string, Range>;

/** The name of a range in the recordings. */
export type RangeName = keyof typeof RANGES;

const LABELS = { previous_period: 'Previous period', previous_year: 'Previous year' } as const;

/** The query of a range and its comparison, and the label of the comparison. */
export function rangeOf(range: RangeName, unit: Unit, compare: Compare = 'previous_year') {
  const { query, ofCompare }: Range = RANGES[range];
  return {
    query: { ...query, compare, interval: unit },
    thenLabel: `${LABELS[compare]} (${dateRange(...ofCompare[compare])})`,
    unit,
  };
}

/** The query of a range without comparison. */
export const uncompared = (range: RangeName, unit: Unit) => ({
  query: { ...RANGES[range].query, compare: 'none', interval: unit },
  unit,
});
