import type { IndexRange } from './brush.ts';
import {
  formatFigure,
  getComparedPair,
  toChange,
  type Change,
  type ChartFormatters,
} from './describe.ts';
import type { Series } from './series.ts';

/** Sums of money have no more decimals than its smallest coin, and far fewer than this. */
const PRECISION = 1e6;

/** The sum of a series over a range of rows, both ends included; null without any value. */
export function sumOver({ values }: Series, { first, last }: IndexRange): number | null {
  const known = values.slice(first, last + 1).filter((value) => value !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, value) => total + value, 0);
  return Math.round(sum * PRECISION) / PRECISION;
}

/** The change between the sums of the two periods of a time comparison; null for other charts. */
export function getChangeOver(
  series: readonly Series[],
  rows: IndexRange,
  figure: ChartFormatters['figure'],
): Change | null {
  const pair = getComparedPair(series);
  return pair && toChange(sumOver(pair.current, rows), sumOver(pair.earlier, rows), figure);
}

/** The sums of a selection and their change, for screen readers; empty where values do not add up. */
export function describeSums(
  summed: readonly Series[],
  rows: IndexRange,
  { figure }: ChartFormatters,
): string {
  const sums = summed.map(
    (series) => `${series.label}: ${formatFigure(sumOver(series, rows), figure)}.`,
  );
  const change = getChangeOver(summed, rows, figure);
  return [...sums, ...(change ? [`${change.spokenText}.`] : [])].map((text) => ` ${text}`).join('');
}
