import type { Country } from '../countries/index.ts';

/** What has only an id and a name. */
type NamedItem = {
  id: number;
  name: string;
};

/** An attribute of products, such as Colour. */
export type AttributeItem = NamedItem;

/** One value of an attribute, such as Blue. */
export type AttributeTerm = NamedItem;

/** A product brand. */
export type BrandItem = NamedItem;

/** A product category. */
export type CategoryItem = NamedItem;

/** A country. */
export type CountryItem = Pick<Country, 'code' | 'name'>;

/** A state, province or county of a country. */
export type StateItem = {
  /** The codes of country and state, such as `US:CA`. */
  code: string;
  name: string;
  country: string;
};

/** A coupon. */
export type CouponItem = {
  id: number;
  code: string;
};

/** A customer; also the result of searches by email and by username. */
export type CustomerItem = {
  id: number;
  name: string;
  email: string;
  /** '' for a guest. */
  username: string;
};

/** An IP address that downloaded a file. */
export type DownloadIpItem = {
  user_ip_address: string;
};

/** An order. */
export type OrderItem = {
  id: number;
  /** The displayed order number; may differ from the id. */
  number: string;
};

/** An image of a product. */
export type ProductImage = {
  src: string;
  alt: string;
};

/** A product. */
export type ProductItem = {
  id: number;
  name: string;
  sku: string;
  /** Such as `variable`; empty when the server does not send it. */
  type: string;
  /** The first is the main image; empty without images. */
  images: readonly ProductImage[];
};

/** A tax rate. */
export type TaxItem = {
  id: number;
  country: string;
  state: string;
  name: string;
  priority: number;
};

/** A variation of a product. */
export type VariationItem = {
  id: number;
  name: string;
  sku: string;
  description: string;
  attributes: readonly { option: string }[];
};

/** The item type of each kind of search. */
export type SearchItemByKind = {
  attributes: AttributeItem;
  brands: BrandItem;
  categories: CategoryItem;
  countries: CountryItem;
  coupons: CouponItem;
  customers: CustomerItem;
  emails: CustomerItem;
  usernames: CustomerItem;
  downloadIps: DownloadIpItem;
  orders: OrderItem;
  products: ProductItem;
  states: StateItem;
  variableProducts: ProductItem;
  taxes: TaxItem;
  variations: VariationItem;
};

/** The kinds of search. */
export type SearchKind = keyof SearchItemByKind;

/** A search result item; without a type argument, of any kind. */
export type SearchItem<Kind extends SearchKind = SearchKind> = SearchItemByKind[Kind];

/** Result of a search. */
export type SearchResult<Kind extends SearchKind = SearchKind> = {
  items: SearchItem<Kind>[];
  /** Total number of matches; undefined when the server does not report it. */
  total: number | undefined;
};

/** Options of a search. */
export type SearchOptions = {
  /**
   * For variations: the `products` parameter of the URL. A single id searches that product's variations; a list logs a
   * warning and searches all products.
   */
  productId?: number | string | undefined;
};

/** Result of one request, before it is typed by kind. */
export type Found<Item> = {
  items: Item[];
  total: number | undefined;
};
