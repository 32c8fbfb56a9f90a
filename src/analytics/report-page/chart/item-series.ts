import type { ChartRow } from '@tillview/components';
import type { AnyTotals, ReportSegment, StatsInterval } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { toChartDate } from './chart-rows.ts';

type Segment = ReportSegment<AnyTotals>;

/** Ids arrive as numbers or as text, even in one response; both identify the same item. */
const keyOf = ({ segment_id }: Segment): string => `item-${segment_id}`;

/** Removes the repeated options: the store names a variation "Zip Hoodie - Blue, Large - Blue, Large". */
const withoutRepeatedEnd = (label: string): string => label.trim().replace(/( - .+)\1$/, '$1');

const labelOf = ({ segment_id, segment_label }: Segment): string =>
  withoutRepeatedEnd(segment_label ?? '') ||
  /* translators: %s: the id of an item whose name the store does not know. */
  sprintf(__('#%s', 'tillview'), String(segment_id));

/** A missing or malformed value is `null`: unknown, not 0. */
function valueOf({ subtotals }: Segment, key: string): number | null {
  const value = subtotals[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The rows of an item comparison for one metric: one entry per item and interval. */
export function getItemRows(
  key: string,
  intervals: readonly StatsInterval<AnyTotals>[],
): ChartRow[] {
  return intervals.map(({ date_start, date_end, subtotals }) => {
    const date = toChartDate(date_start);
    const entries = (subtotals.segments ?? []).map((segment) => {
      const entry = { value: valueOf(segment, key), label: labelOf(segment), labelDate: date };
      return [keyOf(segment), entry] as const;
    });
    return { date, dateEnd: toChartDate(date_end), ...Object.fromEntries(entries) };
  });
}

/** The totals in the legend of an item comparison, by series key; `null` if a total is missing. */
export function getItemTotals(
  key: string,
  segments: readonly Segment[] = [],
): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    segments.map((segment) => [keyOf(segment), valueOf(segment, key)] as const),
  );
}
