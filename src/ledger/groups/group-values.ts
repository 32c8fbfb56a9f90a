import type { LedgerDimension, LedgerGroup } from '@tillview/data';
import { formatIntervalLabel, getDateEnvironment } from '@tillview/date';
import { __, _x } from '@wordpress/i18n';
import { getOrderStatuses } from '../../host/order-statuses.ts';
import { formatHour, formatWeekday, getWeekdays } from '../../shell/parts/weekdays.ts';

function formatCountry(code: string): string {
  try {
    const names = new Intl.DisplayNames(getDateEnvironment().locale, { type: 'region' });
    return names.of(code) ?? code;
  } catch {
    // Plugins and imports can store text that does not have the form of a country code.
    return code;
  }
}

/** The devices that WooCommerce distinguishes. */
const devices: Readonly<Record<string, () => string>> = {
  Desktop: () => _x('Desktop', 'type of device', 'tillview'),
  Mobile: () => _x('Mobile', 'type of device', 'tillview'),
  Tablet: () => _x('Tablet', 'type of device', 'tillview'),
};

/** Formats a value of a dimension. */
export function formatGroupValue(value: string, dimension: LedgerDimension): string {
  if (value === '')
    return dimension === 'campaigns' ? __('No campaign', 'tillview') : __('Unknown', 'tillview');
  switch (dimension) {
    case 'countries':
      return formatCountry(value);
    case 'devices':
      return devices[value]?.() ?? value;
    case 'statuses':
      return getOrderStatuses()[value] ?? value;
    case 'customer_types':
      return value === 'new' ? __('New', 'tillview') : __('Returning', 'tillview');
    case 'months':
      return formatIntervalLabel('month', `${value}-01`, { style: 'table' });
    case 'weekdays':
      return formatWeekday(Number(value), 'long');
    case 'hours':
      return formatHour(Number(value));
    default:
      return value;
  }
}

/** Compares values of a dimension: times in their order, others by the text that is shown. */
function compareValues(one: string, other: string, dimension: LedgerDimension): number {
  if (dimension === 'hours') return Number(one) - Number(other);
  if (dimension === 'weekdays') {
    const week = getWeekdays();
    return week.indexOf(Number(one)) - week.indexOf(Number(other));
  }
  if (dimension === 'months') return one.localeCompare(other);
  const [left, right] = [one, other].map((value) => formatGroupValue(value, dimension));
  return (left ?? '').localeCompare(right ?? '');
}

/** Compares groups by the dimension at the position `first`, and then by the others. */
export function compareGroups(
  one: LedgerGroup,
  other: LedgerGroup,
  by: readonly LedgerDimension[],
  first = 0,
): number {
  const order = [first, ...by.keys()];
  for (const at of order) {
    const dimension = by[at];
    if (!dimension) continue;
    const [left = '', right = ''] = [one.values[at], other.values[at]];
    const difference = compareValues(left, right, dimension);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The name of a group: the values of its dimensions. */
export const formatGroup = ({ values }: LedgerGroup, by: readonly LedgerDimension[]): string =>
  by.map((dimension, at) => formatGroupValue(values[at] ?? '', dimension)).join(' · ');
