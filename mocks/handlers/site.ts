import { requires } from '../auth.ts';
import type { DemoStore } from '../demo-store-types.ts';
import { HOUR } from '../local-time.ts';
import { offsetAt } from '../zone.ts';
import { CUSTOMERS_REPORT, NEWER_FILTERS } from './customers.ts';
import { canManageShop, linksOf } from './list.ts';
import type { Route } from './route.ts';
import { BRANDS } from './terms.ts';

const NAMESPACES = ['oembed/1.0', 'wc/v3', 'jetpack/v4', 'wc-admin', 'wc-analytics', 'wp/v2'];

/** Routes that not every version of the store has. */
const ROUTES = ['/wc-admin/navigation/favorites/me', '/wc-analytics/imports/status', BRANDS];

/**
 * The site index, settings and current currency. The index lists only what not every version of the store has: routes,
 * and parameters of the customers report. `added` are further routes.
 */
export const createSiteRoutes = (added: readonly Route[]): readonly Route[] => [
  {
    path: '',
    handle: ({ store, site }) => ({
      body: {
        name: textOption(store, 'blogname'),
        description: textOption(store, 'blogdescription'),
        url: site,
        home: site,
        gmt_offset: String(offsetAt(store.now().getTime(), store.settings.timeZone) / HOUR),
        timezone_string: zoneName(store),
        namespaces: NAMESPACES,
        authentication: [],
        routes: Object.fromEntries(
          [...ROUTES, CUSTOMERS_REPORT, ...added.map(({ path }) => path)].map((path) => [
            path,
            {
              namespace: path.split('/')[1],
              ...(path === CUSTOMERS_REPORT ? { endpoints: [{ args: NEWER_FILTERS }] } : {}),
            },
          ]),
        ),
        site_logo: 0,
        site_icon: 0,
      },
    }),
  },
  {
    path: '/wp/v2/settings',
    permission: requires(
      'manage_options',
      'rest_forbidden',
      'Sorry, you are not allowed to do that.',
    ),
    handle: ({ store, site }) => ({
      body: {
        title: textOption(store, 'blogname'),
        description: textOption(store, 'blogdescription'),
        url: site,
        email: textOption(store, 'admin_email'),
        timezone: zoneName(store),
        date_format: textOption(store, 'date_format'),
        time_format: textOption(store, 'time_format'),
        start_of_week: Number(textOption(store, 'start_of_week')),
        language: textOption(store, 'WPLANG'),
        use_smilies: true,
        default_category: 1,
        default_post_format: '0',
        posts_per_page: 10,
        show_on_front: 'posts',
        page_on_front: 0,
        page_for_posts: 0,
        default_ping_status: 'open',
        default_comment_status: 'open',
        site_logo: null,
        site_icon: 0,
        pickup_location_settings: [],
        pickup_locations: [],
      },
    }),
  },
  {
    path: '/wc/v3/data/currencies/current',
    permission: canManageShop,
    handle: ({ store: { db }, root }) => ({
      body: {
        code: db.currency.code,
        name: db.currency.name,
        symbol: db.currency.symbol,
        _links: linksOf(root, '/wc/v3/data/currencies', db.currency.code),
      },
    }),
  },
];

/** The IANA zone name; empty for a UTC offset, as in WordPress. */
function zoneName({ settings: { timeZone } }: DemoStore): string {
  return timeZone === 'UTC' || /^[+-]/.test(timeZone) ? '' : timeZone;
}

function textOption({ db }: DemoStore, name: string): string {
  const value = db.options[name];
  return typeof value === 'string' ? value : '';
}
