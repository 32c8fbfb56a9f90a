import type { ReportRequest } from '@tillview/data';
import { __ } from '@wordpress/i18n';

/** The stats endpoints that count an order on the day of the store's setting; the store counts all others by creation. */
const BY_SETTING: readonly string[] = ['revenue', 'orders'];

/** The stats endpoints that count no orders. */
const WITHOUT_ORDERS: readonly string[] = ['downloads', 'customers', 'stock'];

/** Says on which day the orders of a report count; undefined for a report without a range or orders. */
export function describeDateBasis({ dates, stats }: ReportRequest): string | undefined {
  if (!dates || WITHOUT_ORDERS.includes(stats.endpoint)) return undefined;
  return BY_SETTING.includes(stats.endpoint)
    ? __('The day of the setting “Date type” (paid, created or completed)', 'tillview')
    : __('The day they are created', 'tillview');
}
