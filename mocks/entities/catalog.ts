import type { LocalTime } from '../local-time.ts';
import type { Minor } from '../money.ts';

export type Category = {
  id: number;
  /** HTML text, as WordPress stores it: an ampersand is `&amp;`. */
  name: string;
  slug: string;
  /** 0 for the top level. */
  parent: number;
};

export type Brand = {
  id: number;
  /** HTML text, like the name of a category. */
  name: string;
  slug: string;
  product_ids: number[];
};

export type AttributeTerm = {
  id: number;
  name: string;
  slug: string;
};

/** A global product attribute, like Colour. */
export type Attribute = {
  id: number;
  name: string;
  slug: string;
  terms: AttributeTerm[];
};

export type Stock = {
  manage_stock: boolean;
  /** `null` when the stock is not managed. */
  stock_quantity: number | null;
  stock_status: 'instock' | 'outofstock' | 'onbackorder';
  low_stock_amount: number | null;
};

export type Product = Stock & {
  id: number;
  type: 'simple' | 'variable';
  name: string;
  slug: string;
  sku: string;
  price: Minor;
  category_ids: number[];
  downloadable: boolean;
  /** The files of a downloadable product. */
  files: DownloadFile[];
  status: 'publish' | 'draft';
  /** HTML. */
  short_description: string;
  date_created: LocalTime;
};

export type DownloadFile = {
  id: string;
  name: string;
};

export type VariationAttribute = {
  attribute_id: number;
  term_id: number;
  name: string;
  option: string;
};

export type Variation = Stock & {
  id: number;
  parent_id: number;
  sku: string;
  price: Minor;
  attributes: VariationAttribute[];
  date_created: LocalTime;
};

export type ReviewStatus = 'approved' | 'hold' | 'spam' | 'trash';

export type Review = {
  id: number;
  product_id: number;
  date_created: LocalTime;
  status: ReviewStatus;
  /** The status before it was marked as spam or moved to the trash. */
  status_before?: 'approved' | 'hold';
  reviewer: string;
  reviewer_email: string;
  /** HTML text. */
  review: string;
  /** 1–5. */
  rating: number;
  verified: boolean;
};
