/** An account of a shop; a visitor may see no report. */
export type Role = 'admin' | 'manager' | 'analyst';

/** A shop to start, and as whom it is checked. */
export type Shop = {
  name: string;
  /** WordPress options by name. */
  options: Readonly<Record<string, string>>;
  /** The folder of the site, with a slash in front. */
  folder?: string;
  hasPlainPermalinks?: boolean;
  /** The web server finds only files: REST paths work below `/index.php` alone. */
  isWithoutRewriting?: boolean;
  /** The store's local time, where the shop needs one of its own. */
  now?: string;
  /** The accounts of a quick run; otherwise it is checked as each of them. */
  quickRoles: readonly Role[];
};

/** Every account that may see reports. */
export const ROLES: readonly Role[] = ['admin', 'manager', 'analyst'];

/** Shops that differ in everything that Tillview takes from a store. */
export const SHOPS: readonly Shop[] = [
  {
    name: 'JPY',
    options: {
      woocommerce_currency: 'JPY',
      woocommerce_price_num_decimals: '0',
      timezone_string: 'Asia/Kolkata',
      start_of_week: '1',
    },
    hasPlainPermalinks: true,
    quickRoles: ['admin'],
  },
  {
    name: 'KWD',
    options: {
      woocommerce_currency: 'KWD',
      woocommerce_price_num_decimals: '3',
      timezone_string: 'America/New_York',
      start_of_week: '6',
    },
    folder: '/shop',
    // The clocks change on this day, so that the presets count its hours.
    now: '2026-11-01T12:00:00',
    quickRoles: ['admin'],
  },
  {
    name: 'EUR',
    options: {
      woocommerce_currency: 'EUR',
      woocommerce_currency_pos: 'right_space',
      woocommerce_price_decimal_sep: ',',
      woocommerce_price_thousand_sep: '.',
      start_of_week: '1',
      permalink_structure: '/index.php/%postname%/',
    },
    isWithoutRewriting: true,
    quickRoles: ['admin'],
  },
  {
    name: 'USD',
    options: { start_of_week: '0' },
    quickRoles: ['manager', 'analyst'],
  },
];
