import type { AnyTotals, TaxDestination, TaxKind, TaxReport, TaxRow } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getItemOrdersHref, ScreenLink } from '../../reporting/definition/cells.tsx';
import type { Metric } from '../../reporting/definition/metric.ts';
import { defineTable, type ReportColumn } from '../../reporting/definition/report-definition.ts';
import { metricColumns } from '../../reporting/table/metric-columns.tsx';
import { dimensions } from '../../shell/dimensions.ts';

/** Rates have up to four decimals. */
const RATE_DECIMALS = 4;

const metrics = [
  {
    key: 'amount',
    label: () => __('Taxed amount', 'tillview'),
    type: 'currency',
    column: { required: true },
  },
  { key: 'tax', label: () => __('Tax', 'tillview'), type: 'currency', column: { required: true } },
  { key: 'orders', label: () => __('Orders', 'tillview'), type: 'number' },
] as const satisfies readonly Metric<keyof TaxRow>[];

const getCountry = ({ country }: Pick<TaxRow, 'country'>): string =>
  country === '' ? __('Unknown', 'tillview') : (dimensions.countries.format?.(country) ?? country);

/** What a row is: the name of its rate, or why it has none. */
function getRateName({ type, rate, label }: TaxRow): string {
  switch (type) {
    case 'rate':
      /* translators: %s: the id of a tax rate whose name is unknown. */
      return label || sprintf(__('#%s', 'tillview'), String(rate));
    case 'without_tax':
      return __('Without tax', 'tillview');
    case 'exempt':
      return __('Without tax: exempt customer', 'tillview');
    case 'reverse_charge':
      return __('Without tax: reverse charge (VAT number)', 'tillview');
    case 'unknown_rate':
      return __('Rate not in the order', 'tillview');
    case 'no_lines':
      return __('Not in lines, such as refunds without items', 'tillview');
    case 'counted_again':
      return __('Counted again: lines with several rates', 'tillview');
    case 'rounding':
      return __('Parts of the smallest coin', 'tillview');
  }
}

function getKind(kind: TaxKind | ''): string {
  switch (kind) {
    case 'goods':
      return __('Goods', 'tillview');
    case 'shipping':
      return __('Shipping', 'tillview');
    case 'fees':
      return __('Fees', 'tillview');
    case '':
      return '';
  }
}

/** The columns of both tables: the country, and the rate in percent. */
const countryColumn = {
  key: 'country',
  label: () => __('Country / Region', 'tillview'),
  required: true,
  value: getCountry,
  countsRows: true,
  total: (_totals, { formatNumber }, rows) =>
    /* translators: %s: number of rows. */
    sprintf(_n('%s row', '%s rows', rows, 'tillview'), formatNumber(rows)),
} satisfies ReportColumn<Pick<TaxRow, 'country'>>;
const percentColumn = {
  key: 'percent',
  label: () => __('Rate', 'tillview'),
  isNumeric: true,
  value: ({ percent }) => percent,
  display: ({ percent }, { formatDecimal }) =>
    percent === null
      ? ''
      : /* translators: %s: a tax rate, such as 7.25. */
        sprintf(__('%s%%', 'tillview'), formatDecimal(percent, RATE_DECIMALS)),
} satisfies ReportColumn<Pick<TaxRow, 'percent'>>;

/** The table: a row per country, state, rate and kind. */
export const taxTable = defineTable<TaxRow>({
  title: () => __('Taxes by country and rate', 'tillview'),
  columns: [
    countryColumn,
    { key: 'state', label: () => __('State', 'tillview'), value: ({ state }) => state },
    {
      key: 'rate',
      label: () => __('Tax rate', 'tillview'),
      required: true,
      value: getRateName,
      display: (row, context) =>
        row.type === 'rate' ? (
          <ScreenLink href={getItemOrdersHref(context, 'tax_rate_includes', row.rate)}>
            {getRateName(row)}
          </ScreenLink>
        ) : (
          getRateName(row)
        ),
    },
    percentColumn,
    { key: 'kind', label: () => __('Kind', 'tillview'), value: ({ kind }) => getKind(kind) },
    ...metricColumns<TaxRow>(metrics),
  ],
  rowKey: ({ key }) => key,
  columnsOf: 'taxes_by_country',
});

/** The table of what consumers have bought, by country of destination. */
export const destinationTable = defineTable<TaxDestination>({
  title: () => __('Consumers by country of destination', 'tillview'),
  columns: [
    countryColumn,
    percentColumn,
    ...metricColumns<TaxDestination>(metrics.filter(({ key }) => key !== 'orders')),
  ],
  rowKey: ({ key }) => key,
  columnsOf: 'tax_destinations',
});

/** The totals row of destinations. */
export const getDestinationTotals = (rows: readonly TaxDestination[]): AnyTotals => ({
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
  tax: rows.reduce((sum, { tax }) => sum + tax, 0),
});

/** The totals row. */
export const getTaxTotals = ({ amount, tax, orders }: TaxReport): AnyTotals => ({
  amount,
  tax,
  orders,
});

type Sort = { readonly orderby: string; readonly order: string };

/** Sorts rows by a column of numbers, or as they are: by country. Rows with equal values stay by country. */
export function sortTaxRows<Row extends TaxRow | TaxDestination>(
  rows: readonly Row[],
  { orderby, order }: Sort,
): readonly Row[] {
  const key = metrics.find((metric) => metric.key === orderby)?.key;
  const valueOf = (row: Row): number => (key ? Number(Reflect.get(row, key) ?? 0) : 0);
  const sorted = key ? rows.toSorted((one, other) => valueOf(one) - valueOf(other)) : rows;
  return order === 'asc' ? sorted : sorted.toReversed();
}
