import { allCountries } from '../countries.ts';
import { CURRENCIES } from '../currencies.ts';
import type { OptionValue } from '../entities/administration.ts';
import { OTHER_GROUPS } from './other-settings.ts';
import type { SettingDefinition } from './setting-definition.ts';

const STATUS_NAMES = {
  pending: 'Pending payment',
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  failed: 'Failed',
  'checkout-draft': 'Draft',
};

function countryNames(): Record<string, string> {
  return Object.fromEntries(allCountries().map(({ code, name }) => [code, name]));
}

const ADMIN: readonly SettingDefinition[] = [
  {
    id: 'woocommerce_excluded_report_order_statuses',
    label: 'Excluded report order statuses',
    description: 'Statuses that should not be included when calculating report totals.',
    default: ['pending', 'cancelled', 'failed'],
    type: 'multiselect',
    options: () => ({ ...STATUS_NAMES }),
  },
  {
    id: 'woocommerce_actionable_order_statuses',
    label: 'Actionable order statuses',
    description: 'Statuses that require extra action on behalf of the store admin.',
    default: ['processing', 'on-hold'],
    type: 'multiselect',
    options: () => ({ ...STATUS_NAMES }),
  },
  {
    id: 'woocommerce_default_date_range',
    label: 'Default Date Range',
    description: 'Default Date Range',
    default: 'period=month&compare=previous_year',
    type: 'text',
  },
  {
    id: 'woocommerce_date_type',
    label: 'Date Type',
    description: 'Database date field considered for Revenue and Orders reports',
    type: 'select',
    options: () => ({
      date_created: 'date_created',
      date_paid: 'date_paid',
      date_completed: 'date_completed',
    }),
  },
];

/** A setting whose tip repeats its description. */
function describedSetting(
  id: string,
  label: string,
  tip: string,
  type: SettingDefinition['type'],
  fallback: OptionValue,
  options?: () => Record<string, string>,
): SettingDefinition {
  return {
    id,
    label,
    description: tip,
    type,
    default: fallback,
    tip,
    ...(options ? { options } : {}),
  };
}

const GENERAL: readonly SettingDefinition[] = [
  describedSetting('woocommerce_store_address', 'Address line 1', 'Where the shop is.', 'text', ''),
  describedSetting(
    'woocommerce_store_address_2',
    'Address line 2',
    'More of the address.',
    'text',
    '',
  ),
  describedSetting('woocommerce_store_city', 'City', 'The city where the shop is.', 'text', ''),
  describedSetting(
    'woocommerce_default_country',
    'Country / State',
    'The country and, where there are any, the state of the shop.',
    'select',
    'US:CA',
    () => ({ ...countryNames(), 'US:CA': 'United States (US) - California' }),
  ),
  describedSetting(
    'woocommerce_store_postcode',
    'Postcode / ZIP',
    'The postcode of the shop.',
    'text',
    '',
  ),
  describedSetting(
    'woocommerce_allowed_countries',
    'Selling location(s)',
    'The countries that the shop sells to.',
    'select',
    'all',
    () => ({
      all: 'Sell to all countries',
      all_except: 'Sell to all countries, except for&hellip;',
      specific: 'Sell to specific countries',
    }),
  ),
  {
    id: 'woocommerce_all_except_countries',
    label: 'Sell to all countries, except for&hellip;',
    description: '',
    type: 'multiselect',
    default: '',
    options: countryNames,
  },
  {
    id: 'woocommerce_specific_allowed_countries',
    label: 'Sell to specific countries',
    description: '',
    type: 'multiselect',
    default: '',
    options: countryNames,
  },
  describedSetting(
    'woocommerce_ship_to_countries',
    'Shipping location(s)',
    'The countries that the shop ships to.',
    'select',
    '',
    () => ({
      '': 'Ship to all countries you sell to',
      all: 'Ship to all countries',
      specific: 'Ship to specific countries only',
      disabled: 'Disable shipping &amp; shipping calculations',
    }),
  ),
  {
    id: 'woocommerce_specific_ship_to_countries',
    label: 'Ship to specific countries',
    description: '',
    type: 'multiselect',
    default: '',
    options: countryNames,
  },
  {
    id: 'woocommerce_default_customer_address',
    label: 'Default customer location',
    description: '',
    type: 'select',
    default: 'base',
    tip: 'The assumed location of a customer before they enter an address.',
    options: () => ({
      '': 'No location by default',
      base: 'Shop country/region',
      geolocation: 'Geolocate',
      geolocation_ajax: 'Geolocate (with page caching support)',
    }),
  },
  {
    id: 'woocommerce_calc_taxes',
    label: 'Enable taxes',
    description: 'Enable tax rates and calculations',
    type: 'checkbox',
    default: 'no',
    tip: 'Enables tax rates and tax calculation at the checkout.',
  },
  {
    id: 'woocommerce_enable_coupons',
    label: 'Enable coupons',
    description: 'Enable the use of coupon codes',
    type: 'checkbox',
    default: 'yes',
    tip: 'Coupons can be given in the cart and at the checkout.',
  },
  {
    id: 'woocommerce_calc_discounts_sequentially',
    label: '',
    description: 'Calculate coupon discounts sequentially',
    type: 'checkbox',
    default: 'no',
    tip: 'A second coupon applies to the price after the first one.',
  },
  describedSetting(
    'woocommerce_currency',
    'Currency',
    'The currency that prices are in.',
    'select',
    'USD',
    () =>
      Object.fromEntries(
        [...CURRENCIES.values()].map(({ code, name, symbol }) => [
          code,
          `${name} (${symbol}) — ${code}`,
        ]),
      ),
  ),
  describedSetting(
    'woocommerce_currency_pos',
    'Currency position',
    'Where the symbol of the currency stands.',
    'select',
    'left',
    () => ({
      left: 'Left',
      right: 'Right',
      left_space: 'Left with space',
      right_space: 'Right with space',
    }),
  ),
  describedSetting(
    'woocommerce_price_thousand_sep',
    'Thousand separator',
    'Between thousands.',
    'text',
    ',',
  ),
  describedSetting(
    'woocommerce_price_decimal_sep',
    'Decimal separator',
    'Before decimals.',
    'text',
    '.',
  ),
  describedSetting(
    'woocommerce_price_num_decimals',
    'Number of decimals',
    'Decimals shown.',
    'number',
    '2',
  ),
];

/** The settings of the demo store, by group. */
export const SETTING_GROUPS: ReadonlyMap<string, readonly SettingDefinition[]> = new Map([
  ['wc_admin', ADMIN],
  ['general', GENERAL],
  ...OTHER_GROUPS,
]);
