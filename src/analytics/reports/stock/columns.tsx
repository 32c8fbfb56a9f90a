import type { StockTotals } from '@tillview/data';
import { AdminLink, ScreenLink } from '../../report-page/table/cells.tsx';
import { readValue } from '../../report-page/metric-values.ts';
import type { ReportColumn, ReportContext } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';
import { getName, getProductId, getQuantity, getStatusLabel, type StockRow } from './row.ts';
import { StockQuantity } from './stock-quantity.tsx';

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
      <ScreenLink
        href={context.screenHref('/analytics/products', {
          filter: 'single_product',
          products: String(getProductId(row)),
        })}
      >
        {getLabel(row, context)}
      </ScreenLink>
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
    key: 'sku',
    label: copy.sku,
    value: ({ sku }) => sku ?? '',
  },
  {
    key: 'stock_status',
    label: copy.status,
    value: getStatusLabel,
    display: (row, { adminHref }) => (
      <AdminLink href={adminHref('product', getProductId(row))}>{getStatusLabel(row)}</AdminLink>
    ),
    // Omits counts that the store did not send.
    total: ({ outofstock, lowstock, onbackorder, instock }, { formatNumber }) =>
      (
        [
          [outofstock, copy.countOutOfStock],
          [lowstock, copy.countLowStock],
          [onbackorder, copy.countOnBackorder],
          [instock, copy.countInStock],
        ] as const
      )
        .flatMap(([value, write]) => {
          const count = readValue(value);
          return count === null ? [] : [write(formatNumber(count))];
        })
        .join(', '),
  },
  {
    key: 'stock_quantity',
    label: copy.stock,
    isNumeric: true,
    value: getQuantity,
    display: (row, { formatNumber }) => <StockQuantity row={row} formatNumber={formatNumber} />,
  },
];
