import { reportsStore, type ReportRow } from '@tillview/data';
import { defaultDateTimeFormat, getStoreTimeZoneMoment } from '@tillview/date';
import type { DataRegistry } from '@wordpress/data';

/** Before any order: without a start date, the store returns only the last week. */
const LONG_AGO = '1990-01-01T00:00:00';

/** The query for the store's first or last orders, up to the end of today. */
export const getOrdersQuery = (order: 'asc' | 'desc', count = 1) => ({
  orderby: 'date',
  order,
  page: '1',
  per_page: String(count),
  after: LONG_AGO,
  before: getStoreTimeZoneMoment().endOf('day').format(defaultDateTimeFormat),
});

/** When an order was created, as local time of the store, 'YYYY-MM-DD HH:mm:ss'; `undefined` if it is missing. */
export function readOrderTime(order: ReportRow | undefined): string | undefined {
  const date = order?.['date_created'] ?? order?.['date'];
  return typeof date === 'string' ? date : undefined;
}

/**
 * The day of the store's first order, 'YYYY-MM-DD'; `undefined` if there are no orders. Throws if the request fails.
 */
export async function readFirstOrderDay(registry: DataRegistry): Promise<string | undefined> {
  const { data } = await registry
    .resolveSelect(reportsStore)
    .getReportItems('orders', getOrdersQuery('asc'));
  return readOrderTime(data?.[0])?.slice(0, 10);
}
