import type { SettingDefinition } from './setting-definition.ts';

/** Id without its prefix, type, label, default, options. */
type Row = readonly [
  id: string,
  type: SettingDefinition['type'],
  label: string,
  fallback?: string | null,
  choices?: string | undefined,
  hasNoDescription?: true,
];

const PRODUCTS: readonly Row[] = [
  ['shop_page_id', 'select', 'Shop page', '', '5=Shop|6=Cart|7=Checkout|8=My account'],
  ['cart_redirect_after_add', 'checkbox', 'Add to cart behaviour', 'no'],
  ['enable_ajax_add_to_cart', 'checkbox', '', 'yes'],
  ['placeholder_image', 'text', 'Placeholder image', '', undefined, true],
  ['weight_unit', 'select', 'Weight unit', 'kg', 'kg=kg|g=g|lbs=lbs|oz=oz'],
  ['dimension_unit', 'select', 'Dimensions unit', 'cm', 'm=m|cm=cm|mm=mm|in=in|yd=yd'],
  ['enable_reviews', 'checkbox', 'Enable reviews', 'yes'],
  ['review_rating_verification_label', 'checkbox', '', 'yes'],
  ['review_rating_verification_required', 'checkbox', '', 'no'],
  ['enable_review_rating', 'checkbox', 'Product ratings', 'yes'],
  ['review_rating_required', 'checkbox', '', 'yes'],
  ['manage_stock', 'checkbox', 'Manage stock', 'yes'],
  ['hold_stock_minutes', 'number', 'Hold stock (minutes)', '60'],
  ['notify_low_stock', 'checkbox', 'Notifications', 'yes'],
  ['notify_no_stock', 'checkbox', '', 'yes'],
  ['stock_email_recipient', 'text', 'Notification recipient(s)', 'admin@example.org'],
  ['notify_low_stock_amount', 'number', 'Low stock threshold', '2'],
  ['notify_no_stock_amount', 'number', 'Out of stock threshold', '0'],
  ['hide_out_of_stock_items', 'checkbox', 'Out of stock visibility', 'no'],
  [
    'stock_format',
    'select',
    'Stock display format',
    '',
    '=Always show quantity remaining in stock e.g. "12 in stock"|low_amount=Only show quantity remaining in stock when low e.g. "Only 2 left in stock"|no_amount=Never show quantity remaining in stock',
  ],
  [
    'file_download_method',
    'select',
    'File download method',
    'force',
    'force=Force downloads|xsendfile=X-Accel-Redirect/X-Sendfile|redirect=Redirect only (Insecure)',
  ],
  ['downloads_redirect_fallback_allowed', 'checkbox', '', 'no'],
  ['downloads_require_login', 'checkbox', 'Access restriction', 'no'],
  ['downloads_grant_access_after_payment', 'checkbox', '', 'yes'],
  ['downloads_deliver_inline', 'checkbox', 'Open in browser', null],
  ['downloads_add_hash_to_filename', 'checkbox', 'Filename', 'yes'],
  ['downloads_count_partial', 'checkbox', 'Count partial downloads', 'yes'],
  ['attribute_lookup_enabled', 'checkbox', 'Enable table usage', 'no'],
  ['attribute_lookup_direct_updates', 'checkbox', 'Direct updates', 'no'],
  ['attribute_lookup_optimized_updates', 'checkbox', 'Optimized updates', 'no'],
  ['product_match_featured_image_by_sku', 'checkbox', 'Match images', 'no'],
];

const TAX: readonly Row[] = [
  [
    'prices_include_tax',
    'radio',
    'Prices entered with tax',
    'no',
    'yes=Yes, I will enter prices inclusive of tax|no=No, I will enter prices exclusive of tax',
  ],
  [
    'tax_based_on',
    'select',
    'Calculate tax based on',
    'shipping',
    'shipping=Customer shipping address|billing=Customer billing address|base=Shop base address',
  ],
  [
    'shipping_tax_class',
    'select',
    'Shipping tax class',
    'inherit',
    'inherit=Shipping tax class based on cart items|=Standard|reduced-rate=Reduced rate|zero-rate=Zero rate',
  ],
  ['tax_round_at_subtotal', 'checkbox', 'Rounding', 'no'],
  ['tax_classes', 'textarea', 'Additional tax classes', '', undefined, true],
  [
    'tax_display_shop',
    'select',
    'Display prices in the shop',
    'excl',
    'incl=Including tax|excl=Excluding tax',
  ],
  [
    'tax_display_cart',
    'select',
    'Display prices during cart and checkout',
    'excl',
    'incl=Including tax|excl=Excluding tax',
  ],
  ['price_display_suffix', 'text', 'Price display suffix', ''],
  [
    'tax_total_display',
    'select',
    'Display tax totals',
    'itemized',
    'single=As a single total|itemized=Itemized',
  ],
];

const SHIPPING: readonly Row[] = [
  ['enable_shipping_calc', 'checkbox', 'Calculations', 'yes'],
  ['shipping_cost_requires_address', 'checkbox', '', 'no'],
  [
    'ship_to_destination',
    'radio',
    'Shipping destination',
    'billing',
    'shipping=Default to customer shipping address|billing=Default to customer billing address|billing_only=Force shipping to the customer billing address',
  ],
  ['shipping_debug_mode', 'checkbox', 'Debug mode', 'no'],
];

const ACCOUNT: readonly Row[] = [
  ['enable_guest_checkout', 'checkbox', 'Checkout', 'yes'],
  ['enable_checkout_login_reminder', 'checkbox', 'Login', 'no'],
  ['enable_signup_and_login_from_checkout', 'checkbox', 'Account creation', 'no'],
  ['enable_myaccount_registration', 'checkbox', 'Account creation', 'no'],
  ['registration_generate_password', 'checkbox', 'Account creation options', 'yes'],
  ['erasure_request_removes_order_data', 'checkbox', 'Account erasure requests', 'no'],
  ['erasure_request_removes_download_data', 'checkbox', '', 'no'],
  ['allow_bulk_remove_personal_data', 'checkbox', 'Personal data removal', 'no'],
  [
    'registration_privacy_policy_text',
    'textarea',
    'Registration privacy policy',
    'Our privacy policy describes how we use your personal data.',
    undefined,
    true,
  ],
  [
    'checkout_privacy_policy_text',
    'textarea',
    'Checkout privacy policy',
    'Our privacy policy describes how we use your personal data.',
  ],
];

const EMAIL: readonly Row[] = [
  ['email_from_name', 'text', '"From" name', 'Tillview Demo Store'],
  ['email_from_address', 'email', '"From" address', 'admin@example.org'],
  ['email_header_image', 'text', 'Header image', ''],
  ['email_base_color', 'color', 'Base color', '#7f54b3'],
  ['email_background_color', 'color', 'Background color', '#f7f7f7'],
  ['email_body_background_color', 'color', 'Body background color', '#ffffff'],
  ['email_text_color', 'color', 'Body text color', '#3c3c3c'],
  ['email_footer_text', 'textarea', 'Footer text', '{site_title}'],
  ['email_footer_text_color', 'color', 'Footer text color', '#3c3c3c'],
  ['merchant_email_notifications', 'checkbox', 'Enable email insights', 'no'],
];

/** The choices of a setting: `value=Label|value=Label`. */
export const parseChoices = (choices: string): Record<string, string> =>
  Object.fromEntries(choices.split('|').map((choice) => choice.split('=') as [string, string]));

function toDefinition([
  id,
  type,
  label,
  fallback,
  choices,
  hasNoDescription,
]: Row): SettingDefinition {
  return {
    id: `woocommerce_${id}`,
    label,
    description: hasNoDescription ? '' : label || 'On or off.',
    type,
    default: fallback ?? false,
    // Checkboxes have no tip.
    ...(type === 'checkbox' && fallback !== null ? {} : { tip: label }),
    ...(choices === undefined
      ? {}
      : {
          options: () => parseChoices(choices),
        }),
  };
}

/** The groups of settings that the demo store saves but does not use. */
export const OTHER_GROUPS: readonly (readonly [string, readonly SettingDefinition[]])[] = (
  [
    ['products', PRODUCTS],
    ['tax', TAX],
    ['shipping', SHIPPING],
    ['account', ACCOUNT],
    ['email', EMAIL],
  ] as const
).map(([group, rows]) => [group, rows.map((row) => toDefinition(row))]);
