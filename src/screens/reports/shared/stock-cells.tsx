import { Status, type StatusTone } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { AdminLink } from '../../../reporting/definition/cells.tsx';
import { readValue } from '../../../reporting/definition/metric-values.ts';
import type { ReportColumn } from '../../../reporting/definition/report-definition.ts';
import {
  getStockQuantity,
  STOCK_TONES,
  type StockInfo,
} from '../../../reporting/definition/stock-info.ts';

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

const TONES: Readonly<Record<string, StatusTone>> = {
  instock: STOCK_TONES.in,
  outofstock: STOCK_TONES.out,
  onbackorder: STOCK_TONES.backorder,
};

function getTone(stock: StockInfo): StatusTone | undefined {
  const { stock_status = '' } = stock;
  if (isLow(stock)) return STOCK_TONES.low;
  return Object.hasOwn(TONES, stock_status) ? TONES[stock_status] : undefined;
}

/** The stock status of a product or variation, with its mark; `children` is the label, or a link with it. */
export function StockStatus({ stock, children }: { stock: StockInfo; children: ReactNode }) {
  return <Status tone={getTone(stock)}>{children}</Status>;
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
      display: (row, { adminHref }) => {
        const stock = getStock(row);
        if (!stock || !label(row)) return null;
        return (
          <StockStatus stock={stock}>
            {isLow(stock) ? (
              <AdminLink href={adminHref('product', getProductId(row))}>{label(row)}</AdminLink>
            ) : (
              label(row)
            )}
          </StockStatus>
        );
      },
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
