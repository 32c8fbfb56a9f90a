import type { Collection } from '../core/collection.ts';
import type { Leaderboard } from '../reports/index.ts';

/** An item of any type, with the server's field names. */
export type CatalogueItem = {
  id: number | string;
  readonly [field: string]: unknown;
};

/** A product or a variation. */
export type CatalogueProduct = {
  id: number;
  name?: string;
  /** Id of a variation's product; 0 for a product. */
  parent_id?: number;
  /** `simple`, `variable`, `variation` (R3.72), or the type of an extension. */
  type?: 'simple' | 'variable' | 'variation' | (string & {});
  /** null when stock is not managed. */
  stock_quantity?: number | null;
  /** Low stock threshold; null for the store's default. */
  low_stock_amount?: number | null;
  /** In the store's local time; null when never sold. */
  last_order_date?: string | null;
  images?: readonly { src?: string; alt?: string }[];
  attributes?: readonly { name?: string; option?: string }[];
} & CatalogueItem;

/** A product category. */
export type CatalogueCategory = {
  id: number;
  name: string;
  parent?: number;
  count?: number;
} & CatalogueItem;

/** The item types whose fields are known. */
export type ItemsByType = {
  products: CatalogueProduct;
  'products/low-in-stock': CatalogueProduct;
  variations: CatalogueProduct;
  categories: CatalogueCategory;
  leaderboards: Leaderboard;
};

/** The items of a type. */
export type ItemOf<Type extends string> = Type extends keyof ItemsByType
  ? ItemsByType[Type]
  : CatalogueItem;

/** Items by id, in the order of the server's reply. */
export type ItemsMap<Type extends string> = ReadonlyMap<number | string, ItemOf<Type>>;

/** Pending stock changes of one product. */
export type PendingStock = {
  /** The last quantity that the server confirmed, for a rollback. */
  readonly confirmed: number | null | undefined;
  readonly count: number;
};

/** State of the items data store. */
export type ItemsData = {
  /** By item type. All product lists share one collection, so each product is stored once. */
  readonly collections: Readonly<Record<string, Collection<CatalogueItem>>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly pendingStock: Readonly<Record<string, PendingStock>>;
};

/** Fields of a product created from a template. */
export type TemplateFields = {
  template_name: string;
  status?: string;
};
