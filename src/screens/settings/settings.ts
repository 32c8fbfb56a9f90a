import { configureDate, defaultDateRangeQuery, getDateEnvironment } from '@tillview/date';
import type { SettingValues } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { getOrderStatuses } from '../../host/order-statuses.ts';
import type { Choice } from '../../shell/parts/choices.tsx';

/** The value of a setting: a string, or the selected options. */
export type SettingValue = string | readonly string[];

/** The definition of one setting. */
export type Setting = {
  /** The id of the setting in the store. */
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /**
   * Checkboxes and a select have options; a checkbox is `yes` or `no`; a date range is a query string such as
   * `period=month&compare=none`.
   */
  readonly inputType: 'checkboxes' | 'checkbox' | 'select' | 'text' | 'date-range';
  readonly options: readonly Choice[];
  readonly defaultValue: SettingValue;
  /** Called with the new value after it was saved. */
  readonly onSaved?: (value: SettingValue) => void;
};

/** The settings group of the store that contains these settings. */
export const SETTINGS_GROUP = 'wc_admin';

/** The settings of the screen, in display order. */
export function getSettings(): readonly Setting[] {
  const statuses = Object.entries(getOrderStatuses()).map(([value, label]) => ({ value, label }));
  return [
    {
      name: 'woocommerce_excluded_report_order_statuses',
      label: __('Excluded statuses', 'tillview'),
      help: __('Orders with these statuses are left out of the figures of reports.', 'tillview'),
      inputType: 'checkboxes',
      options: statuses,
      defaultValue: ['pending', 'cancelled', 'failed'],
    },
    {
      name: 'woocommerce_actionable_order_statuses',
      label: __('Actionable statuses', 'tillview'),
      help: __('Orders with these statuses need something done by the store.', 'tillview'),
      inputType: 'checkboxes',
      options: statuses,
      defaultValue: ['processing', 'on-hold'],
    },
    {
      name: 'woocommerce_default_date_range',
      label: __('Default date range', 'tillview'),
      help: __('What reports show until another range is selected.', 'tillview'),
      inputType: 'date-range',
      options: [],
      defaultValue: defaultDateRangeQuery,
      onSaved: (value) =>
        configureDate({ ...getDateEnvironment(), defaultDateRange: String(value) }),
    },
    {
      name: 'woocommerce_date_type',
      label: __('Date type', 'tillview'),
      help: __('The day that an order counts for in revenue and orders reports.', 'tillview'),
      inputType: 'select',
      options: [
        { value: 'date_created', label: __('Date created', 'tillview') },
        { value: 'date_paid', label: __('Date paid', 'tillview') },
        { value: 'date_completed', label: __('Date completed', 'tillview') },
      ],
      defaultValue: 'date_paid',
    },
    {
      name: 'woocommerce_analytics_scheduled_import',
      label: __('Import of new orders', 'tillview'),
      help: __(
        'In batches is lighter for a busy store; its reports are then up to twelve hours behind.',
        'tillview',
      ),
      inputType: 'select',
      options: [
        { value: 'no', label: __('Each order at once', 'tillview') },
        { value: 'yes', label: __('In batches', 'tillview') },
      ],
      defaultValue: 'no',
    },
  ];
}

/** The saved value of a setting; undefined when the store does not offer it. */
export function getInitialValue(
  { name, inputType, defaultValue }: Setting,
  values: SettingValues,
): SettingValue | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (inputType === 'checkboxes')
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  if (inputType === 'text') return typeof value === 'string' ? value : defaultValue;
  // Stores escape the ampersands of a query string.
  return typeof value === 'string' && value !== '' ? value.replaceAll('&amp;', '&') : defaultValue;
}
