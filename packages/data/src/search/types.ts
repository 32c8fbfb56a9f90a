/** An attribute of products, such as Colour. */
export type AttributeItem = {
  id: number;
  name: string;
};

/** One value of an attribute, such as Blue. */
export type AttributeTerm = {
  id: number;
  name: string;
};

/** A product category. */
export type CategoryItem = {
  id: number;
  name: string;
};

/** A country. */
export type CountryItem = {
  /** Two letters, such as `GB`. */
  code: string;
  name: string;
};

/** A coupon. */
export type CouponItem = {
  id: number;
  code: string;
};

/** A customer; also what searches by email and by username find. */
export type CustomerItem = {
  id: number;
  name: string;
  email: string;
  /** '' for a guest. */
  username: string;
};

/** An address from which something was downloaded. */
export type DownloadIpItem = {
  user_ip_address: string;
};

/** An order. */
export type OrderItem = {
  id: number;
  /** What people call the order; need not be its id. */
  number: string;
};

/** A picture of a product. */
export type ProductImage = {
  src: string;
  alt: string;
};

/** A product. */
export type ProductItem = {
  id: number;
  name: string;
  sku: string;
  /** The first is the main one; empty when the product has none. */
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

/** What is found, by what is looked for. */
export type SearchItemByKind = {
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
};

/** What can be looked for. */
export type SearchKind = keyof SearchItemByKind;

/** Something found; without a kind, whatever was looked for. */
export type SearchItem<Kind extends SearchKind = SearchKind> = SearchItemByKind[Kind];

/** What a search found. */
export type SearchResult<Kind extends SearchKind = SearchKind> = {
  items: SearchItem<Kind>[];
  /** How many there are besides those found; undefined where the store does not tell. */
  total: number | undefined;
};

/** What narrows a search besides its text. */
export type SearchOptions = {
  /**
   * For variations: the `products` of the address. One id searches that product's; a list is warned about and all
   * products are searched.
   */
  productId?: number | string | undefined;
};

/** What one call found, before it is told which kind it was. */
export type Found<Item> = {
  items: Item[];
  total: number | undefined;
};
