import type { SalesFigures } from '../../report-page/sales-columns.tsx';
import type { StockInfo } from '../../report-page/stock-cells.tsx';

/** A row of the variations list, with `extended_info`; a deleted variation has none. */
export type VariationRow = SalesFigures & {
  readonly product_id: number;
  readonly variation_id: number;
  readonly extended_info?: StockInfo & {
    /** Of the product and the variation's options, as the store joins them. */
    readonly name?: string;
    readonly sku?: string;
  };
};
