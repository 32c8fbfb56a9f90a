import { allCountries } from '../countries.ts';
import { CURRENCIES } from '../currencies.ts';
import type { OptionValue } from '../entities/administration.ts';
import { OTHER_GROUPS, parseChoices } from './other-settings.ts';
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

/** A setting whose tip repeats its description; `choices` as in `parseChoices`. */
const described = (
  id: string,
  type: SettingDefinition['type'],
  label: string,
  tip: string,
  fallback: OptionValue,
  choices?: string | (() => Record<string, string>),
): SettingDefinition => ({
  id: `woocommerce_${id}`,
  label,
  description: tip,
  type,
  default: fallback,
  tip,
  ...(choices && {
    options: typeof choices === 'string' ? () => parseChoices(choices) : choices,
  }),
});

/** A setting with a list of countries. */
const countryList = (id: string, label: string): SettingDefinition => ({
  id: `woocommerce_${id}`,
  label,
  description: '',
  type: 'multiselect',
  default: '',
  options: countryNames,
});

const currencyNames = () =>
  Object.fromEntries(
    [...CURRENCIES.values()].map(({ code, name, symbol }) => [
      code,
      `${name} (${symbol}) — ${code}`,
    ]),
  );

const GENERAL: readonly SettingDefinition[] = [
  described('store_address', 'text', 'Address line 1', 'Where the shop is.', ''),
  described('store_address_2', 'text', 'Address line 2', 'More of the address.', ''),
  described('store_city', 'text', 'City', 'The city where the shop is.', ''),
  described(
    'default_country',
    'select',
    'Country / State',
    'The country and, where there are any, the state of the shop.',
    'US:CA',
    () => ({ ...countryNames(), 'US:CA': 'United States (US) - California' }),
  ),
  described('store_postcode', 'text', 'Postcode / ZIP', 'The postcode of the shop.', ''),
  described(
    'allowed_countries',
    'select',
    'Selling location(s)',
    'The countries that the shop sells to.',
    'all',
    'all=Sell to all countries|all_except=Sell to all countries, except for&hellip;|specific=Sell to specific countries',
  ),
  countryList('all_except_countries', 'Sell to all countries, except for&hellip;'),
  countryList('specific_allowed_countries', 'Sell to specific countries'),
  described(
    'ship_to_countries',
    'select',
    'Shipping location(s)',
    'The countries that the shop ships to.',
    '',
    '=Ship to all countries you sell to|all=Ship to all countries|specific=Ship to specific countries only|disabled=Disable shipping &amp; shipping calculations',
  ),
  countryList('specific_ship_to_countries', 'Ship to specific countries'),
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
  described(
    'currency',
    'select',
    'Currency',
    'The currency that prices are in.',
    'USD',
    currencyNames,
  ),
  described(
    'currency_pos',
    'select',
    'Currency position',
    'Where the symbol of the currency stands.',
    'left',
    'left=Left|right=Right|left_space=Left with space|right_space=Right with space',
  ),
  described('price_thousand_sep', 'text', 'Thousand separator', 'Between thousands.', ','),
  described('price_decimal_sep', 'text', 'Decimal separator', 'Before decimals.', '.'),
  described('price_num_decimals', 'number', 'Number of decimals', 'Decimals shown.', '2'),
];

/** The settings of the demo store, by group. */
export const SETTING_GROUPS: ReadonlyMap<string, readonly SettingDefinition[]> = new Map([
  ['wc_admin', ADMIN],
  ['general', GENERAL],
  ...OTHER_GROUPS,
]);
