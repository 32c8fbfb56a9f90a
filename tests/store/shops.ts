/** An account of a shop that may see reports. */
export type Role = 'admin' | 'manager' | 'analyst';

/** A shop to start, and the accounts to check it with. */
export type Shop = {
  name: string;
  /** WordPress options by name. */
  options: Readonly<Record<string, string>>;
  /** The folder of the site, with a leading slash. */
  folder?: string;
  hasPlainPermalinks?: boolean;
  /** The web server does not rewrite URLs: REST paths work only below `/index.php`. */
  isWithoutRewriting?: boolean;
  /** The store's local time, if the shop needs a certain one. */
  now?: string;
  /** The accounts of a quick run, which leaves out a shop without any; other runs use all accounts. */
  quickRoles: readonly Role[];
};

/** Every account that may see reports. */
export const ROLES: readonly Role[] = ['admin', 'manager', 'analyst'];

/** Shops that differ in all settings of a store that Tillview uses. */
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
    // The clocks change on this day, so the presets include a day with an additional hour.
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
    name: 'EGP',
    options: {
      woocommerce_currency: 'EGP',
      timezone_string: 'Africa/Cairo',
      start_of_week: '6',
    },
    // Summer time ends at midnight: October 29, 2026 has 25 hours, and its last hour is there twice.
    now: '2026-11-02T12:00:00',
    quickRoles: [],
  },
  {
    name: 'USD',
    options: { start_of_week: '0' },
    // Its settings are those of the store that a quick run has checked already.
    quickRoles: [],
  },
];
