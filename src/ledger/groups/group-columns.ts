import type { LedgerDimension, LedgerGroup, ReportRow } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Metric } from '../../reporting/definition/metric.ts';
import { defineTable, type ReportColumn } from '../../reporting/definition/report-definition.ts';
import { inRowCurrency } from '../currencies/row-currency.ts';
import { getComparedColumns } from '../../reporting/table/compared-columns.ts';
import { metricColumns } from '../../reporting/table/metric-columns.tsx';
import { dimensions } from '../../shell/dimensions.ts';
import { NAME_KEYS, NO_ORDERS, toTotals } from './group-stats.ts';
import { formatGroupValue } from './group-values.ts';

/** The text of the totals row's first cell. */
function describeCount(by: readonly LedgerDimension[], count: number, text: string): string {
  const [first] = by;
  const format = by.length === 1 && first ? dimensions[first].formatCount : undefined;
  return (
    format?.(count, text) ??
    /* translators: %s: number of rows. */
    sprintf(_n('%s row', '%s rows', count, 'tillview'), text)
  );
}

/** The groups in the comparison. */
export type EarlierGroups = {
  /** The label of the comparison, such as "Previous year". */
  readonly label: string;
  readonly groups: ReadonlyMap<string, LedgerGroup>;
  readonly total: LedgerGroup;
};

type Options = {
  by: readonly LedgerDimension[];
  metrics: readonly Metric[];
  /** The metric that is compared, if there is a comparison. */
  compared: string;
  earlier: EarlierGroups | undefined;
  /** Whether the groups are in different currencies. */
  hasSeveralCurrencies: boolean;
};

/** The columns of groups: their names, then the metrics; one with its value in the comparison and the change. */
export function getGroupColumns({
  by,
  metrics,
  compared,
  earlier,
  hasSeveralCurrencies,
}: Options): readonly ReportColumn<ReportRow>[] {
  const names = by.map((dimension, at): ReportColumn<LedgerGroup> => ({
    key: NAME_KEYS[at] ?? NAME_KEYS[1],
    label: dimensions[dimension].label,
    required: true,
    value: ({ values }) => formatGroupValue(values[at] ?? '', dimension),
    ...(at === 0
      ? {
          countsRows: true,
          total: (_totals, { formatNumber }, rows) => describeCount(by, rows, formatNumber(rows)),
        }
      : {}),
  }));
  const { columns } = defineTable<LedgerGroup>({
    title: () => __('Explorer', 'tillview'),
    columns: [...names, ...metricColumns<LedgerGroup>(metrics)],
    rowKey: ({ key }) => key,
    columnsOf: 'sources',
  });
  const at = by.indexOf('currencies');
  const inCurrency = (all: readonly ReportColumn<ReportRow>[]) =>
    hasSeveralCurrencies
      ? inRowCurrency(all, (row) => (row as unknown as LedgerGroup).values[at] ?? '')
      : all;
  if (!earlier) return inCurrency(columns);
  const options = {
    label: earlier.label,
    mode: 'percent' as const,
    // A group without orders in the comparison had none: the whole comparison is known.
    earlierOf: (row: ReportRow) => earlier.groups.get(String(row['key'])) ?? NO_ORDERS,
    earlierTotals: toTotals(earlier.total),
  };
  return inCurrency(
    columns.flatMap((column) =>
      column.key === compared ? getComparedColumns([column], options) : [column],
    ),
  );
}
