import type { Capability } from '@tillview/data';
import { __ } from '@wordpress/i18n';

/**
 * A screen of the app. Plain data, so that the standalone server, the WordPress menu, the router, prefetching and the
 * command palette can use the same list.
 */
export type Screen = {
  /** The in-app path: the `path` parameter of the URL. */
  path: string;
  /** Other paths that open this screen. */
  aliases?: readonly string[];
  title: () => string;
  /** The screen whose entry of the menu it shares, as one of its tabs; by default it has an entry of its own. */
  tabOf?: string;
  /** The title of its tab, and that of its entry, if they are not the title of the screen. */
  tabTitle?: () => string;
  entryTitle?: () => string;
  /** The WordPress capability that a user needs. */
  capability: Capability;
  /**
   * The file with the screen's code, below `src/screens/`: a report's `report.ts`, or a `<name>-screen.tsx` that exports
   * `Screen`. `start/screen-modules.tsx` finds both.
   */
  module: string;
  /** Files that the first view usually needs, but that the screen's code does not import. */
  preloads?: readonly string[];
  /** The heading of docs/reading-your-figures.md about its figures. */
  help?: string;
  /** Whether the screen is a form, with the controls of the WordPress admin, which only these screens load. */
  hasForm?: boolean;
};

/** The path of the screen that opens if the URL contains no path. */
export const START_PATH = '/analytics/overview';

/** Defines the screen of a report, whose folder is in `screens/reports/`. */
function report(
  slug: string,
  title: () => string,
  place: Partial<Pick<Screen, 'path' | 'aliases' | 'help' | 'tabOf' | 'tabTitle'>> = {},
): Screen {
  return {
    path: `/analytics/${slug}`,
    capability: 'view_woocommerce_reports',
    module: `reports/${slug}/report.ts`,
    preloads: [`reports/${slug}/source.ts`],
    title,
    ...place,
  };
}

/** Every screen. Those with an entry of their own are in the order of the menu, and tabs in their own order. */
export const screens: readonly Screen[] = [
  {
    path: '/analytics/overview',
    capability: 'view_woocommerce_reports',
    module: 'overview/overview-screen.tsx',
    preloads: [
      'overview/overview-calls.ts',
      'reports/revenue/source.ts',
      'reports/products/source.ts',
    ],
    help: 'overview',
    title: () => __('Overview', 'tillview'),
  },
  {
    path: '/digest',
    capability: 'view_woocommerce_reports',
    module: 'digest/digest-screen.tsx',
    help: 'digest',
    title: () => __('Digest', 'tillview'),
  },
  report('revenue', () => __('Revenue', 'tillview'), { help: 'revenue' }),
  {
    path: '/analytics/profit',
    capability: 'view_woocommerce_reports',
    module: 'profit/profit-screen.tsx',
    help: 'profit-and-payouts',
    title: () => __('Profit', 'tillview'),
  },
  {
    path: '/analytics/payouts',
    tabOf: '/analytics/profit',
    capability: 'view_woocommerce_reports',
    module: 'profit/payouts-screen.tsx',
    help: 'profit-and-payouts',
    title: () => __('Payouts', 'tillview'),
  },
  report('orders', () => __('Orders', 'tillview'), { help: 'orders' }),
  report('products', () => __('Products', 'tillview'), {
    help: 'products-variations-and-categories',
  }),
  report('variations', () => __('Variations', 'tillview'), {
    help: 'products-variations-and-categories',
    tabOf: '/analytics/products',
  }),
  report('categories', () => __('Categories', 'tillview'), {
    help: 'products-variations-and-categories',
    tabOf: '/analytics/products',
  }),
  report('coupons', () => __('Coupons', 'tillview'), {
    help: 'coupons-taxes-downloads-and-stock',
    tabOf: '/analytics/orders',
  }),
  report('taxes', () => __('Taxes', 'tillview'), {
    help: 'coupons-taxes-downloads-and-stock',
    tabTitle: () => __('Codes', 'tillview'),
  }),
  {
    path: '/analytics/taxes-by-country',
    tabOf: '/analytics/taxes',
    capability: 'view_woocommerce_reports',
    module: 'taxes/taxes-by-country-screen.tsx',
    help: 'coupons-taxes-downloads-and-stock',
    title: () => __('Taxes by country and rate', 'tillview'),
    tabTitle: () => __('By country and rate', 'tillview'),
  },
  {
    path: '/analytics/refunds',
    tabOf: '/analytics/orders',
    // The store requires the right to see orders for listing refunds.
    capability: 'edit_shop_orders',
    module: 'refunds/refunds-screen.tsx',
    help: 'revenue',
    title: () => __('Refunds', 'tillview'),
  },
  report('downloads', () => __('Downloads', 'tillview'), {
    help: 'coupons-taxes-downloads-and-stock',
    tabOf: '/analytics/orders',
  }),
  {
    path: '/stock',
    // The store requires this capability for listing products, and `edit_products` for changing their stock.
    capability: 'read_private_products',
    module: 'low-stock/low-stock-screen.tsx',
    preloads: ['low-stock/what-to-order.tsx'],
    help: 'what-to-order',
    title: () => __('Low stock', 'tillview'),
    tabTitle: () => __('What to order', 'tillview'),
    entryTitle: () => __('Stock', 'tillview'),
  },
  report('stock', () => __('Stock', 'tillview'), {
    help: 'coupons-taxes-downloads-and-stock',
    tabOf: '/stock',
    tabTitle: () => __('All stock', 'tillview'),
  }),
  report('customers', () => __('Customers', 'tillview'), {
    path: '/customers',
    help: 'customers',
    aliases: ['/analytics/customers'],
  }),
  {
    path: '/analytics/retention',
    tabOf: '/customers',
    capability: 'view_woocommerce_reports',
    module: 'retention/retention-screen.tsx',
    help: 'sources-explorer-and-retention',
    title: () => __('Retention', 'tillview'),
  },
  {
    path: '/analytics/sources',
    capability: 'view_woocommerce_reports',
    module: 'sources/sources-screen.tsx',
    preloads: ['sources/sources-calls.ts'],
    help: 'sources-explorer-and-retention',
    title: () => __('Sources', 'tillview'),
  },
  {
    path: '/analytics/explorer',
    tabOf: '/analytics/sources',
    capability: 'view_woocommerce_reports',
    module: 'explorer/explorer-screen.tsx',
    help: 'sources-explorer-and-retention',
    title: () => __('Explorer', 'tillview'),
  },
  {
    path: '/inbox',
    capability: 'manage_woocommerce',
    module: 'inbox/inbox-screen.tsx',
    title: () => __('Inbox', 'tillview'),
    entryTitle: () => __('Store', 'tillview'),
  },
  {
    path: '/reviews',
    tabOf: '/inbox',
    // The store requires this capability for reading reviews, and `edit_products` for changing them.
    capability: 'moderate_comments',
    module: 'reviews/reviews-screen.tsx',
    title: () => __('Reviews', 'tillview'),
  },
  {
    path: '/analytics/settings',
    capability: 'manage_woocommerce',
    module: 'settings/settings-screen.tsx',
    hasForm: true,
    title: () => __('Settings', 'tillview'),
  },
  {
    path: '/payments',
    tabOf: '/analytics/settings',
    capability: 'manage_woocommerce',
    module: 'payments/payments-screen.tsx',
    title: () => __('Payments', 'tillview'),
  },
  {
    path: '/extensions',
    tabOf: '/analytics/settings',
    capability: 'install_plugins',
    module: 'extensions/extensions-screen.tsx',
    title: () => __('Extensions', 'tillview'),
  },
  {
    path: '/exports',
    tabOf: '/analytics/settings',
    capability: 'view_woocommerce_reports',
    module: 'exports/exports-screen.tsx',
    title: () => __('Exports', 'tillview'),
  },
  {
    path: '/setup',
    tabOf: '/analytics/settings',
    capability: 'manage_woocommerce',
    module: 'store-setup/setup-screen.tsx',
    hasForm: true,
    title: () => __('Store setup', 'tillview'),
  },
];

/** An entry of the menu with the screens that a user may open, as tabs; it opens the first of them. */
export type Entry = {
  title: string;
  tabs: readonly { path: string; title: string }[];
};

/** Whether the user has a capability. */
type May = (capability: Capability) => boolean;

/** The screens of an entry, of which this is the first. */
const withTabs = (first: Screen): Screen[] => [
  first,
  ...screens.filter(({ tabOf }) => tabOf === first.path),
];

/** The first screen of each entry of the menu, in its order: at most twelve, so that they are read at a glance. */
const firstScreens = (): Screen[] => screens.filter(({ tabOf }) => tabOf === undefined);

const getEntryTitle = ({ title, entryTitle = title }: Screen) => entryTitle;

function toEntry(first: Screen, may: May): Entry {
  const tabs = withTabs(first);
  const allowed = tabs.filter(({ capability }) => may(capability));
  // The one screen that is left of several is named itself: "Exports" of a user who may not see the settings.
  const named = (allowed.length === 1 && allowed[0]) || first;
  return {
    title: (tabs.length > 1 && allowed.length === 1 ? named.title : getEntryTitle(first))(),
    tabs: allowed.map(({ path, title, tabTitle = title }) => ({ path, title: tabTitle() })),
  };
}

/** The entries of the menu for a user, without those that have no screen for the user. */
export const getMenuEntries = (may: May): Entry[] =>
  firstScreens()
    .map((first) => toEntry(first, may))
    .filter(({ tabs }) => tabs.length > 0);

/** The path of the first screen of the entry of a screen; other paths, such as those of plugins, are their own. */
function getEntryPath(path: string): string {
  const screen = findScreen(path);
  return screen ? (screen.tabOf ?? screen.path) : path;
}

/** The entry of the menu that a screen belongs to. */
export function findEntry({ path, tabOf = path }: Screen, may: May): Entry | undefined {
  const first = findScreen(tabOf);
  return first && toEntry(first, may);
}

/** Whether two screens belong to the same entry of the menu, which is marked for each of them. */
export const isSameEntry = (one: string, other: string): boolean =>
  getEntryPath(one) === getEntryPath(other);

/** Every entry of the menu with the paths of its screens, for a host that knows what each user may open. */
export const listMenuEntries = (): { title: () => string; paths: readonly string[] }[] =>
  firstScreens().map((first) => ({
    title: getEntryTitle(first),
    paths: withTabs(first).map(({ path }) => path),
  }));

/** Returns the screen at an in-app path; undefined if there is none. */
export function findScreen(path: string): Screen | undefined {
  return screens.find((screen) => screen.path === path || screen.aliases?.includes(path));
}
