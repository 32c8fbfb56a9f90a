import type { AnyTotals, ReportRow } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { formatValue, roundValue } from '../definition/metric-values.ts';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';

type Options = {
  column: ReportColumn<ReportRow>;
  /** The rows of all pages. */
  rows: readonly ReportRow[];
  totals: AnyTotals;
  context: ReportContext;
};

/**
 * The sum of a column's rows minus its total; 0 if they add up, or if its values cannot be added up. The store rounds
 * each row, so that a sum of amounts may differ by half a unit per row.
 */
export function getRowsDifference({ column, rows, totals, context }: Options): number {
  const { metric } = column;
  const total = metric?.addsUp ? roundValue(metric.type, totals[metric.key], context) : null;
  if (!metric || total === null) return 0;
  const values = rows.map((row) => column.value(row, context));
  const sum = values.reduce<number>((so, value) => so + (Number(value) || 0), 0);
  const { precision } = context.currency.getCurrencyConfig();
  const tolerance = metric.type === 'currency' ? (rows.length * 10 ** -(precision ?? 0)) / 2 : 0;
  const difference = sum - total;
  if (Math.abs(difference) <= tolerance + 1e-6) return 0;
  return roundValue(metric.type, difference, context) ?? 0;
}

/** Why rows add up to more than their total; empty if they do not, or if no reason is known. */
export function describeOverlap(
  columns: readonly ReportColumn<ReportRow>[],
  options: Omit<Options, 'column'>,
): string {
  const overlap = columns.find((column) => column.overlap)?.overlap;
  const isMore = () => columns.some((column) => getRowsDifference({ ...options, column }) > 0);
  return overlap && isMore() ? overlap() : '';
}

/** Tells that the rows of a column do not add up to its total; empty if they do. */
export function describeRowsDifference(options: Options): string {
  const difference = getRowsDifference(options);
  const { metric } = options.column;
  if (difference === 0 || !metric) return '';
  const amount = formatValue(metric.type, Math.abs(difference), options.context) ?? '';
  return difference > 0
    ? /* translators: %s: an amount or a number by which the rows of a table exceed their total. */
      sprintf(__('Rows: %s more', 'tillview'), amount)
    : /* translators: %s: an amount or a number by which the rows of a table fall short of their total. */
      sprintf(__('Rows: %s less', 'tillview'), amount);
}
