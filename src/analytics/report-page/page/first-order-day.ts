import { reportsStore } from '@tillview/data';
import { defaultDateTimeFormat, getStoreTimeZoneMoment } from '@tillview/date';
import type { DataRegistry } from '@wordpress/data';

/** Before any order: without a start date, the store returns only the last week. */
const LONG_AGO = '1990-01-01T00:00:00';

/**
 * The day of the store's first order, 'YYYY-MM-DD'; `undefined` if there are no orders. Throws if the request fails.
 */
export async function readFirstOrderDay(registry: DataRegistry): Promise<string | undefined> {
  const { data } = await registry.resolveSelect(reportsStore).getReportItems('orders', {
    orderby: 'date',
    order: 'asc',
    page: '1',
    per_page: '1',
    after: LONG_AGO,
    before: getStoreTimeZoneMoment().endOf('day').format(defaultDateTimeFormat),
  });
  const [first] = data ?? [];
  const date = first?.['date_created'] ?? first?.['date'];
  return typeof date === 'string' ? date.slice(0, 10) : undefined;
}
