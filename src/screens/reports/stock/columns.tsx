import type { StockTotals } from '@tillview/data';
import { AdminLink, ItemLink } from '../../../reporting/definition/cells.tsx';
import { readValue } from '../../../reporting/definition/metric-values.ts';
import type {
  ReportColumn,
  ReportContext,
} from '../../../reporting/definition/report-definition.ts';
import { copy } from './copy.ts';
import { StockStatus } from '../shared/stock-cells.tsx';
import {
  getName,
  getProductId,
  getQuantity,
  getStatusLabel,
  getStock,
  type StockRow,
} from './row.ts';
import { StockQuantity } from './stock-quantity.tsx';

/** The counts of each status, which add up to all products: low stock is in stock. Omits counts that the store did not send. */
function getStatusTotals(
  { outofstock, lowstock, onbackorder, instock }: Partial<StockTotals>,
  { formatNumber }: ReportContext,
): string {
  const low = readValue(lowstock);
  const countInStock = (count: string) =>
    low === null ? copy.countInStock(count) : copy.countInStockAndLow(count, formatNumber(low));
  return (
    [
      [outofstock, copy.countOutOfStock],
      [onbackorder, copy.countOnBackorder],
      [instock, countInStock],
    ] as const
  )
    .flatMap(([value, write]) => {
      const count = readValue(value);
      return count === null ? [] : [write(formatNumber(count))];
    })
    .join(', ');
}

const getLabel = (row: StockRow, { names }: ReportContext): string =>
  names[String(row.id)] ?? getName(row);

/** The columns of Stock: headers, cells, totals and the CSV all come from here. */
export const columns: readonly ReportColumn<StockRow, Partial<StockTotals>>[] = [
  {
    key: 'title',
    label: copy.product,
    required: true,
    value: getLabel,
    display: (row, context) => (
      <ItemLink item="product" id={getProductId(row)} context={context}>
        {getLabel(row, context)}
      </ItemLink>
    ),
    countsRows: true,
    total: ({ products }, { formatNumber }, rows) => {
      const all = readValue(products) ?? rows;
      return rows < all
        ? copy.productsOf(formatNumber(rows), formatNumber(all))
        : copy.products(rows, formatNumber(rows));
    },
  },
  {
    key: 'stock_quantity',
    label: copy.stock,
    isNumeric: true,
    value: getQuantity,
    display: (row, { formatNumber }) => <StockQuantity row={row} formatNumber={formatNumber} />,
  },
  {
    key: 'stock_status',
    label: copy.status,
    value: getStatusLabel,
    display: (row, context) => (
      <StockStatus stock={getStock(row)}>
        <AdminLink
          href={context.adminHref('product', getProductId(row))}
          label={copy.editStock(getLabel(row, context), getStatusLabel(row))}
        >
          {getStatusLabel(row)}
        </AdminLink>
      </StockStatus>
    ),
    total: getStatusTotals,
  },
  {
    key: 'sku',
    label: copy.sku,
    value: ({ sku }) => sku ?? '',
  },
];
