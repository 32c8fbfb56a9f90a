import type { AnyTotals, Payout } from '@tillview/data';
import { formatIntervalLabel } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Metric } from '../../reporting/definition/metric.ts';
import { inRowCurrency } from '../../ledger/currencies/row-currency.ts';
import { defineTable, type ReportColumn } from '../../reporting/definition/report-definition.ts';
import { metricColumns } from '../../reporting/table/metric-columns.tsx';

// What is expected is first: with several currencies, the last column is beyond the edge of a usual screen.
const metrics = [
  {
    key: 'expected',
    label: () => __('Expected payout', 'tillview'),
    type: 'currency',
    column: { required: true },
  },
  { key: 'orders_count', label: () => __('Orders', 'tillview'), type: 'number' },
  { key: 'gross', label: () => __('Gross', 'tillview'), type: 'currency' },
  { key: 'refunds', label: () => __('Refunds', 'tillview'), type: 'currency' },
  { key: 'fees', label: () => __('Payment fees', 'tillview'), type: 'currency' },
  { key: 'assumed_fees', label: () => __('Assumed fees', 'tillview'), type: 'currency' },
  { key: 'without_fee', label: () => __('Orders without a known fee', 'tillview'), type: 'number' },
  { key: 'unpaid', label: () => __('Not paid', 'tillview'), type: 'currency' },
] as const satisfies readonly Metric<keyof Payout>[];

const columns: readonly ReportColumn<Payout>[] = [
  {
    key: 'month',
    label: () => __('Month', 'tillview'),
    required: true,
    value: ({ month }) => month,
    display: ({ month }) => formatIntervalLabel('month', `${month}-01`, { style: 'table' }),
    countsRows: true,
    total: (_totals, { formatNumber }, rows) =>
      /* translators: %s: number of rows. */
      sprintf(_n('%s row', '%s rows', rows, 'tillview'), formatNumber(rows)),
  },
  {
    key: 'method',
    label: () => __('Payment method', 'tillview'),
    required: true,
    value: ({ name, method }) => name || method || __('Unknown', 'tillview'),
  },
  ...metricColumns<Payout>(metrics),
];

const currencyColumn: ReportColumn<CurrencyPayout> = {
  key: 'currency',
  label: () => __('Currency', 'tillview'),
  required: true,
  value: ({ currency }) => currency || __('Unknown', 'tillview'),
};

/** The table of Payouts: a row per month and payment method; in a shop of several currencies, per currency too. */
export function getPayoutTable(hasSeveral: boolean) {
  const [month, method, ...amounts] = columns as readonly ReportColumn<CurrencyPayout>[];
  const table = defineTable<CurrencyPayout>({
    title: () => __('Payouts', 'tillview'),
    columns: hasSeveral && month && method ? [month, method, currencyColumn, ...amounts] : columns,
    rowKey: (row) => `${row.month} ${row.method} ${row.currency}`,
    columnsOf: 'payouts',
    hasRowCurrency: hasSeveral,
  });
  return hasSeveral
    ? { ...table, columns: inRowCurrency(table.columns, ({ currency }) => String(currency)) }
    : table;
}

/** A payout in its currency. */
export type CurrencyPayout = Payout & { readonly currency: string };

/** The sums of what is known of all rows; none where nothing is known. */
export const getPayoutTotals = (rows: readonly Payout[]): AnyTotals =>
  Object.fromEntries(
    metrics.map(({ key }) => {
      const known = rows.map((row) => row[key]).filter((value) => value !== null);
      const isKnown = known.length > 0 || rows.length === 0;
      return [key, isKnown ? known.reduce((sum, value) => sum + value, 0) : undefined] as const;
    }),
  );
