import type { Db } from './db.ts';
import type { Role, User } from './entities/administration.ts';
import { RestError } from './rest-error.ts';

/** The request header that names the user; without it, requests are from the administrator. */
export const USER_HEADER = 'x-demo-user';

const ROLE_OF_HEADER: Readonly<Record<string, Role | null>> = {
  administrator: 'administrator',
  admin: 'administrator',
  manager: 'shop_manager',
  reports: 'reports',
  customer: 'customer',
  none: null,
};

/** The user that the header names; `null` for a visitor. Throws a 400 for an unknown name. */
export function userOf(db: Db, header: string | null): User | null {
  const role = header === null ? 'administrator' : ROLE_OF_HEADER[header.trim().toLowerCase()];
  if (role === undefined)
    throw new RestError(
      'demo_unknown_user',
      `X-Demo-User is "${header}", but must be one of ${Object.keys(ROLE_OF_HEADER).join(', ')}.`,
      400,
    );
  return db.users.find((user) => user.role === role) ?? null;
}

const ADMINISTRATOR_CAPABILITIES = (
  'switch_themes edit_themes activate_plugins edit_plugins edit_users edit_files manage_options ' +
  'moderate_comments manage_categories manage_links upload_files import unfiltered_html edit_posts ' +
  'edit_others_posts edit_published_posts publish_posts edit_pages read level_10 level_9 level_8 level_7 ' +
  'level_6 level_5 level_4 level_3 level_2 level_1 level_0 edit_others_pages edit_published_pages ' +
  'publish_pages delete_pages delete_others_pages delete_published_pages delete_posts delete_others_posts ' +
  'delete_published_posts delete_private_posts edit_private_posts read_private_posts delete_private_pages ' +
  'edit_private_pages read_private_pages delete_users create_users unfiltered_upload edit_dashboard ' +
  'update_plugins delete_plugins install_plugins update_themes install_themes update_core list_users ' +
  'remove_users promote_users edit_theme_options delete_themes export'
).split(' ');

const SHOP_CAPABILITIES = ['manage_woocommerce', 'view_woocommerce_reports'].concat(
  ['product', 'shop_order', 'shop_coupon'].flatMap((type) =>
    (
      'edit_@ read_@ delete_@ edit_@s edit_others_@s publish_@s read_private_@s delete_@s delete_private_@s ' +
      'delete_published_@s delete_others_@s edit_private_@s edit_published_@s manage_@_terms edit_@_terms ' +
      'delete_@_terms assign_@_terms'
    )
      .replaceAll('@', type)
      .split(' '),
  ),
);

const NOT_FOR_MANAGERS =
  /theme|plugin|_files$|manage_options|level_10|update_core|_users$|unfiltered|edit_dashboard/;

const CAPABILITIES: Readonly<Record<Role, readonly string[]>> = {
  administrator: [...ADMINISTRATOR_CAPABILITIES, ...SHOP_CAPABILITIES],
  shop_manager: [
    ...ADMINISTRATOR_CAPABILITIES.filter((capability) => !NOT_FOR_MANAGERS.test(capability)),
    'list_users',
    'edit_users',
    'edit_theme_options',
    'create_customers',
    ...SHOP_CAPABILITIES,
  ],
  reports: ['read', 'view_admin_dashboard', 'view_woocommerce_reports'],
  customer: ['read'],
};

/** The WordPress capabilities of a role, including the name of the role. */
export function capabilitiesOf(role: Role): string[] {
  return [...CAPABILITIES[role], role];
}

/** Whether a user has a capability; a visitor (`null`) has none. */
export function can(user: User | null, capability: string): boolean {
  return user !== null && capabilitiesOf(user.role).includes(capability);
}

/** A permission that throws unless the user has a capability: 401 for a visitor and 403 for a user, as WooCommerce does. */
export const requires =
  (
    capability: string,
    code = 'woocommerce_rest_cannot_view',
    message = 'Sorry, you cannot list resources.',
  ) =>
  (user: User | null): void => {
    if (!can(user, capability)) throw new RestError(code, message, user ? 403 : 401);
  };
