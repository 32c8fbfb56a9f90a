import { canManageShop } from './list.ts';
import { EXTENSIONS } from './plugins.ts';
import type { Route } from './route.ts';

/** Payment extensions. */
const PAYMENTS = [
  ['woocommerce-payments', 'Take cards and wallets, and see payouts in your dashboard.'],
  ['woocommerce-paypal-payments', 'Take payments from PayPal accounts and cards.'],
  ['woocommerce-gateway-stripe', 'Take cards, wallets and local payment methods.'],
] as const;

/**
 * Routes of earlier WooCommerce versions (R7.66, R7.69, R7.87, R7.88). The recorded version returns 404 for them, and so
 * does the demo store without the option `legacyRoutes`.
 */
export const legacyRoutes: readonly Route[] = [
  {
    path: '/wc-admin/onboarding/tasks/status',
    permission: canManageShop,
    handle: ({ store: { db } }) => ({
      body: {
        automatedTaxSupportedCountries: ['US', 'CA', 'GB', 'DE', 'FR', 'IE', 'AU'],
        hasHomepage: false,
        hasPaymentGateway: db.gateways.some(({ enabled }) => enabled),
        hasPhysicalProducts: db.products.some(({ downloadable }) => !downloadable),
        hasProducts: db.products.length > 0,
        isTaxComplete: db.taxRates.length > 0,
        shippingZonesCount: db.shippingZones.length,
        stylesheet: 'demo',
        taxJarActivated: false,
        themeMods: [],
        wcPayIsConnected: false,
      },
    }),
  },
  ...['onboarding/payments', 'plugins/recommended-payment-plugins'].map((path): Route => ({
    path: `/wc-admin/${path}`,
    permission: canManageShop,
    handle: ({ site }) => ({
      body: PAYMENTS.map(([slug, content]) => ({
        id: slug,
        slug,
        product: slug,
        title: EXTENSIONS[slug] ?? slug,
        content,
        image: `${site}/wp-content/plugins/woocommerce/assets/images/onboarding/${slug}.svg`,
        plugins: [slug],
        is_visible: true,
      })),
    }),
  })),
  {
    path: '/wc-paypal/v1/onboarding/get-status',
    permission: canManageShop,
    handle: () => ({ body: { production: { state: 'unknown', onboarded: false } } }),
  },
];
