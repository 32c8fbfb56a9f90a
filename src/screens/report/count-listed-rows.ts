import type { ReportRow } from '@tillview/data';
import type { ReportColumn, ReportContext } from '../../reporting/definition/report-definition.ts';

type Options = {
  items: { readonly data: readonly ReportRow[]; readonly totalResults: number };
  columns: readonly ReportColumn<ReportRow>[];
  context: ReportContext;
};

/**
 * How many rows the store lists; 0 if no metric of the shown ones has another value. An item that a filter names is listed
 * also without orders.
 */
export function countListedRows({ items, columns, context }: Options): number {
  const ofMetrics = columns.filter(({ metric }) => metric);
  return items.data.some((row) => ofMetrics.some(({ value }) => value?.(row, context)))
    ? items.totalResults
    : 0;
}
