import type { StatusTone } from '@tillview/components';
import type { ReportRow } from '@tillview/data';
import { readValue } from './metric-values.ts';

/** The stock fields of a product or variation row. */
export type StockInfo = {
  readonly stock_status?: string;
  readonly stock_quantity?: number | null;
  /** Missing for variations. */
  readonly manage_stock?: boolean;
  readonly low_stock_amount?: number | null;
};

/** Returns the quantity. Null if stock is not managed: the store sends 0 then, also for an item in stock. */
export function getStockQuantity(stock: StockInfo): number | null {
  const { stock_status, stock_quantity, manage_stock } = stock;
  const quantity = readValue(stock_quantity);
  const isManaged = manage_stock ?? !(quantity === 0 && stock_status === 'instock');
  return isManaged ? quantity : null;
}

/** What each state of the stock means, wherever it is shown. */
export const STOCK_TONES = {
  in: 'good',
  low: 'warning',
  'runs-out': 'warning',
  out: 'bad',
  backorder: 'bad',
} as const satisfies Readonly<Record<string, StatusTone>>;

/** Whether the stock of a row of the Stock report is counted. */
export const isStockCounted = (row: ReportRow): boolean => row['manage_stock'] === true;
