import type { Capability } from '@tillview/data';
import { __ } from '@wordpress/i18n';

/** The group of a screen in the menu. */
export type MenuGroup = 'analytics' | 'store' | 'settings';

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
  group: MenuGroup;
  /** The WordPress capability that a user needs. */
  capability: Capability;
  /**
   * The file with the screen's code, below `src/screens/`: a report's `report.ts`, or a `<name>-screen.tsx` that exports
   * `Screen`. `start/screen-modules.tsx` finds both.
   */
  module: string;
  /** Files that the first view usually needs, but that the screen's code does not import. */
  preloads?: readonly string[];
  /** Whether the screen is a form, with the controls of the WordPress admin, which only these screens load. */
  hasForm?: boolean;
};

/** Defines the screen of a report, whose folder is in `screens/reports/`. */
function report(
  slug: string,
  title: () => string,
  place: Partial<Pick<Screen, 'path' | 'aliases'>> = {},
): Screen {
  return {
    path: `/analytics/${slug}`,
    group: 'analytics',
    capability: 'view_woocommerce_reports',
    module: `reports/${slug}/report.ts`,
    preloads: [`reports/${slug}/source.ts`],
    title,
    ...place,
  };
}

/** Every screen, in the order of the menu. */
export const screens: readonly Screen[] = [
  {
    path: '/analytics/overview',
    group: 'analytics',
    capability: 'view_woocommerce_reports',
    module: 'overview/overview-screen.tsx',
    preloads: [
      'overview/overview-calls.ts',
      'reports/revenue/source.ts',
      'reports/orders/source.ts',
    ],
    title: () => __('Overview', 'tillview'),
  },
  {
    path: '/digest',
    group: 'analytics',
    capability: 'view_woocommerce_reports',
    module: 'digest/digest-screen.tsx',
    title: () => __('Digest', 'tillview'),
  },
  report('revenue', () => __('Revenue', 'tillview')),
  report('orders', () => __('Orders', 'tillview')),
  report('products', () => __('Products', 'tillview')),
  report('variations', () => __('Variations', 'tillview')),
  report('categories', () => __('Categories', 'tillview')),
  report('coupons', () => __('Coupons', 'tillview')),
  report('taxes', () => __('Taxes', 'tillview')),
  report('downloads', () => __('Downloads', 'tillview')),
  {
    path: '/analytics/sources',
    group: 'analytics',
    capability: 'view_woocommerce_reports',
    module: 'sources/sources-screen.tsx',
    title: () => __('Sources', 'tillview'),
  },
  {
    path: '/analytics/explorer',
    group: 'analytics',
    capability: 'view_woocommerce_reports',
    module: 'explorer/explorer-screen.tsx',
    title: () => __('Explorer', 'tillview'),
  },
  report('stock', () => __('Stock', 'tillview')),
  {
    path: '/stock',
    group: 'analytics',
    // The store requires this capability for listing products, and `edit_products` for changing their stock.
    capability: 'read_private_products',
    module: 'low-stock/low-stock-screen.tsx',
    preloads: ['low-stock/what-to-order.tsx'],
    title: () => __('Low stock', 'tillview'),
  },
  report('customers', () => __('Customers', 'tillview'), {
    path: '/customers',
    aliases: ['/analytics/customers'],
  }),
  {
    path: '/analytics/retention',
    group: 'analytics',
    capability: 'view_woocommerce_reports',
    module: 'retention/retention-screen.tsx',
    title: () => __('Retention', 'tillview'),
  },
  {
    path: '/inbox',
    group: 'store',
    capability: 'manage_woocommerce',
    module: 'inbox/inbox-screen.tsx',
    title: () => __('Inbox', 'tillview'),
  },
  {
    path: '/reviews',
    group: 'store',
    // The store requires this capability for reading reviews, and `edit_products` for changing them.
    capability: 'moderate_comments',
    module: 'reviews/reviews-screen.tsx',
    title: () => __('Reviews', 'tillview'),
  },
  {
    path: '/payments',
    group: 'store',
    capability: 'manage_woocommerce',
    module: 'payments/payments-screen.tsx',
    title: () => __('Payments', 'tillview'),
  },
  {
    path: '/exports',
    group: 'store',
    capability: 'view_woocommerce_reports',
    module: 'exports/exports-screen.tsx',
    title: () => __('Exports', 'tillview'),
  },
  {
    path: '/extensions',
    group: 'settings',
    capability: 'install_plugins',
    module: 'extensions/extensions-screen.tsx',
    title: () => __('Extensions', 'tillview'),
  },
  {
    path: '/setup',
    group: 'settings',
    capability: 'manage_woocommerce',
    module: 'store-setup/setup-screen.tsx',
    hasForm: true,
    title: () => __('Store setup', 'tillview'),
  },
  {
    path: '/analytics/settings',
    group: 'settings',
    capability: 'manage_woocommerce',
    module: 'settings/settings-screen.tsx',
    hasForm: true,
    title: () => __('Settings', 'tillview'),
  },
];

/** The path of the screen that opens if the URL contains no path. */
export const START_PATH = '/analytics/overview';

/** Returns the screen at an in-app path; undefined if there is none. */
export function findScreen(path: string): Screen | undefined {
  return screens.find((screen) => screen.path === path || screen.aliases?.includes(path));
}
