import { Status } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { AdminLink } from '../definition/cells.tsx';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';
import { STOCK_TONES } from '../definition/stock-info.ts';
import { formatValue, renderValue, roundValue } from '../definition/metric-values.ts';
import { getStockValue, type OrderRow, type OrderStatus, type RunOut } from './order-plan.ts';
import { getItemName } from './stock-items.ts';
import { StockCell } from './stock-cell.tsx';

const STATUS_LABELS: Readonly<Record<OrderStatus, () => string>> = {
  backorder: () => __('On backorder', 'tillview'),
  out: () => __('Out of stock', 'tillview'),
  low: () => __('Low stock', 'tillview'),
  'runs-out': () => __('Runs out soon', 'tillview'),
};

/** Returns the label of a status. */
export const getStatusLabel = (status: OrderStatus): string => STATUS_LABELS[status]();

const unknown = () => __('Unknown', 'tillview');

/** A number that is null if it is not known, with at most so many decimals. */
const displayNumber = (value: number | null, format: (value: number) => string) =>
  value === null ? <span className="tillview-low-stock__quiet">{unknown()}</span> : format(value);

function displayRunOut(row: OrderRow, runOut: RunOut | null, { formatDate }: ReportContext) {
  if (runOut !== null && runOut !== 'never')
    return runOut.days > 0 ? formatDate(runOut.date) : __('Now', 'tillview');
  const text =
    runOut === null
      ? unknown()
      : row.perDay === 0
        ? __('No sales', 'tillview')
        : __('In over 10 years', 'tillview');
  return <span className="tillview-low-stock__quiet">{text}</span>;
}

const toDate = (runOut: RunOut | null): string | null =>
  runOut === null || runOut === 'never' ? null : runOut.date;

/** Decimals of the units per day: an item that sells once in 90 days has 0.01. */
const RATE_DECIMALS = 2;

/** What the stock costs, for lists whose unit costs were read. Its total is that of the items whose cost is known. */
const stockValue: ReportColumn<OrderRow> = {
  key: 'value',
  label: () => __('Stock at cost', 'tillview'),
  isNumeric: true,
  help: () =>
    __(
      'Present cost of a unit, multiplied by the stock. The total has no items whose cost is unknown.',
      'tillview',
    ),
  value: (row, context) => roundValue('currency', getStockValue(row), context),
  display: (row, context) =>
    displayNumber(getStockValue(row), (value) => formatValue('currency', value, context) ?? ''),
  total: ({ stock_value: value }, context) => renderValue('currency', value, context),
};

/** The columns with what the stock costs. */
export const getValuedColumns = (): readonly ReportColumn<OrderRow>[] =>
  columns.toSpliced(-1, 0, stockValue);

/** The columns of the list: headers, cells and files all come from here. */
export const columns: readonly ReportColumn<OrderRow>[] = [
  {
    key: 'title',
    label: () => __('Product / Variation', 'tillview'),
    required: true,
    value: getItemName,
    display: (row, { adminHref }) => (
      <AdminLink href={adminHref('product', row.parentId || row.id)}>
        <bdi>{getItemName(row)}</bdi>
      </AdminLink>
    ),
  },
  {
    key: 'stock',
    label: () => __('Stock', 'tillview'),
    isNumeric: true,
    value: ({ stock }) => stock,
    display: (row, { formatNumber }) => <StockCell item={row} formatNumber={formatNumber} />,
  },
  {
    key: 'order',
    label: () => __('Suggested order', 'tillview'),
    isNumeric: true,
    cellClassName: 'tillview-low-stock__order',
    value: ({ quantity }) => quantity,
    display: ({ quantity }, { formatNumber }) => displayNumber(quantity, formatNumber),
  },
  {
    key: 'status',
    label: () => __('Status', 'tillview'),
    value: ({ status }) => getStatusLabel(status),
    display: ({ status }) => <Status tone={STOCK_TONES[status]}>{getStatusLabel(status)}</Status>,
  },
  {
    key: 'expected',
    label: () => __('Expected run-out', 'tillview'),
    isDate: true,
    value: ({ expected }) => toDate(expected),
    display: (row, context) => displayRunOut(row, row.expected, context),
  },
  {
    key: 'earliest',
    label: () => __('Earliest run-out', 'tillview'),
    isDate: true,
    value: ({ earliest }) => toDate(earliest),
    display: (row, context) => displayRunOut(row, row.earliest, context),
  },
  {
    key: 'sold',
    label: () => __('Sold in 90 days', 'tillview'),
    isNumeric: true,
    value: ({ sold }) => sold?.units ?? null,
    display: ({ sold }, { formatNumber }) => displayNumber(sold?.units ?? null, formatNumber),
  },
  {
    key: 'per_day',
    label: () => __('Per day', 'tillview'),
    isNumeric: true,
    value: ({ perDay }) => (perDay === null ? null : Number(perDay.toFixed(4))),
    display: ({ perDay }, { formatDecimal }) =>
      displayNumber(perDay, (value) => formatDecimal(value, RATE_DECIMALS)),
  },
  {
    key: 'threshold',
    label: () => __('Low at', 'tillview'),
    isNumeric: true,
    value: ({ threshold }) => threshold,
    display: ({ threshold }, { formatNumber }) => displayNumber(threshold, formatNumber),
  },
  {
    key: 'sku',
    label: () => __('SKU', 'tillview'),
    value: ({ sku }) => sku,
  },
];
