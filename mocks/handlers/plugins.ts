import { requires } from '../auth.ts';
import { toList } from '../rest-args.ts';
import { RestError } from '../rest-error.ts';
import { TEXT, canViewItem } from './list.ts';
import { UPDATE_METHODS } from './route.ts';
import type { Permission, RestResponse, RestRequest, Route } from './route.ts';

/** The extensions that can be installed. */
export const EXTENSIONS: Readonly<Record<string, string>> = {
  jetpack: 'Jetpack',
  'woocommerce-services': 'WooCommerce Shipping & Tax',
  'woocommerce-payments': 'WooPayments',
  'woocommerce-shipping': 'WooCommerce Shipping',
  'woocommerce-paypal-payments': 'PayPal Payments',
  'woocommerce-gateway-stripe': 'Stripe',
  mailpoet: 'MailPoet',
  'mailchimp-for-woocommerce': 'Mailchimp',
  klaviyo: 'Klaviyo',
  'google-listings-and-ads': 'Google for WooCommerce',
  'pinterest-for-woocommerce': 'Pinterest for WooCommerce',
  'tiktok-for-business': 'TikTok for WooCommerce',
  'facebook-for-woocommerce': 'Facebook for WooCommerce',
};

/** The names of plugins that do not come from `EXTENSIONS`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'hello.php': 'Hello Dolly',
  woocommerce: 'WooCommerce',
};

const canManagePlugins: Permission = requires(
  'install_plugins',
  'woocommerce_rest_cannot_update',
  'Sorry, you cannot manage plugins.',
);
const HOME = '/wc-admin/plugins';

/** The routes of plugins and of the Jetpack connection. */
export const pluginRoutes: readonly Route[] = [
  ...(['active', 'installed'] as const).map((state): Route => ({
    path: `${HOME}/${state}`,
    // A shop manager may view the installed plugins, but not change them.
    permission: canViewItem,
    handle: ({ store }) => ({ body: { plugins: store.db.plugins[state] } }),
  })),
  {
    path: '/wp/v2/plugins',
    permission: requires(
      'activate_plugins',
      'rest_cannot_view_plugins',
      'Sorry, you are not allowed to manage plugins for this site.',
    ),
    handle: ({ store: { db } }) => ({
      body: db.plugins.installed.map((slug) => ({
        plugin: slug.endsWith('.php') ? slug.slice(0, -'.php'.length) : `${slug}/${slug}`,
        status: db.plugins.active.includes(slug) ? 'active' : 'inactive',
        name: EXTENSIONS[slug] ?? OTHER_NAMES[slug] ?? slug,
      })),
    }),
  },
  {
    methods: UPDATE_METHODS,
    path: `${HOME}/install`,
    permission: canManagePlugins,
    handle: install,
  },
  {
    methods: UPDATE_METHODS,
    path: `${HOME}/activate`,
    permission: canManagePlugins,
    handle: activate,
  },
  {
    path: `${HOME}/connect-jetpack`,
    args: { redirect_url: TEXT },
    permission: canManagePlugins,
    handle: ({ store: { db }, args, site }) => {
      if (!db.plugins.active.includes('jetpack'))
        throw new RestError(
          'woocommerce_rest_jetpack_not_active',
          'Jetpack is not installed or active.',
          500,
          404,
        );
      // The demo has no connection service: mark the store as connected and redirect back.
      db.isConnected = true;
      const back = args.text('redirect_url') || `${site}/wp-admin/`;
      return { body: { slug: 'jetpack', name: 'Jetpack', connectAction: back } };
    },
  },
  {
    path: '/jetpack/v4/connection',
    handle: ({ store: { db } }) => ({
      body: {
        isActive: db.isConnected,
        isStaging: false,
        isRegistered: db.isConnected,
        isUserConnected: db.isConnected,
        hasConnectedOwner: db.isConnected,
        offlineMode: {
          isActive: !db.isConnected,
          constant: false,
          url: true,
          filter: false,
          wpLocalConstant: false,
        },
        isPublic: true,
      },
    }),
  },
  {
    path: '/jetpack/v4/connection/data',
    handle: ({ user }) => {
      throw new RestError(
        'invalid_user_permission_user_connection_data',
        'You do not have the correct user permissions to perform this action.\n\t\t\tPlease contact your site admin if you think this is a mistake.',
        user ? 403 : 401,
      );
    },
  },
];

function slugsOf({ body }: RestRequest): string[] {
  const { plugins } = body;
  const slugs = typeof plugins === 'string' ? toList(plugins) : [];
  if (slugs.length === 0)
    throw new RestError(
      'woocommerce_rest_invalid_plugins',
      'Plugins must be a non-empty array.',
      500,
      404,
    );
  return [...new Set(slugs)];
}

/** A result with its errors by slug. PHP encodes an empty map as a list. */
function report(
  data: object,
  failures: readonly (readonly [string, string])[],
  done: string,
  doing: string,
) {
  const errors = Object.fromEntries(failures.map(([slug, text]) => [slug, [text]]));
  return {
    body: {
      data,
      errors: { errors: failures.length > 0 ? errors : [], error_data: [] },
      success: failures.length === 0,
      message:
        failures.length === 0
          ? `Plugins were successfully ${done}.`
          : `There was a problem ${doing} some of the requested plugins.`,
    },
  };
}

function install(request: RestRequest): RestResponse {
  const { plugins } = request.store.db;
  const slugs = slugsOf(request);
  const known = slugs.filter((slug) => slug in EXTENSIONS || plugins.installed.includes(slug));
  plugins.installed.push(...known.filter((slug) => !plugins.installed.includes(slug)));
  const map = (value: unknown) =>
    known.length > 0 ? Object.fromEntries(known.map((slug) => [slug, value])) : [];
  return report(
    { installed: known, results: map(true), install_time: map(120) },
    slugs
      .filter((slug) => !known.includes(slug))
      .map((slug) => [
        slug,
        `The requested plugin \`${slug}\` could not be installed. Plugin API call failed.`,
      ]),
    'installed',
    'installing',
  );
}

function activate(request: RestRequest): RestResponse {
  const { plugins } = request.store.db;
  const slugs = slugsOf(request);
  const known = slugs.filter((slug) => plugins.installed.includes(slug));
  plugins.active.push(...known.filter((slug) => !plugins.active.includes(slug)));
  return report(
    { activated: known, active: plugins.active },
    slugs
      .filter((slug) => !known.includes(slug))
      .map((slug) => [slug, `The requested plugin \`${slug}\`. is not yet installed.`]),
    'activated',
    'activating',
  );
}
