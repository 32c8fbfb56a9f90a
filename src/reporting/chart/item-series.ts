import type { ChartRow } from '@tillview/components';
import { tellApart, type AnyTotals, type ReportSegment, type StatsInterval } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { toChartDate } from './chart-rows.ts';

type Segment = ReportSegment<AnyTotals>;

/** How items are named: the names of the report's rows by id, and the segment of the request. */
type ItemNames = {
  readonly names?: Readonly<Record<string, string>>;
  readonly segmentBy?: string | undefined;
};

/** Ids arrive as numbers or as text, even in one response; both identify the same item. */
const keyOf = ({ segment_id }: Segment): string => `item-${segment_id}`;

/** Removes the repeated options: the store names a variation "Zip Hoodie - Blue, Large - Blue, Large". */
const withoutRepeatedEnd = (label: string): string => label.replace(/( - .+)\1$/, '$1');

function labelOf({ segment_id, segment_label }: Segment, segmentBy: string | undefined): string {
  const text = segment_label?.trim() ?? '';
  const label = segmentBy === 'variation' ? withoutRepeatedEnd(text) : text;
  /* translators: %s: the id of an item whose name the store does not know. */
  return label || sprintf(__('#%s', 'tillview'), String(segment_id));
}

/** The labels of the items by series key, each different: the names of the rows, or the ids, tell equal names apart. */
function getLabels(
  intervals: readonly StatsInterval<AnyTotals>[],
  { names = {}, segmentBy }: ItemNames,
): ReadonlyMap<string, string> {
  const segments = new Map<string, Segment>();
  for (const segment of intervals.flatMap(({ subtotals }) => subtotals.segments ?? []))
    if (!segments.has(keyOf(segment))) segments.set(keyOf(segment), segment);
  const labels = tellApart(
    [...segments.values()].map((segment) => ({
      id: segment.segment_id,
      name: names[String(segment.segment_id)] ?? labelOf(segment, segmentBy),
    })),
  );
  return new Map([...segments.keys()].map((key, index) => [key, labels[index] ?? '']));
}

/** A missing or malformed value is `null`: unknown, not 0. */
function valueOf({ subtotals }: Segment, key: string): number | null {
  const value = subtotals[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The rows of an item comparison for one metric: one entry per item and interval. */
export function getItemRows(
  key: string,
  intervals: readonly StatsInterval<AnyTotals>[],
  itemNames: ItemNames = {},
): ChartRow[] {
  const labels = getLabels(intervals, itemNames);
  return intervals.map(({ date_start, date_end, subtotals }) => {
    const date = toChartDate(date_start);
    const entries = (subtotals.segments ?? []).map((segment) => {
      const entry = {
        value: valueOf(segment, key),
        label: labels.get(keyOf(segment)) ?? '',
        labelDate: date,
      };
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
