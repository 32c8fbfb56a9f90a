import type { Currency } from './currencies.ts';
import type { Minor } from './money.ts';
import type { LocalTime } from './local-time.ts';

/** The states an order can be in, without the `wc-` that a store's tables put before them. */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'checkout-draft',
  'trash',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type Category = {
  id: number;
  /** HTML text, as a store keeps it: `&amp;` stands for an ampersand. */
  name: string;
  slug: string;
  /** 0 for the top level. */
  parent: number;
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
  /** What a buyer of a downloadable product gets. */
  files: DownloadFile[];
  status: 'publish' | 'draft';
  /** As an editor left it: HTML. */
  short_description: string;
  date_created: LocalTime;
};

export type DownloadFile = {
  id: string;
  name: string;
};

/** One time that a buyer fetched a file. */
export type Download = {
  id: number;
  date: LocalTime;
  file_id: string;
  product_id: number;
  order_id: number;
  /** Number in the customer list. */
  customer_id: number;
  ip_address: string;
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

/** A tax rate; `rate` is in ten-thousandths of a percent, so 72500 is 7.25 %. */
export type TaxRate = {
  id: number;
  country: string;
  state: string;
  rate: number;
  /** What the customer reads on the receipt. */
  name: string;
  priority: number;
  /** Whether the rate counts for shipping too. */
  shipping: boolean;
};

export type ShippingMethod = {
  id: string;
  title: string;
  cost: Minor;
};

export type ShippingZone = {
  id: number;
  name: string;
  /** Country codes; an empty list is every country that no other zone names. */
  countries: string[];
  methods: ShippingMethod[];
  /** Goods of this worth and more travel free; `null` means never. */
  free_from: Minor | null;
};

export type Coupon = {
  id: number;
  code: string;
  discount_type: 'percent' | 'fixed_cart' | 'fixed_product';
  /** Minor units for the fixed kinds, hundredths of a percent for `percent`. */
  amount: number;
  free_shipping: boolean;
  /** Counts for these products only; an empty list is every product. */
  product_ids: number[];
  /** Counts for products of these categories only; an empty list is every category. */
  category_ids: number[];
  usage_limit_per_user: number | null;
  date_created: LocalTime;
  date_expires: LocalTime | null;
};

export type Address = {
  country: string;
  state: string;
  city: string;
  postcode: string;
};

export type Customer = Address & {
  /** Number in the customer list of the reports; guests have one too. */
  id: number;
  /** Account, or `null` for a guest. */
  user_id: number | null;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  /** `null` for a guest. */
  date_registered: LocalTime | null;
};

export type LineTax = {
  rate_id: number;
  amount: Minor;
};

/** A line of an order, or of a refund with all its figures negative. Amounts are without tax. */
export type OrderLine = {
  id: number;
  product_id: number;
  /** 0 for a simple product. */
  variation_id: number;
  /** The name at the time of sale. */
  name: string;
  quantity: number;
  /** Before coupons. */
  subtotal: Minor;
  /** After coupons. */
  total: Minor;
  taxes: LineTax[];
};

export type CouponLine = {
  coupon_id: number;
  code: string;
  discount: Minor;
};

export type ShippingLine = {
  method_id: string;
  method_title: string;
  total: Minor;
  taxes: LineTax[];
};

/** A refund of an order; all amounts and quantities are negative. */
export type Refund = {
  id: number;
  date_created: LocalTime;
  reason: string;
  /** Whether it gives back all that the customer paid. */
  is_full: boolean;
  lines: OrderLine[];
  shipping: ShippingLine | null;
};

export type Order = {
  id: number;
  status: OrderStatus;
  customer_id: number;
  billing: Address;
  date_created: LocalTime;
  date_paid: LocalTime | null;
  date_completed: LocalTime | null;
  payment_method: string;
  origin: string;
  lines: OrderLine[];
  coupons: CouponLine[];
  shipping: ShippingLine | null;
  refunds: Refund[];
};

export type ReviewStatus = 'approved' | 'hold' | 'spam' | 'trash';

export type Review = {
  id: number;
  product_id: number;
  date_created: LocalTime;
  status: ReviewStatus;
  reviewer: string;
  reviewer_email: string;
  /** HTML text. */
  review: string;
  /** 1–5. */
  rating: number;
  verified: boolean;
};

export type NoteStatus = 'unactioned' | 'actioned' | 'snoozed' | 'pending' | 'sent';

export type NoteAction = {
  id: number;
  name: string;
  label: string;
  /** Where it leads: an address, one below wp-admin, or nowhere. */
  query: string;
  /** What the note becomes when it is taken. */
  status: NoteStatus;
  actioned_text: string;
};

/** A message to the shop's staff. */
export type Note = {
  id: number;
  name: string;
  type: 'error' | 'warning' | 'update' | 'info' | 'marketing' | 'survey' | 'email';
  title: string;
  /** HTML text. */
  content: string;
  /** What its maker wants to know when it comes back. */
  content_data: Record<string, unknown>;
  status: NoteStatus;
  source: string;
  layout: 'plain' | 'thumbnail' | 'banner';
  image: string;
  date_created: LocalTime;
  date_reminder: LocalTime | null;
  is_snoozable: boolean;
  is_deleted: boolean;
  is_read: boolean;
  actions: NoteAction[];
};

/** A setting of a payment method. */
export type GatewaySetting = {
  id: string;
  label: string;
  description: string;
  type: string;
  value: string;
  default: string;
  /** Choices, in groups. */
  options?: Record<string, Record<string, string>>;
};

export type Gateway = {
  id: string;
  title: string;
  description: string | null;
  order: number | '';
  enabled: boolean;
  method_title: string;
  method_description: string;
  method_supports: string[];
  needs_setup: boolean;
  settings: GatewaySetting[];
};

/** Extensions by slug. */
export type Plugins = {
  installed: string[];
  active: string[];
};

/** A report file that was asked for. */
export type ReportExport = {
  id: string;
  type: string;
  /** Epoch milliseconds. */
  started: number;
  /** How often somebody asked how far it is. */
  polls: number;
  csv: string;
};

/** An import of old orders into the reports. */
export type ReportImport = {
  /** Epoch milliseconds. */
  started: number;
  polls: number;
  /** How far back it goes; `null` is to the beginning. */
  from: LocalTime | null;
  customers: number;
  orders: number;
};

export type Role = 'administrator' | 'shop_manager' | 'reports' | 'customer';

/** Somebody who can sign in to the demo shop. */
export type User = {
  id: number;
  role: Role;
  username: string;
  email: string;
  date_registered: LocalTime;
  /** Menu items that somebody keeps at hand. */
  favorites: string[];
  /** Preferences of the store's screens, by name; kept until the demo store is made anew. */
  woocommerce_meta: Record<string, unknown>;
};

/** Values of the store's settings, by option name. */
export type OptionValue = string | string[];

/** Anything that JSON can say: a store keeps what it is given. */
export type StoredValue = unknown;

/** Everything the pretend shop holds. Plain data: a test may change any of it, and the reports follow. */
export type Db = {
  readonly currency: Currency;
  categories: Category[];
  attributes: Attribute[];
  products: Product[];
  variations: Variation[];
  taxRates: TaxRate[];
  shippingZones: ShippingZone[];
  coupons: Coupon[];
  customers: Customer[];
  orders: Order[];
  downloads: Download[];
  reviews: Review[];
  users: User[];
  options: Record<string, StoredValue>;
  notes: Note[];
  gateways: Gateway[];
  plugins: Plugins;
  /** Whether the shop is connected to the service that Jetpack stands for. */
  isConnected: boolean;
  /** Answers of the setup wizard, by question. */
  profile: Record<string, unknown>;
  exports: ReportExport[];
  import: ReportImport | null;
  /** Whether the import has been told to forget what it had imported. */
  isImportDeleted: boolean;
  /** Posts share one sequence of numbers in a store: products, variations, coupons, orders and refunds. */
  nextPostId: number;
};

/** An empty shop that trades in one currency. */
export function createDb(currency: Currency): Db {
  return {
    currency,
    categories: [],
    attributes: [],
    products: [],
    variations: [],
    taxRates: [],
    shippingZones: [],
    coupons: [],
    customers: [],
    orders: [],
    downloads: [],
    reviews: [],
    users: [],
    options: {},
    notes: [],
    gateways: [],
    plugins: { installed: [], active: [] },
    isConnected: false,
    profile: {},
    exports: [],
    import: null,
    isImportDeleted: false,
    nextPostId: 20,
  };
}

/** Takes the next free post number. */
export function takePostId(db: Db): number {
  return db.nextPostId++;
}
