import type { LedgerDimension, OptionalDimension } from '@tillview/data';
import { formatIntervalLabel, getDateEnvironment } from '@tillview/date';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { getOrderStatuses } from '../host/order-statuses.ts';
import { formatOrigin } from './origins.ts';
import { formatHour, formatWeekday, getWeekdays } from './parts/weekdays.ts';

/** How something that orders can be grouped by is shown. How it is read: `packages/data/src/ledger/ledger-dimensions.ts`. */
export type Dimension = {
  readonly label: () => string;
  /** Other words for it in the command palette, separated by commas, in the language of the user. */
  readonly synonyms?: () => string;
  /** The value; itself by default. */
  readonly format?: (value: string) => string;
  /** The value of orders that have none; "Unknown" by default. */
  readonly formatNone?: () => string;
  /** Compares values; by default the texts that are shown. */
  readonly compare?: (one: string, other: string) => number;
  /** The number of values in the totals row; "rows" by default. `text`: the number, formatted. */
  readonly formatCount?: (count: number, text: string) => string;
  /** Says that a URL names it, but that these orders do not have it. */
  readonly describeMissing?: () => string;
};

function formatCountry(code: string): string {
  try {
    const names = new Intl.DisplayNames(getDateEnvironment().locale, { type: 'region' });
    return names.of(code) ?? code;
  } catch {
    // Plugins and imports can store text that does not have the form of a country code.
    return code;
  }
}

/** The devices that WooCommerce distinguishes. A map: an order can come from a device named "constructor". */
const devices = new Map<string, () => string>([
  ['Desktop', () => _x('Desktop', 'type of device', 'tillview')],
  ['Mobile', () => _x('Mobile', 'type of device', 'tillview')],
  ['Tablet', () => _x('Tablet', 'type of device', 'tillview')],
]);

/** The position of a weekday in the week of the store. */
const placeOf = (weekday: string): number => getWeekdays().indexOf(Number(weekday));

/** What orders can be grouped by, in the order of the pickers. */
export const dimensions: Readonly<
  Record<LedgerDimension, Dimension> &
    Record<OptionalDimension, Required<Pick<Dimension, 'describeMissing'>>>
> = {
  origins: {
    label: () => __('Source', 'tillview'),
    synonyms: () => __('origin, channel', 'tillview'),
    format: formatOrigin,
    formatCount: (count, text) =>
      /* translators: %s: number of sources of orders. */
      sprintf(_n('%s source', '%s sources', count, 'tillview'), text),
  },
  countries: {
    label: () => __('Country / Region', 'tillview'),
    synonyms: () => __('country, region', 'tillview'),
    format: formatCountry,
    formatCount: (count, text) =>
      /* translators: %s: number of countries. */
      sprintf(_n('%s country', '%s countries', count, 'tillview'), text),
  },
  campaigns: {
    label: () => __('Campaign', 'tillview'),
    synonyms: () => __('utm campaign', 'tillview'),
    formatNone: () => __('No campaign', 'tillview'),
    describeMissing: () =>
      __(
        'The campaigns of these orders are not known, so the default grouping is shown.',
        'tillview',
      ),
  },
  devices: {
    label: () => __('Device', 'tillview'),
    synonyms: () => __('device type', 'tillview'),
    format: (device) => devices.get(device)?.() ?? device,
    describeMissing: () =>
      __(
        'The devices of these orders are not known, so the default grouping is shown.',
        'tillview',
      ),
  },
  payments: {
    label: () => __('Payment method', 'tillview'),
    synonyms: () => __('payment', 'tillview'),
    formatCount: (count, text) =>
      /* translators: %s: number of payment methods. */
      sprintf(_n('%s payment method', '%s payment methods', count, 'tillview'), text),
    describeMissing: () =>
      __(
        'The payment methods of these orders are not known, so the default grouping is shown.',
        'tillview',
      ),
  },
  currencies: {
    label: () => __('Currency', 'tillview'),
    formatCount: (count, text) =>
      /* translators: %s: number of currencies. */
      sprintf(_n('%s currency', '%s currencies', count, 'tillview'), text),
    describeMissing: () =>
      __('These orders are in one currency, so the default grouping is shown.', 'tillview'),
  },
  statuses: {
    label: () => __('Status', 'tillview'),
    format: (status) => getOrderStatuses()[status] ?? status,
  },
  customer_types: {
    label: () => __('Customer type', 'tillview'),
    synonyms: () => __('new or returning', 'tillview'),
    format: (type) => (type === 'new' ? __('New', 'tillview') : __('Returning', 'tillview')),
  },
  months: {
    label: () => __('Month', 'tillview'),
    format: (month) => formatIntervalLabel('month', `${month}-01`, { style: 'table' }),
    compare: (one, other) => one.localeCompare(other),
  },
  weekdays: {
    label: () => __('Weekday', 'tillview'),
    synonyms: () => __('day of the week', 'tillview'),
    format: (weekday) => formatWeekday(Number(weekday), 'long'),
    compare: (one, other) => placeOf(one) - placeOf(other),
  },
  hours: {
    label: () => __('Hour', 'tillview'),
    synonyms: () => __('time of day', 'tillview'),
    format: (hour) => formatHour(Number(hour)),
    compare: (one, other) => Number(one) - Number(other),
  },
};

/** The keys of the dimensions, also those that a store may not record. */
export const dimensionKeys = Object.keys(dimensions) as readonly LedgerDimension[];
