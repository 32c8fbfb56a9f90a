/** An attribute of products, such as Colour. */
export interface AttributeItem {
  id: number;
  name: string;
}

/** One value of an attribute, such as Blue. */
export interface AttributeTerm {
  id: number;
  name: string;
}

/** A product category. */
export interface CategoryItem {
  id: number;
  name: string;
}

/** A country. */
export interface CountryItem {
  /** Two letters, such as `GB`. */
  code: string;
  name: string;
}

/** A coupon. */
export interface CouponItem {
  id: number;
  code: string;
}

/** A customer; also what searches by email and by username find. */
export interface CustomerItem {
  id: number;
  name: string;
  email: string;
  /** '' for a guest. */
  username: string;
}

/** An address from which something was downloaded. */
export interface DownloadIpItem {
  user_ip_address: string;
}

/** An order. */
export interface OrderItem {
  id: number;
  /** What people call the order; need not be its id. */
  number: string;
}

/** A picture of a product. */
export interface ProductImage {
  src: string;
  alt: string;
}

/** A product. */
export interface ProductItem {
  id: number;
  name: string;
  sku: string;
  /** The first is the main one; empty when the product has none. */
  images: readonly ProductImage[];
}

/** A tax rate. */
export interface TaxItem {
  id: number;
  country: string;
  state: string;
  name: string;
  priority: number;
}

/** A variation of a product. */
export interface VariationItem {
  id: number;
  name: string;
  sku: string;
  description: string;
  attributes: readonly { option: string }[];
}

/** What is found, by what is looked for. */
export interface SearchItemByKind {
  attributes: AttributeItem;
  categories: CategoryItem;
  countries: CountryItem;
  coupons: CouponItem;
  customers: CustomerItem;
  emails: CustomerItem;
  usernames: CustomerItem;
  downloadIps: DownloadIpItem;
  orders: OrderItem;
  products: ProductItem;
  variableProducts: ProductItem;
  taxes: TaxItem;
  variations: VariationItem;
}

/** What can be looked for. */
export type SearchKind = keyof SearchItemByKind;

/** Something found; without a kind, whatever was looked for. */
export type SearchItem<Kind extends SearchKind = SearchKind> = SearchItemByKind[Kind];

/** What a search found. */
export interface SearchResult<Kind extends SearchKind = SearchKind> {
  items: SearchItem<Kind>[];
  /** How many there are besides those found; undefined where the store does not tell. */
  total: number | undefined;
}

/** What narrows a search besides its text. */
export interface SearchOptions {
  /**
   * For variations: the `products` of the address. One id searches that product's; a list is warned about and all
   * products are searched.
   */
  productId?: number | string | undefined;
}

/** What one call found, before it is told which kind it was. */
export interface Found<Item> {
  items: Item[];
  total: number | undefined;
}
