import type { Currency } from './currencies.ts';
import type { Minor } from './money.ts';
import type { WallTime } from './wall-time.ts';

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

export interface Category {
  id: number;
  /** HTML text, as a store keeps it: `&amp;` stands for an ampersand. */
  name: string;
  slug: string;
  /** 0 for the top level. */
  parent: number;
}

export interface AttributeTerm {
  id: number;
  name: string;
  slug: string;
}

/** A global product attribute, like Colour. */
export interface Attribute {
  id: number;
  name: string;
  slug: string;
  terms: AttributeTerm[];
}

export interface Stock {
  manage_stock: boolean;
  /** `null` when the stock is not managed. */
  stock_quantity: number | null;
  stock_status: 'instock' | 'outofstock' | 'onbackorder';
  low_stock_amount: number | null;
}

export interface Product extends Stock {
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
  date_created: WallTime;
}

export interface DownloadFile {
  id: string;
  name: string;
}

/** One time that a buyer fetched a file. */
export interface Download {
  id: number;
  date: WallTime;
  file_id: string;
  product_id: number;
  order_id: number;
  /** Number in the customer list. */
  customer_id: number;
  ip_address: string;
}

export interface VariationAttribute {
  attribute_id: number;
  term_id: number;
  name: string;
  option: string;
}

export interface Variation extends Stock {
  id: number;
  parent_id: number;
  sku: string;
  price: Minor;
  attributes: VariationAttribute[];
  date_created: WallTime;
}

/** A tax rate; `rate` is in ten-thousandths of a percent, so 72500 is 7.25 %. */
export interface TaxRate {
  id: number;
  country: string;
  state: string;
  rate: number;
  /** What the customer reads on the receipt. */
  name: string;
  priority: number;
  /** Whether the rate counts for shipping too. */
  shipping: boolean;
}

export interface ShippingMethod {
  id: string;
  title: string;
  cost: Minor;
}

export interface ShippingZone {
  id: number;
  name: string;
  /** Country codes; an empty list is every country that no other zone names. */
  countries: string[];
  methods: ShippingMethod[];
  /** Goods of this worth and more travel free; `null` means never. */
  free_from: Minor | null;
}

export interface Coupon {
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
  date_created: WallTime;
  date_expires: WallTime | null;
}

export interface Address {
  country: string;
  state: string;
  city: string;
  postcode: string;
}

export interface Customer extends Address {
  /** Number in the customer list of the reports; guests have one too. */
  id: number;
  /** Account, or `null` for a guest. */
  user_id: number | null;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  /** `null` for a guest. */
  date_registered: WallTime | null;
}

export interface LineTax {
  rate_id: number;
  amount: Minor;
}

/** A line of an order, or of a refund with all its figures negative. Amounts are without tax. */
export interface OrderLine {
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
}

export interface CouponLine {
  coupon_id: number;
  code: string;
  discount: Minor;
}

export interface ShippingLine {
  method_id: string;
  method_title: string;
  total: Minor;
  taxes: LineTax[];
}

/** A refund of an order; all amounts and quantities are negative. */
export interface Refund {
  id: number;
  date_created: WallTime;
  reason: string;
  /** Whether it gives back all that the customer paid. */
  is_full: boolean;
  lines: OrderLine[];
  shipping: ShippingLine | null;
}

export interface Order {
  id: number;
  status: OrderStatus;
  customer_id: number;
  billing: Address;
  date_created: WallTime;
  date_paid: WallTime | null;
  date_completed: WallTime | null;
  payment_method: string;
  origin: string;
  lines: OrderLine[];
  coupons: CouponLine[];
  shipping: ShippingLine | null;
  refunds: Refund[];
}

export type ReviewStatus = 'approved' | 'hold' | 'spam' | 'trash';

export interface Review {
  id: number;
  product_id: number;
  date_created: WallTime;
  status: ReviewStatus;
  reviewer: string;
  reviewer_email: string;
  /** HTML text. */
  review: string;
  /** 1–5. */
  rating: number;
  verified: boolean;
}

export type NoteStatus = 'unactioned' | 'actioned' | 'snoozed' | 'pending' | 'sent';

export interface NoteAction {
  id: number;
  name: string;
  label: string;
  /** Where it leads: an address, one below wp-admin, or nowhere. */
  query: string;
  /** What the note becomes when it is taken. */
  status: NoteStatus;
  actioned_text: string;
}

/** A message to the shop's staff. */
export interface Note {
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
  date_created: WallTime;
  date_reminder: WallTime | null;
  is_snoozable: boolean;
  is_deleted: boolean;
  is_read: boolean;
  actions: NoteAction[];
}

/** A setting of a payment method. */
export interface GatewaySetting {
  id: string;
  label: string;
  description: string;
  type: string;
  value: string;
  default: string;
  /** Choices, in groups. */
  options?: Record<string, Record<string, string>>;
}

export interface Gateway {
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
}

/** Extensions by slug. */
export interface Plugins {
  installed: string[];
  active: string[];
}

/** A report file that was asked for. */
export interface ReportExport {
  id: string;
  type: string;
  /** Epoch milliseconds. */
  started: number;
  /** How often somebody asked how far it is. */
  polls: number;
  csv: string;
}

/** An import of old orders into the reports. */
export interface ReportImport {
  /** Epoch milliseconds. */
  started: number;
  polls: number;
  /** How far back it goes; `null` is to the beginning. */
  from: WallTime | null;
  customers: number;
  orders: number;
}

export type Role = 'administrator' | 'shop_manager' | 'reports' | 'customer';

/** Somebody who can sign in to the demo shop. */
export interface User {
  id: number;
  role: Role;
  username: string;
  email: string;
  date_registered: WallTime;
  /** Menu items that somebody keeps at hand. */
  favorites: string[];
  /** Preferences of the store's screens, by name; kept until the demo store is made anew. */
  woocommerce_meta: Record<string, unknown>;
}

/** Values of the store's settings, by option name. */
export type OptionValue = string | string[];

/** Anything that JSON can say: a store keeps what it is given. */
export type StoredValue = unknown;

/** Everything the pretend shop holds. Plain data: a test may change any of it, and the reports follow. */
export interface Db {
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
  isForgotten: boolean;
  /** Posts share one sequence of numbers in a store: products, variations, coupons, orders and refunds. */
  nextPostId: number;
}

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
    isForgotten: false,
    nextPostId: 20,
  };
}

/** Takes the next free post number. */
export function takePostId(db: Db): number {
  return db.nextPostId++;
}
