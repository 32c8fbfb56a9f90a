import type { User } from '../entities/administration.ts';
import { can, capabilitiesOf } from '../auth.ts';
import { RestError } from '../rest-error.ts';
import { formatLocalTime } from '../local-time.ts';
import { localTimeToInstant } from '../zone.ts';
import { linksOf } from './list.ts';
import { UPDATE_METHODS } from './route.ts';
import type { RestRequest, Route } from './route.ts';

/** The user preferences that WooCommerce accepts. */
const PREFERENCES = [
  'variable_product_tour_shown',
  'activity_panel_inbox_last_read',
  'activity_panel_reviews_last_read',
  'categories_report_columns',
  'coupons_report_columns',
  'customers_report_columns',
  'orders_report_columns',
  'products_report_columns',
  'revenue_report_columns',
  'taxes_report_columns',
  'variations_report_columns',
  'dashboard_sections',
  'dashboard_chart_type',
  'dashboard_chart_interval',
  'dashboard_leaderboard_rows',
  'homepage_layout',
  'homepage_stats',
  'task_list_tracked_started_tasks',
  'android_app_banner_dismissed',
  'launch_your_store_tour_hidden',
  'coming_soon_banner_dismissed',
] as const;

/** The public fields of a user. */
const PUBLIC_FIELDS = [
  'id',
  'name',
  'url',
  'description',
  'link',
  'slug',
  'avatar_urls',
  'meta',
  'is_super_admin',
  'woocommerce_meta',
  '_links',
] as const;

const CONTEXT = {
  context: { type: 'string', enum: ['view', 'embed', 'edit'], default: 'view' },
} as const;

/** The current user, other users, and their preferences. */
export const userRoutes: readonly Route[] = [
  {
    path: '/wp/v2/users/me',
    args: CONTEXT,
    handle: (request) => ({ body: serializeUser(request, signedIn(request)) }),
  },
  {
    methods: UPDATE_METHODS,
    path: '/wp/v2/users/me',
    args: CONTEXT,
    handle: (request) => savePreferences(request, signedIn(request)),
  },
  {
    path: '/wp/v2/users/#id',
    args: CONTEXT,
    handle: (request) => {
      const user = userById(request);
      if (request.args.text('context') === 'edit' && !canEdit(request, user))
        throw rejection(
          request,
          'rest_forbidden_context',
          'Sorry, you are not allowed to edit users.',
        );
      return { body: serializeUser(request, user) };
    },
  },
  {
    methods: UPDATE_METHODS,
    path: '/wp/v2/users/#id',
    args: CONTEXT,
    handle: (request) => {
      const user = userById(request);
      if (!canEdit(request, user))
        throw rejection(
          request,
          'rest_cannot_edit',
          'Sorry, you are not allowed to edit this user.',
        );
      return savePreferences(request, user);
    },
  },
];

function signedIn({ user }: RestRequest): User {
  if (!user) throw new RestError('rest_not_logged_in', 'You are not currently logged in.', 401);
  return user;
}

function userById({ store, path }: RestRequest): User {
  const user = store.db.users.find(({ id }) => String(id) === path['id']);
  if (!user) throw new RestError('rest_user_invalid_id', 'Invalid user ID.', 404);
  return user;
}

function canEdit({ user }: RestRequest, subject: User): boolean {
  return user?.id === subject.id || can(user, 'edit_users');
}

function rejection({ user }: RestRequest, code: string, message: string): RestError {
  return new RestError(code, message, user ? 403 : 401);
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function savePreferences(request: RestRequest, user: User): { body: unknown } {
  const changes = request.body['woocommerce_meta'];
  if (typeof changes === 'object' && changes !== null)
    for (const [name, value] of Object.entries(changes))
      if (PREFERENCES.some((known) => known === name)) user.woocommerce_meta[name] = value;
  const { persisted_preferences: scopes } = asObject(request.body['meta']);
  if (scopes !== undefined) user.persisted_preferences = asObject(scopes);
  // WordPress responds to an update with the fields of the `edit` context.
  return { body: serializeUser(request, user, 'edit') };
}

function serializeUser(
  { store, site, root, args }: RestRequest,
  user: User,
  context = args.text('context'),
): Record<string, unknown> {
  const capabilities = Object.fromEntries(capabilitiesOf(user.role).map((name) => [name, true]));
  const registered = formatLocalTime(
    localTimeToInstant(user.date_registered, store.settings.timeZone),
  );
  const whole = {
    id: user.id,
    username: user.username,
    name: user.username,
    first_name: '',
    last_name: '',
    email: user.email,
    url: user.role === 'administrator' ? site : '',
    description: '',
    link: `${site}/author/${user.username}/`,
    locale: store.settings.locale,
    nickname: user.username,
    slug: user.username,
    roles: [user.role],
    registered_date: `${registered}+00:00`,
    capabilities,
    extra_capabilities: { [user.role]: true },
    // Real avatars would need network access.
    avatar_urls: Object.fromEntries(
      [24, 48, 96].map((size) => [size, `${site}/avatar-${size}.png`]),
    ),
    meta: {
      // PHP encodes an empty object as a list.
      persisted_preferences:
        Object.keys(user.persisted_preferences).length > 0 ? user.persisted_preferences : [],
      woocommerce_launch_your_store_tour_hidden: '',
      woocommerce_coming_soon_banner_dismissed: '',
    },
    is_super_admin: user.role === 'administrator',
    woocommerce_meta: Object.fromEntries(
      PREFERENCES.map((name) => [name, user.woocommerce_meta[name] ?? '']),
    ),
    _links: linksOf(root, '/wp/v2/users', user.id),
  };
  if (context === 'edit') return whole;
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => PUBLIC_FIELDS.some((known) => known === name)),
  );
}
