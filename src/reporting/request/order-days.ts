import {
  getItemsState,
  type ReportRow,
  type ReportsSelectors,
  type ReportState,
} from '@tillview/data';
import { defaultDateTimeFormat, getStoreTimeZoneMoment } from '@tillview/date';
import { getOrdersQuery, readOrderTime } from './first-order-day.ts';

/** How many of the newest rows are read: refunds are rows too. */
const NEWEST = 10;

/** A time or a day of an order; undefined if there is none, and until it is known. */
export type OrderTime = ReportState & { readonly at: string | undefined };

/** The time of the newest order among rows, 'YYYY-MM-DD HH:mm:ss'. Refunds are not orders. */
export function findNewest(rows: readonly ReportRow[], now: string): string | undefined {
  return rows
    .filter((row) => !Number(row['parent_id']))
    .flatMap((row) => readOrderTime(row)?.replace('T', ' ') ?? [])
    .filter((at) => at <= now)
    .toSorted()
    .at(-1);
}

/** What is read of each row: whole rows are five times as large. */
const FIELDS = ['order_id', 'parent_id', 'date', 'date_created'];

/** The time of the store's newest order. Triggers the read. */
export function getLastOrder(selector: ReportsSelectors): OrderTime {
  const query = { ...getOrdersQuery('desc', NEWEST), _fields: FIELDS };
  const { rows, ...state } = getItemsState(selector, 'orders', query);
  const now = getStoreTimeZoneMoment().format(defaultDateTimeFormat).replace('T', ' ');
  return { ...state, at: findNewest(rows, now) };
}

/** The time of the store's first order. Triggers the read. */
export function getFirstOrder(selector: ReportsSelectors): OrderTime {
  const { rows, ...state } = getItemsState(selector, 'orders', getOrdersQuery('asc'));
  return { ...state, at: readOrderTime(rows[0]) };
}
