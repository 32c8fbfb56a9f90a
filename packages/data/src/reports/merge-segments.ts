import type { DataRegistry } from '@wordpress/data';
import type { ReportRequest } from './report-request.ts';
import type { RowsSegment } from './report-source.ts';
import { getStatsQuery } from './request-queries.ts';
import { canSortRows, sortRows } from './sort-rows.ts';
import { reportsStore } from './store.ts';
import type { AnyTotals, ReportRow, ReportSegment } from './types.ts';

type Segments = ReadonlyMap<string, ReportSegment<AnyTotals>>;

async function readSegments(
  registry: DataRegistry,
  request: ReportRequest,
  segmentBy: string,
): Promise<Segments> {
  // Totals do not depend on the interval. The longest one has the smallest reply.
  const interval = request.allowedIntervals.at(-1) ?? request.interval;
  const query = getStatsQuery({ ...request, interval, longerInterval: null, segmentBy }, 'primary');
  const { data } = query
    ? await registry.resolveSelect(reportsStore).getReportStats(request.stats.endpoint, query)
    : {};
  const segments: readonly ReportSegment<AnyTotals>[] = data?.totals?.segments ?? [];
  return new Map(segments.map((segment) => [String(segment.segment_id), segment]));
}

/** One row of several rows with the id of a segment. */
function mergeRows(
  rows: readonly ReportRow[],
  { segment_label, subtotals }: ReportSegment<AnyTotals>,
  { fields, labelOf }: RowsSegment,
  labels: ReadonlySet<string>,
): ReportRow {
  const isNamed = (row: ReportRow) => labelOf(row).toUpperCase() === segment_label?.toUpperCase();
  // A row with the label of another segment counts the orders that both have. Any other label is an earlier name.
  const own = rows.filter((row) => isNamed(row) || !labels.has(labelOf(row).toUpperCase()));
  const [first = rows[0] ?? {}] = own.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const orders = own.map(({ orders_count: count }) => (typeof count === 'number' ? count : 0));
  return {
    ...first,
    ...(own.length > 1 ? { orders_count: orders.reduce((sum, count) => sum + count, 0) } : {}),
    ...Object.fromEntries(fields.map((name) => [name, subtotals[name] ?? first[name]])),
    ...(isNamed(first) || !segment_label ? {} : { segment_label }),
  };
}

/**
 * One row per id, for a list that repeats ids: WooCommerce lists a tax rate once for each tax of its orders, under the
 * name of that tax and with the amounts of the orders that have both, and once for each earlier name. The segments of
 * the stats have one entry per id, with the present name and the right amounts. Rows that the store cut off because it
 * counts ids are made of their segments. Rows without a repeated id are returned as they are, without a request.
 */
export async function mergeSegments(
  registry: DataRegistry,
  request: ReportRequest,
  rows: readonly ReportRow[],
  total: number,
): Promise<readonly ReportRow[]> {
  const { rows: source } = request;
  if (source.from !== 'list' || !source.segment) return rows;
  const { segment } = source;
  const [idField = ''] = source.key;
  const groups = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const id = String(row[idField]);
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  if (groups.size === rows.length) return rows;
  const segments = await readSegments(registry, request, segment.by);
  const labels = new Set(
    [...segments.values()].map(({ segment_label: label }) => (label ?? '').toUpperCase()),
  );
  const merged = [...groups].map(([id, repeated]) => {
    const found = segments.get(id);
    return found ? mergeRows(repeated, found, segment, labels) : (repeated[0] ?? {});
  });
  const missing = [...segments].filter(([id]) => !groups.has(id)).slice(0, total - groups.size);
  const all = [
    ...merged,
    ...missing.map(([, { segment_id, segment_label, subtotals }]) => ({
      [idField]: Number(segment_id),
      segment_label,
      ...subtotals,
    })),
  ];
  return canSortRows(all, request, request.sort) ? sortRows(all, request, request.sort) : all;
}
