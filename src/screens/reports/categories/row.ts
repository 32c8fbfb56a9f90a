import type { ProductValues } from '../shared/product-metrics.ts';

/** A row of the categories list, with `extended_info`. */
export type CategoryRow = ProductValues & {
  readonly category_id: number;
  readonly products_count?: number;
  readonly extended_info?: { readonly name?: string };
};
