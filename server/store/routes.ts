/** An HTTP method that the data stores use. */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';

/** The parts of a request that decide whether it may be forwarded. */
export type RestRequest = { method: string; pathname: string; search: string };

/**
 * A REST request that may be forwarded, with its path below the REST root and its query, or the reason why it may not.
 */
export type Route =
  | { allowed: true; path: string; query: string; isUserWrite: boolean }
  | { allowed: false; status: 400 | 403; message: string };

/**
 * The requests that the data stores make (packages/data/src), as methods and path below `/wp-json/`: `#` is a number,
 * `*` a word of letters, digits, `_` and `-`. All other requests are refused.
 */
const ALLOWED: readonly (readonly [methods: string, path: string])[] = [
  ['GET', 'wc-analytics/imports/status'],
  ['POST', 'wc-analytics/imports/trigger'],
  ['GET', 'wc-analytics/reports/*'],
  ['GET', 'wc-analytics/reports/*/stats'],
  ['GET', 'wc-analytics/reports/performance-indicators/allowed'],
  ['POST', 'wc-analytics/reports/*/export'],
  ['GET', 'wc-analytics/reports/*/export/*/status'],
  ['POST', 'wc-analytics/reports/import'],
  ['POST', 'wc-analytics/reports/import/cancel'],
  ['POST', 'wc-analytics/reports/import/delete'],
  ['GET', 'wc-analytics/reports/import/status'],
  ['GET', 'wc-analytics/reports/import/totals'],
  ['GET', 'wc-analytics/leaderboards'],
  ['GET', 'wc-analytics/leaderboards/*'],
  ['GET', 'wc-analytics/products'],
  ['GET PUT', 'wc-analytics/products/#'],
  ['GET', 'wc-analytics/products/low-in-stock'],
  ['GET', 'wc-analytics/products/#/variations'],
  ['GET PUT', 'wc-analytics/products/#/variations/#'],
  ['GET', 'wc-analytics/products/categories'],
  ['GET', 'wc-analytics/products/categories/#'],
  ['GET', 'wc-analytics/products/attributes'],
  ['GET', 'wc-analytics/products/attributes/*'],
  ['GET', 'wc-analytics/products/attributes/*/terms'],
  ['GET', 'wc-analytics/products/reviews'],
  ['GET PUT DELETE', 'wc-analytics/products/reviews/#'],
  ['GET', 'wc-analytics/variations'],
  ['GET', 'wc-analytics/coupons'],
  ['GET', 'wc-analytics/coupons/#'],
  ['GET', 'wc-analytics/customers'],
  ['GET', 'wc-analytics/orders'],
  ['GET', 'wc-analytics/orders/#'],
  ['GET', 'wc-analytics/taxes'],
  ['GET', 'wc-analytics/taxes/#'],
  ['GET', 'wc-analytics/data/countries'],
  ['GET', 'wc-analytics/data/download-ips'],
  ['GET', 'wc-analytics/admin/notes'],
  ['GET PUT', 'wc-analytics/admin/notes/#'],
  ['PUT', 'wc-analytics/admin/notes/update'],
  ['POST', 'wc-analytics/admin/notes/#/action/#'],
  ['DELETE', 'wc-analytics/admin/notes/delete/#'],
  ['DELETE', 'wc-analytics/admin/notes/delete/all'],
  ['GET', 'wc-analytics/settings/*'],
  ['POST', 'wc-analytics/settings/*/batch'],
  ['GET POST', 'wc-admin/options'],
  ['GET', 'wc-admin/plugins/active'],
  ['GET', 'wc-admin/plugins/installed'],
  ['GET', 'wc-admin/plugins/recommended-payment-plugins'],
  ['GET', 'wc-admin/plugins/connect-jetpack'],
  ['POST', 'wc-admin/plugins/install'],
  ['POST', 'wc-admin/plugins/activate'],
  ['GET POST OPTIONS', 'wc-admin/onboarding/profile'],
  ['GET', 'wc-admin/onboarding/tasks'],
  ['GET', 'wc-admin/onboarding/tasks/status'],
  ['POST', 'wc-admin/onboarding/tasks/create_product_from_template'],
  ['GET', 'wc-admin/onboarding/payments'],
  ['GET POST DELETE', 'wc-admin/navigation/favorites/me'],
  ['GET', 'wc/v3/orders'],
  ['GET', 'wc/v3/products/brands'],
  ['GET', 'wc/v3/refunds'],
  ['GET', 'wc/v3/payment_gateways'],
  ['GET PUT', 'wc/v3/payment_gateways/*'],
  ['GET', 'tillview/v1/alarm'],
  ['GET', 'tillview/v1/days'],
  ['GET POST', 'tillview/v1/digest'],
  ['POST', 'tillview/v1/digest/live'],
  ['POST', 'tillview/v1/digest/send'],
  ['GET', 'tillview/v1/currencies'],
  ['GET', 'tillview/v1/ledger'],
  ['GET', 'tillview/v1/ledger-changes'],
  ['GET POST', 'tillview/v1/shared'],
  ['GET', 'tillview/v1/tax-lines'],
  ['GET', 'wp/v2/plugins'],
  ['GET', 'wp/v2/themes'],
  ['GET', 'jetpack/v4/connection'],
  ['GET', 'wc-paypal/v1/onboarding/get-status'],
];

const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('*', String.raw`[\w-]+`).replaceAll('#', String.raw`\d+`)}$`);

/** The only fields of routes that would send more of an order than the app needs. */
const ONLY_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'wc/v3/orders': [
    'id',
    'date_modified_gmt',
    'status',
    'date_created',
    'date_paid',
    'date_completed',
    'prices_include_tax',
    'total',
    'billing.country',
    'billing.state',
    'shipping.country',
    'shipping.state',
    'currency',
    'payment_method',
    'payment_method_title',
    'shipping_total',
    'total_tax',
    'meta_data',
    'line_items',
    'shipping_lines',
    'fee_lines',
    'tax_lines',
  ],
};

/**
 * The only metadata of orders that is forwarded: payment fees (packages/data/src/ledger/order-costs.ts), whether an order
 * has a VAT number (packages/data/src/tax-lines/parse-tax-entries.ts), and rates of currencies
 * (packages/data/src/ledger/order-currency.ts).
 */
const ONLY_META: readonly string[] = [
  '_stripe_fee',
  '_stripe_currency',
  '_wcpay_transaction_fee',
  '_wcpay_intent_currency',
  '_ppcp_paypal_fees',
  'PayPal Transaction Fee',
  '_vat_number',
  '_billing_vat_number',
  'vat_number',
  'is_vat_exempt',
  '_wcpay_multi_currency_stripe_exchange_rate',
  '_wcpay_multi_currency_order_exchange_rate',
  '_wcpay_multi_currency_order_default_currency',
  '_woocs_order_rate',
  '_woocs_order_base_currency',
  'wmc_order_info',
  '_base_currency_exchange_rate',
];

/** The requests of the app that take long or are large, and are not part of a batch. */
const ALONE = new Set([
  'tillview/v1/ledger',
  'tillview/v1/tax-lines',
  'wc-admin/plugins/connect-jetpack',
]);

/**
 * The routes whose GET requests the plugin answers together (wordpress/plugin/includes/batch.php), as the sources of
 * regular expressions: those that are forwarded, and the user.
 */
export const batchedRoutes: readonly string[] = [
  ...ALLOWED.filter(
    ([methods, path]) => methods.split(' ').includes('GET') && !ALONE.has(path),
  ).map(([, path]) => path),
  'wp/v2/users/me',
].map((path) => path.replaceAll('*', String.raw`[\w-]+`).replaceAll('#', String.raw`\d+`));

const rules = ALLOWED.map(([methods, path]) => ({
  methods: new Set<string>(methods.split(' ')),
  pattern: toPattern(path),
}));

/** A name that PHP reads unchanged, with keys in brackets after it. PHP replaces most other characters with `_`. */
const PLAIN_NAME = /^[a-z][\w-]*(?:\[[\w-]*\])*$/i;
/** The names with a leading `_` that select fields and language; others change the method, the user or the format. */
const GLOBAL_NAMES = new Set(['_fields', '_locale', '_embed']);
/** Names that change the route, the user, or which private fields a response contains. */
const REFUSED_NAME = /^(?:rest_route|consumer_key|consumer_secret|oauth.*|context)(?:\[|$)/i;
const USER_READ_NAMES = new Set(['context', '_fields', '_locale']);
const USER_WRITE_NAMES = new Set(['_locale']);

const isPlain = (name: string) =>
  (PLAIN_NAME.test(name) && !REFUSED_NAME.test(name)) ||
  GLOBAL_NAMES.has(name.replace(/(?:\[[\w-]*\])+$/, ''));

const forbidden = (message: string): Route => ({ allowed: false, status: 403, message });
const invalid = (message: string): Route => ({ allowed: false, status: 400, message });

/** The method that WordPress reads from a request; `undefined` if the data stores do not use it. */
export function effectiveMethod(
  method: string | undefined,
  override: string | string[] | undefined,
): Method | undefined {
  if (override === undefined) {
    if (method === 'GET' || method === 'HEAD') return 'GET';
    const isKnown =
      method === 'POST' || method === 'PUT' || method === 'DELETE' || method === 'OPTIONS';
    return isKnown ? method : undefined;
  }
  // The REST client sends every change as a POST, with the method in this header.
  if (method !== 'POST') return undefined;
  return override === 'PUT' || override === 'DELETE' || override === 'POST' ? override : undefined;
}

/**
 * The allowed parameter names for a request to a user record: only the user's own record is allowed, as `me` or by
 * `userId`. `undefined` if the request is not allowed.
 */
function getUserParameterNames(method: string, path: string, userId: number | undefined) {
  const [, id] = /^wp\/v2\/users\/(me|\d+)$/.exec(path) ?? [];
  if (id === 'me' && method === 'GET') return USER_READ_NAMES;
  const isOwn = id === 'me' || (userId !== undefined && id === String(userId));
  return isOwn && (method === 'PUT' || method === 'POST') ? USER_WRITE_NAMES : undefined;
}

/** Whether a query selects only fields of routes. */
function asksForRoutes(search: string): boolean {
  const fields = new URLSearchParams(search).getAll('_fields');
  return fields.length === 1 && /^routes\.[^,]+(?:,routes\.[^,]+)*$/.test(fields[0] ?? '');
}

/** The values of a parameter that is a list. */
const readList = (search: string, list: string): readonly string[] =>
  [...new URLSearchParams(search)]
    .filter(([name]) => name === list || name.startsWith(`${list}[`))
    .flatMap(([, value]) => value.split(','));

/** Whether a query selects some of these values of a list, and no others. */
function asksOnlyFor(values: readonly string[], search: string, list = '_fields'): boolean {
  const requested = readList(search, list);
  return requested.length > 0 && requested.every((value) => values.includes(value));
}

/**
 * Decides whether a request below `/wp-json` may be forwarded to the store. `userId` is the user id of the credentials.
 */
export function routeOf(
  { method, pathname, search }: RestRequest,
  userId: number | undefined,
): Route {
  const path = pathname.replace(/^\/wp-json\/?/, '').replace(/\/$/, '');
  if (!/^[\w/-]*$/.test(path) || path.includes('//'))
    return invalid('The path of the request is not valid.');
  const userNames = getUserParameterNames(method, path, userId);
  // The index of the store is only forwarded to find out which routes it has.
  const isIndex = method === 'GET' && path === '' && asksForRoutes(search);
  const isAllowed =
    isIndex || rules.some(({ methods, pattern }) => methods.has(method) && pattern.test(path));
  if (!userNames && !isAllowed)
    return forbidden(`This server does not pass on ${method} requests to "/${path}".`);
  const only = ONLY_FIELDS[path];
  if (only && !asksOnlyFor(only, search))
    return forbidden(`This server passes on "/${path}" only with the fields ${only.join(', ')}.`);
  if (
    only &&
    readList(search, '_fields').includes('meta_data') &&
    !asksOnlyFor(ONLY_META, search, 'include_meta')
  )
    return forbidden(
      `This server passes on "/${path}" only with the metadata of fees, taxes and rates.`,
    );
  const query = new URLSearchParams(search);
  for (const name of query.keys())
    if (userNames ? !userNames.has(name) : !isPlain(name))
      return invalid(`This server does not pass on the parameter "${name}".`);
  const isUserWrite = userNames !== undefined && method !== 'GET';
  return { allowed: true, path, query: query.toString(), isUserWrite };
}
