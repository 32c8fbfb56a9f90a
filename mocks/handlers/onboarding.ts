import { takePostId } from '../db.ts';
import { requires } from '../auth.ts';
import { invalidParameters, wrongType } from '../rest-args.ts';
import type { ArgSchemas } from '../rest-args.ts';
import { RestError } from '../rest-error.ts';
import {
  FLAG,
  STRINGS,
  TEXT,
  each,
  oneOf,
  canEditItem,
  canManageShop,
  withPermission,
} from './list.ts';
import { EXTENSIONS } from './plugins.ts';
import { UPDATE_METHODS } from './route.ts';
import type { RestRequest, Route } from './route.ts';

const HOME = '/wc-admin/onboarding';
const PRODUCT_TYPES = [
  ['physical', 'Physical products', null],
  ['downloads', 'Downloads', null],
  ['subscriptions', 'Subscriptions', null],
  ['memberships', 'Memberships', 1],
  ['bookings', 'Bookings', 2],
  ['product-bundles', 'Bundles', 3],
  ['product-add-ons', 'Customizable products', 4],
] as const;

const PROFILE: ArgSchemas = {
  ...each('completed skipped', FLAG),
  product_types: { type: 'list', items: 'string', enum: PRODUCT_TYPES.map(([slug]) => slug) },
  product_count: oneOf(['0', '1-10', '11-100', '101-1000', '1000+']),
  selling_venues: oneOf(['no', 'other', 'brick-mortar', 'brick-mortar-other', 'other-woocommerce']),
  number_employees: oneOf(['1', '<10', '10-50', '50-250', '+250', 'not specified']),
  revenue: oneOf([
    'none',
    'up-to-2500',
    '2500-10000',
    '10000-50000',
    '50000-250000',
    'more-than-250000',
    'rather-not-say',
  ]),
  other_platform: oneOf([
    'shopify',
    'bigcommerce',
    'magento',
    'wix',
    'amazon',
    'ebay',
    'etsy',
    'squarespace',
    'other',
  ]),
  ...each('other_platform_name theme store_email', TEXT),
  business_extensions: STRINGS,
  ...each(
    'setup_client wccom_connected is_agree_marketing is_store_country_set is_plugins_page_skipped',
    FLAG,
  ),
};

/** Slug, list, title, content, and the action's path below wp-admin. */
const TASKS = [
  ['marketing', 'extended', 'Grow your business', 'Tools to reach new customers.', null],
  [
    'extend-store',
    'extended',
    'Enhance your store with extensions',
    '',
    'admin.php?page=wc-admin&path=/extensions',
  ],
  [
    'review-shipping',
    'extended',
    'Review shipping options',
    '',
    'admin.php?page=wc-settings&tab=shipping',
  ],
  [
    'review-checkout-experience',
    'extended',
    'Review your checkout experience',
    '',
    'site-editor.php',
  ],
  ['shipping-recommendation', 'secret_tasklist', 'Get your products shipped', '', ''],
] as const;

const TASK_WITHOUT_LIST = 'review-checkout-experience';

const LISTS = [
  ['setup', 'Get ready to start selling', true],
  ['extended', 'Things to do next', false],
  ['secret_tasklist', '', true],
] as const;

/** Key, title and extensions of each list of recommendations. */
const BUNDLES = [
  ['obw/basics', 'Get the basics', 'woocommerce-payments woocommerce-services jetpack'],
  ['obw/grow', 'Grow your store', 'mailpoet google-listings-and-ads pinterest-for-woocommerce'],
  ['task-list/reach', 'Reach out to customers', 'mailpoet mailchimp-for-woocommerce klaviyo'],
  ['task-list/grow', 'Grow your store', 'google-listings-and-ads tiktok-for-business'],
  [
    'obw/core-profiler',
    'Grow your store',
    'woocommerce-payments jetpack mailpoet google-listings-and-ads',
  ],
] as const;

/** The routes of onboarding: the profile, task lists and recommended extensions. */
export const onboardingRoutes: readonly Route[] = withPermission(canManageShop, [
  {
    path: `${HOME}/profile`,
    handle: ({ store }) => ({ body: store.db.profile }),
  },
  {
    methods: ['OPTIONS'],
    path: `${HOME}/profile`,
    handle: () => ({
      body: { endpoints: [{ methods: UPDATE_METHODS, args: describeArgs(PROFILE) }] },
    }),
  },
  {
    methods: UPDATE_METHODS,
    path: `${HOME}/profile`,
    args: PROFILE,
    permission: canEditItem,
    handle: saveProfile,
  },
  {
    path: `${HOME}/tasks`,
    handle: ({ site }) => ({ body: LISTS.map((list) => serializeList(site, list)) }),
  },
  {
    methods: UPDATE_METHODS,
    path: `${HOME}/tasks/create_product_from_template`,
    args: { template_name: { ...TEXT, required: true }, status: TEXT },
    permission: requires(
      'manage_woocommerce',
      'woocommerce_rest_cannot_create',
      'Sorry, you are not allowed to create resources.',
    ),
    handle: createProduct,
  },
  {
    path: `${HOME}/product-types`,
    handle: () => ({
      body: Object.fromEntries(
        PRODUCT_TYPES.map(([slug, label, product], index) => [
          slug,
          {
            label,
            ...(index === 0 ? { default: true } : {}),
            ...(product === null ? {} : { product }),
          },
        ]),
      ),
    }),
  },
  {
    path: `${HOME}/free-extensions`,
    handle: ({ store: { db }, site }) => ({
      body: BUNDLES.map(([key, title, slugs]) => ({
        key,
        title,
        plugins: slugs.split(' ').map((slug, index) => ({
          name: EXTENSIONS[slug] ?? slug,
          image_url: `${site}/wp-content/plugins/woocommerce/assets/images/onboarding/${slug}.svg`,
          description: `Works together with your shop: <a href="${site}/">${EXTENSIONS[slug]}</a>`,
          is_visible: true,
          is_built_by_wc: slug.startsWith('woocommerce'),
          key: slug,
          is_installed: db.plugins.installed.includes(slug),
          is_activated: db.plugins.active.includes(slug),
          ...(slug === 'woocommerce-payments' || slug === 'jetpack'
            ? { min_wp_version: '5.9' }
            : {}),
          ...(slug.includes('google') || slug.includes('pinterest')
            ? { min_php_version: '7.4' }
            : {}),
          ...(slug.startsWith('woocommerce') || slug === 'jetpack'
            ? {}
            : { manage_url: `admin.php?page=${slug}` }),
          ...(key === 'obw/core-profiler'
            ? {
                label: `Try ${EXTENSIONS[slug]}`,
                learn_more_link: `${site}/`,
                install_priority: index + 2,
              }
            : {}),
        })),
      })),
    }),
  },
  {
    path: '/wc-admin/payment-gateway-suggestions',
    handle: () => ({ body: [] }),
  },
]);

/** The schemas of parameters as WordPress describes them. */
function describeArgs(schemas: ArgSchemas) {
  return {
    ...Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        schema.type === 'list'
          ? { type: 'array', items: { type: schema.items, enum: schema.enum } }
          : schema,
      ]),
    ),
    industry: { type: 'array', items: { type: 'object' } },
  };
}

function saveProfile({ store: { db }, body }: RestRequest) {
  const { industry } = body;
  if (industry !== undefined) {
    const items: unknown[] = Array.isArray(industry) ? industry : [industry];
    const wrong = items.findIndex((item) => typeof item !== 'object' || item === null);
    if (wrong >= 0)
      throw invalidParameters([['industry', wrongType(`industry[${wrong}]`, 'object')]]);
  }
  for (const [name, value] of Object.entries(body))
    if (name in db.profile) db.profile[name] = value;
  return { body: { status: 'success', message: 'Onboarding profile data has been updated.' } };
}

function createProduct({ store, args }: RestRequest) {
  const { db } = store;
  const template = args.choice('template_name', [args.text('template_name') ?? '']);
  const types: Readonly<Record<string, 'simple' | 'variable'>> = {
    physical: 'simple',
    digital: 'simple',
    variable: 'variable',
  };
  const type = types[template ?? ''];
  if (!type)
    throw new RestError(
      'woocommerce_rest_product_creation_error',
      'Sorry, creating the product with template failed.',
      500,
    );
  const id = takePostId(db);
  db.products.push({
    id,
    type,
    name: 'Sample product',
    slug: `sample-product-${id}`,
    sku: '',
    price: 0,
    category_ids: [15],
    downloadable: template === 'digital',
    files: [],
    status: args.text('status') === 'publish' ? 'publish' : 'draft',
    short_description: '',
    date_created: store.localNow(),
    manage_stock: false,
    stock_quantity: null,
    stock_status: 'instock',
    low_stock_amount: null,
  });
  return { body: { id } };
}

function serializeList(site: string, [id, title, isHidden]: (typeof LISTS)[number]) {
  const eventPrefix =
    id === 'setup' ? 'tasklist_' : id === 'extended' ? 'extended_tasklist_' : `${id}_`;
  return {
    id,
    title,
    isHidden,
    isVisible: !isHidden,
    isComplete: false,
    tasks: TASKS.filter(([, list]) => list === id).map(([task, list, name, content, path]) => ({
      id: task,
      parentId: task === TASK_WITHOUT_LIST ? '' : list,
      title: name,
      badge: '',
      canView: true,
      content,
      additionalInfo: task === TASK_WITHOUT_LIST ? 'See that customers can pay.' : '',
      actionLabel: "Let's go",
      actionUrl: path && `${site}/wp-admin/${path}`,
      isComplete: false,
      time: path === null ? '2 minutes' : '',
      level: 3,
      isActioned: false,
      isDismissed: false,
      isDismissable: false,
      isSnoozed: false,
      isSnoozeable: false,
      isVisited: false,
      isDisabled: false,
      snoozedUntil: null,
      additionalData: null,
      eventPrefix: task === TASK_WITHOUT_LIST ? '' : eventPrefix,
      recordViewEvent: false,
    })),
    eventPrefix,
    displayProgressHeader: id === 'setup',
    keepCompletedTaskList: 'no',
  };
}
