import type { Currency } from './currencies.ts';
import type {
  Note,
  Plugins,
  ReportExport,
  ReportImport,
  User,
  StoredValue,
} from './entities/administration.ts';
import type { Brand, Category, Attribute, Product, Variation, Review } from './entities/catalog.ts';
import type { TaxRate, ShippingZone, Coupon, Gateway } from './entities/commerce.ts';
import type { Customer, Order, Download } from './entities/order.ts';
import type { SettingDefinition } from './handlers/setting-definition.ts';

/** All data of the demo store. A test may change any of it; the next report uses the changed data. */
export type Db = {
  readonly currency: Currency;
  /** The currencies of some orders. */
  readonly otherCurrencies: readonly Currency[];
  brands: Brand[];
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
  /** Report settings that plugins have added to the settings of WooCommerce. */
  addedSettings: SettingDefinition[];
  notes: Note[];
  gateways: Gateway[];
  plugins: Plugins;
  /** Whether the store is connected to Jetpack. */
  isConnected: boolean;
  /** The answers in the setup wizard, by question. */
  profile: Record<string, unknown>;
  exports: ReportExport[];
  import: ReportImport | null;
  /** Whether the imported data was deleted. */
  isImportDeleted: boolean;
  /** WordPress has one id sequence for all posts: products, variations, coupons, orders and refunds. */
  nextPostId: number;
};

/** Creates an empty database. `otherCurrencies`: those of some orders. */
export function createDb(currency: Currency, otherCurrencies: readonly Currency[] = []): Db {
  return {
    currency,
    otherCurrencies,
    brands: [],
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
    addedSettings: [],
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

/** Takes the next free post id. */
export function takePostId(db: Db): number {
  return db.nextPostId++;
}
