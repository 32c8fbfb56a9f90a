import type { Collection } from '../core/collection.ts';

/** An item of whatever type, in the server's spelling. */
export type CatalogueItem = {
  id: number | string;
  readonly [field: string]: unknown;
};

/** A product or a variation of one. */
export type CatalogueProduct = {
  id: number;
  name?: string;
  /** Of a variation its product; 0 of a product. */
  parent_id?: number;
  /** `simple`, `variable`, `variation` (spec §3), and what extensions bring. */
  type?: 'simple' | 'variable' | 'variation' | (string & {});
  /** null when its stock is not managed. */
  stock_quantity?: number | null;
  /** From how many on the stock counts as low; null for the shop's own number. */
  low_stock_amount?: number | null;
  /** Store-local time; null when it was never sold. */
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

/** A cell of a leaderboard. `display` is HTML of the server, `value` is plain. */
export type LeaderboardCell = {
  display: string;
  value: string | number;
  format?: string;
};

/** A list of what does best. */
export type Leaderboard = {
  id: string;
  label: string;
  headers: readonly { label: string }[];
  rows: readonly (readonly LeaderboardCell[])[];
} & CatalogueItem;

/** The items of the types whose contract is known. */
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

/** Items by id, in the order of the reply. */
export type ItemsMap<Type extends string> = ReadonlyMap<number | string, ItemOf<Type>>;

/** Stock changes of one product that are under way. */
export type PendingStock = {
  /** What the server holds, as far as is known. */
  readonly confirmed: number | null | undefined;
  readonly count: number;
};

/** What the items store holds. */
export type ItemsData = {
  /** By kind of entity: what is one product here is one product, whichever list it came with. */
  readonly collections: Readonly<Record<string, Collection<CatalogueItem>>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly pendingStock: Readonly<Record<string, PendingStock>>;
};

/** What a product is made of from a template. */
export type TemplateFields = {
  template_name: string;
  status?: string;
};
