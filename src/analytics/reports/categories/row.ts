import type { SalesFigures } from '../shared/sales-columns.tsx';

/** A row of the categories list, with `extended_info`. */
export type CategoryRow = SalesFigures & {
  readonly category_id: number;
  readonly products_count?: number;
  readonly extended_info?: { readonly name?: string };
};
