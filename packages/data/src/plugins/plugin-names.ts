import { toPlainText } from '../core/plain-text.ts';
import type { ListedPlugin } from './types.ts';

/** Display names of extensions by slug, as their vendors write them (R9.58; readings C15). */
export const pluginNames: Readonly<Record<string, string>> = {
  'creative-mail-by-constant-contact': 'Creative Mail for WooCommerce',
  'facebook-for-woocommerce': 'Facebook for WooCommerce',
  'google-listings-and-ads': 'Google for WooCommerce',
  jetpack: 'Jetpack',
  'klarna-checkout-for-woocommerce': 'Klarna Checkout for WooCommerce',
  'klarna-payments-for-woocommerce': 'Klarna Payments for WooCommerce',
  'kliken-marketing-for-google': 'Google Ads & Marketing by Kliken',
  'mailchimp-for-woocommerce': 'Mailchimp for WooCommerce',
  mailpoet: 'MailPoet',
  'pinterest-for-woocommerce': 'Pinterest for WooCommerce',
  'tiktok-for-business': 'TikTok for WooCommerce',
  'woo-razorpay': 'Razorpay for WooCommerce',
  'woocommerce-gateway-eway': 'Eway for WooCommerce',
  'woocommerce-gateway-stripe': 'WooCommerce Stripe',
  'woocommerce-mercadopago': 'Mercado Pago for WooCommerce',
  'woocommerce-payfast-gateway': 'Payfast for WooCommerce',
  'woocommerce-payments': 'WooPayments',
  'woocommerce-paypal-payments': 'WooCommerce PayPal Payments',
  'woocommerce-services': 'WooCommerce Shipping & Tax',
  'woocommerce-square': 'WooCommerce Square',
};

/** The plugins that the installer installs by default: site connection and shipping (R7.70). */
export const defaultPluginSlugs: readonly string[] = ['jetpack', 'woocommerce-services'];

/** The display name of a plugin, or its slug when unknown. */
export function getPluginName(slug: string): string {
  return Object.hasOwn(pluginNames, slug) ? (pluginNames[slug] ?? slug) : slug;
}

/**
 * Plugin names by slug. The slug is the plugin's folder, or its file name when it has no folder, as in WooCommerce.
 * When a folder contains several plugins, the one whose file has the folder's name is used.
 */
export function toSiteNames(listed: readonly ListedPlugin[]): Readonly<Record<string, string>> {
  const names = new Map<string, string>();
  for (const { plugin, name } of listed) {
    const [folder = '', file] = plugin.split('/');
    const slug = file === undefined ? `${folder}.php` : folder;
    const text = toPlainText(name);
    if (text !== '' && (file === folder || !names.has(slug))) names.set(slug, text);
  }
  return Object.fromEntries(names);
}
