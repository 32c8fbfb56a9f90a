import type { ReportRequest } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import type { DateType } from '../../host/host-config.ts';

/**
 * The stats endpoints that count an order on the day of the store's setting; the store counts all others by creation. The
 * indicators of the Overview name those that differ themselves.
 */
const BY_SETTING: readonly string[] = ['revenue', 'orders', 'performance-indicators'];

/** The stats endpoints that count no orders. */
const WITHOUT_ORDERS: readonly string[] = ['downloads', 'customers', 'stock'];

/** Says on which day the orders of a report count; undefined for a report without a range or orders. */
export function describeDateBasis({ dates, stats }: ReportRequest): string | undefined {
  if (!dates || WITHOUT_ORDERS.includes(stats.endpoint)) return undefined;
  return BY_SETTING.includes(stats.endpoint)
    ? __('The day of the setting “Date type” (paid, created or completed)', 'tillview')
    : __('The day they are created', 'tillview');
}

/**
 * The day on which a stats endpoint counts orders, if the store's setting is `setting`; undefined if it counts none, and if
 * the setting is not known.
 */
export function getDateType(endpoint: string, setting: DateType | undefined): DateType | undefined {
  if (WITHOUT_ORDERS.includes(endpoint)) return undefined;
  return BY_SETTING.includes(endpoint) ? setting : 'date_created';
}

/** A day on which orders count, in two or three words. */
export function nameDateType(type: DateType): string {
  switch (type) {
    case 'date_paid':
      return __('by day paid', 'tillview');
    case 'date_completed':
      return __('by day completed', 'tillview');
    case 'date_created':
      return __('by day created', 'tillview');
  }
}

/** The sentence that explains the day on which orders count: `setting` is that of Revenue and Orders. */
export function explainDateType(type: DateType, setting: DateType | undefined): string {
  if (type === setting || setting === undefined)
    switch (type) {
      case 'date_paid':
        return __('Orders count on the day they are paid, by the setting “Date type”.', 'tillview');
      case 'date_completed':
        return __(
          'Orders count on the day they are completed, by the setting “Date type”.',
          'tillview',
        );
      case 'date_created':
        return __('Orders count on the day they are created.', 'tillview');
    }
  return setting === 'date_paid'
    ? __(
        'WooCommerce counts these orders on the day they are created; those of Revenue and Orders on the day they are paid.',
        'tillview',
      )
    : __(
        'WooCommerce counts these orders on the day they are created; those of Revenue and Orders on the day they are completed.',
        'tillview',
      );
}

/**
 * Says that columns from the orders in the browser count on another day than the rest of a report by the day created; empty
 * if they do not. `columns` names them.
 */
export const explainOtherDay = (columns: string, setting: DateType | undefined): string =>
  setting === undefined || setting === 'date_created'
    ? ''
    : sprintf(
        /* translators: 1: names of columns. 2 and 3: the day on which orders count, such as "by day paid". */
        __('%1$s: %2$s, as in Profit. The other columns: %3$s.', 'tillview'),
        columns,
        nameDateType(setting),
        nameDateType('date_created'),
      );
