import type { AnyTotals, GetComparisonRow, ReportRow } from '@tillview/data';
import { calculateDelta, calculateDifference } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import { formatValue, readExact, renderValue, roundValue } from '../definition/metric-values.ts';
import type { MetricType } from '../definition/metric.ts';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';

// Re-exported, because these functions are loaded only when a comparison is turned on.
export { getAllIntervals, getComparisonRows, pairRows, readComparisonRows } from '@tillview/data';

/** The format of a change: an amount, or a percentage of the earlier value. */
export type ChangeMode = 'amount' | 'percent';

type Column = ReportColumn<ReportRow>;

/** The keys of the columns that a comparison adds to a column. */
const earlierKey = (key: string) => `${key}.earlier`;
const changeKey = (key: string) => `${key}.change`;

function getChange(
  type: MetricType,
  now: unknown,
  before: unknown,
  mode: ChangeMode,
  context: ReportContext,
): number | null {
  if (mode === 'percent') return calculateDelta(readExact(type, now), readExact(type, before));
  // The change must match the values that are shown.
  const [shown, earlier] = [roundValue(type, now, context), roundValue(type, before, context)];
  return shown === null || earlier === null
    ? null
    : roundValue(type, calculateDifference(shown, earlier), context);
}

/** Formats a change with its sign, also a plus sign for an increase; no sign for 0. */
function formatChange(
  type: MetricType,
  change: number | null,
  mode: ChangeMode,
  context: ReportContext,
): string {
  if (change === null) return __('N/A', 'tillview');
  const sign = change > 0 ? '+' : '';
  if (mode === 'percent') return `${sign}${context.formatNumber(change)}%`;
  return `${sign}${formatValue(type, change, context)}`;
}

type Options = {
  /** The label of the comparison, such as "Previous year". */
  label: string;
  mode: ChangeMode;
  earlierOf: GetComparisonRow;
  /** The totals of the comparison; `null` until they are known. */
  earlierTotals: AnyTotals | null;
};

/** The columns of a table, with the earlier value and the change added after each column of a metric. */
export function getComparedColumns(
  columns: readonly Column[],
  { label, mode, earlierOf, earlierTotals }: Options,
): Column[] {
  return columns.flatMap((column) => {
    const { key, metric } = column;
    if (!metric) return [column];
    const { type } = metric;
    const name = column.screenReaderLabel?.() ?? column.label();
    const valueOf = (row: ReportRow, context: ReportContext) =>
      roundValue(type, column.value(row, context), context);
    const earlierValueOf = (row: ReportRow, context: ReportContext) => {
      const earlier = earlierOf(row);
      return earlier ? valueOf(earlier, context) : null;
    };
    const changeOf = (row: ReportRow, context: ReportContext) => {
      const earlier = earlierOf(row);
      const before = earlier ? column.value(earlier, context) : null;
      return getChange(type, column.value(row, context), before, mode, context);
    };
    const earlierTotalOf = (context: ReportContext) =>
      roundValue(type, earlierTotals?.[metric.key], context);
    const totalChangeOf = (totals: AnyTotals, context: ReportContext) =>
      getChange(type, totals[metric.key], earlierTotals?.[metric.key], mode, context);
    const added: Column[] = [
      {
        key: earlierKey(key),
        label: () => label,
        /* translators: 1: a column such as "Net sales", 2: what it is compared with, such as "Previous year". */
        screenReaderLabel: () => sprintf(__('%1$s, %2$s', 'tillview'), name, label),
        isNumeric: true,
        required: true,
        partOf: key,
        cellClassName: 'tillview-report__earlier',
        value: earlierValueOf,
        display: (row, context) => renderValue(type, earlierValueOf(row, context), context),
        total: (_totals, context) => {
          const total = earlierTotalOf(context);
          return total === null ? null : renderValue(type, total, context);
        },
        totalValue: (_totals, context) => earlierTotalOf(context),
      },
      {
        key: changeKey(key),
        label: () => (mode === 'percent' ? __('Change, %', 'tillview') : __('Change', 'tillview')),
        /* translators: 1: a column such as "Net sales", 2: what it is compared with, such as "Previous year". */
        screenReaderLabel: () => sprintf(__('%1$s, change from %2$s', 'tillview'), name, label),
        isNumeric: true,
        required: true,
        partOf: key,
        value: changeOf,
        display: (row, context) => formatChange(type, changeOf(row, context), mode, context),
        total: (totals, context) => {
          const change = totalChangeOf(totals, context);
          return change === null ? null : formatChange(type, change, mode, context);
        },
        totalValue: totalChangeOf,
      },
    ];
    return [column, ...added];
  });
}

/** Returns a new array of rows, sorted by a column that a comparison adds; rows without a value come last. */
export function sortByColumn(
  rows: readonly ReportRow[],
  { value }: Column,
  order: 'asc' | 'desc',
  context: ReportContext,
): ReportRow[] {
  const direction = order === 'asc' ? 1 : -1;
  const read = (row: ReportRow) => {
    const found = value(row, context);
    return typeof found === 'number' ? found : null;
  };
  return rows
    .map((row) => ({ row, value: read(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return direction * (a - b);
    })
    .map(({ row }) => row);
}

/** The shown columns, and all rows in the order of the sort column. */
export function arrangeRows(
  columns: readonly Column[],
  rows: readonly ReportRow[],
  {
    shown,
    sortColumn,
    order,
    context,
  }: {
    shown: readonly Column[];
    sortColumn: Column | undefined;
    order: 'asc' | 'desc';
    context: ReportContext;
  },
): { columns: readonly Column[]; rows: readonly ReportRow[] } {
  const by = columns.find(({ key }) => key === sortColumn?.key);
  return {
    columns: columns.filter(({ key }) => shown.some((each) => each.key === key)),
    rows: by ? sortByColumn(rows, by, order, context) : rows,
  };
}
