/**
 * The capabilities that decide what the app shows. The plugin asks WordPress about each: the lists of a user lack those
 * that are granted by rule, such as to super administrators of a network.
 */
export const capabilities = [
  'view_woocommerce_reports',
  'manage_woocommerce',
  'read_private_products',
  'edit_products',
  'edit_shop_coupons',
  'edit_shop_orders',
  'moderate_comments',
  'install_plugins',
] as const;

/** A capability of WordPress or WooCommerce that the app reads. */
export type Capability = (typeof capabilities)[number];
