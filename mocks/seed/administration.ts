import type { Db } from '../db.ts';
import type { GatewaySetting } from '../entities/commerce.ts';

/** Id, title, description, description in the admin, enabled. */
const GATEWAYS = [
  ['woocommerce_payments', 'WooPayments', null, 'Payments by card, to be set up first.', false],
  [
    'bacs',
    'Direct bank transfer',
    'Pay into our account. We send your order when the money is there.',
    'Payments by bank transfer.',
    true,
  ],
  [
    'cheque',
    'Check payments',
    'Please send a check to the address of the shop.',
    'Payments by check, also good for trying out purchases.',
    false,
  ],
  ['cod', 'Cash on delivery', 'Pay with cash upon delivery.', 'Payments at the door.', true],
] as const;

/** The questions of the setup wizard. */
export const PROFILE_QUESTIONS =
  'completed skipped industry product_types product_count selling_venues number_employees revenue other_platform other_platform_name business_extensions theme setup_client wccom_connected is_agree_marketing store_email is_store_country_set is_plugins_page_skipped'.split(
    ' ',
  );

/** Seeds payment gateways, plugins and the onboarding profile. */
export function seedAdministration(db: Db): void {
  const setting = (
    id: string,
    label: string,
    description: string,
    value: string,
  ): GatewaySetting => ({
    id,
    label,
    description,
    type: id === 'instructions' ? 'textarea' : 'safe_text',
    value,
    default: value,
  });
  const commonSettings = (id: string, title: string) => [
    setting('title', 'Title', 'The title that customers see at the checkout.', title),
    setting(
      'instructions',
      'Instructions',
      'Added to the thank-you page and to emails.',
      id === 'cod' ? 'Pay with cash upon delivery.' : '',
    ),
  ];
  const dismissed = {
    ...setting('is_dismissed', 'Dismiss the gateway', '', 'no'),
    type: 'checkbox',
  };
  const methods = {
    ...setting('enable_for_methods', 'Enable for shipping methods', 'Empty means all.', ''),
    type: 'multiselect',
    options: { 'Flat rate': { flat_rate: 'Any &quot;Flat rate&quot; method' } },
  };
  const virtual = {
    ...setting('enable_for_virtual', 'Accept COD if the order is virtual', '', 'yes'),
    type: 'checkbox',
  };
  db.gateways = GATEWAYS.map(([id, title, description, methodDescription, enabled], index) => ({
    id,
    title,
    description,
    order: index === 0 ? 0 : '',
    enabled,
    method_title: title,
    method_description: methodDescription,
    method_supports: index === 0 ? ['products', 'refunds', 'tokenization'] : ['products'],
    needs_setup: false,
    settings:
      index === 0
        ? [dismissed]
        : [...commonSettings(id, title), ...(id === 'cod' ? [methods, virtual] : [])],
  }));
  db.plugins = { installed: ['hello.php', 'woocommerce', 'mailpoet'], active: ['woocommerce'] };
  db.profile = Object.fromEntries(
    PROFILE_QUESTIONS.map((name) => [name, name === 'wccom_connected' ? false : null]),
  );
  db.profile['skipped'] = true;
}
