import { __ } from '@wordpress/i18n';
import { AdminLink } from '../../../reporting/definition/cells.tsx';
import { readValue } from '../../../reporting/definition/metric-values.ts';
import type { ReportColumn } from '../../../reporting/definition/report-definition.ts';
import { getStockQuantity, type StockInfo } from '../../../reporting/definition/stock-info.ts';

function isLow(stock: StockInfo): boolean {
  const quantity = getStockQuantity(stock);
  const threshold = readValue(stock.low_stock_amount);
  return (
    stock.stock_status === 'instock' &&
    quantity !== null &&
    threshold !== null &&
    quantity <= threshold
  );
}

/** Returns the label of the stock status. An unknown status, from an extension, is returned unchanged. */
export function getStockStatusLabel(stock: StockInfo): string {
  const { stock_status = '' } = stock;
  if (isLow(stock)) return __('Low stock', 'tillview');
  switch (stock_status) {
    case 'instock':
      return __('In stock', 'tillview');
    case 'outofstock':
      return __('Out of stock', 'tillview');
    case 'onbackorder':
      return __('On backorder', 'tillview');
    default:
      return stock_status;
  }
}

/** The columns Status and Stock. A low status links to the product's page in the admin, where stock can be changed. */
export function stockColumns<Row>(
  getStock: (row: Row) => StockInfo | undefined,
  getProductId: (row: Row) => number,
): readonly ReportColumn<Row>[] {
  const label = (row: Row) => getStockStatusLabel(getStock(row) ?? {});
  return [
    {
      key: 'stock_status',
      label: () => __('Status', 'tillview'),
      value: (row) => label(row) || null,
      display: (row, { adminHref }) =>
        isLow(getStock(row) ?? {}) ? (
          <AdminLink href={adminHref('product', getProductId(row))}>{label(row)}</AdminLink>
        ) : (
          label(row)
        ),
    },
    {
      key: 'stock',
      label: () => __('Stock', 'tillview'),
      isNumeric: true,
      value: (row) => getStockQuantity(getStock(row) ?? {}),
      display: (row, { formatNumber }) => {
        const stock = getStock(row);
        if (!stock) return null;
        const quantity = getStockQuantity(stock);
        return quantity === null ? __('N/A', 'tillview') : formatNumber(quantity);
      },
    },
  ];
}
