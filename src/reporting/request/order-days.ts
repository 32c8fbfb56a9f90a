import {
  getItemsState,
  type AnyTotals,
  type ReportRow,
  type ReportsSelectors,
  type ReportState,
  type StatsData,
} from '@tillview/data';
import { defaultDateTimeFormat, getStoreTimeZoneMoment } from '@tillview/date';
import { getOrdersQuery, readOrderTime } from './first-order-day.ts';

/** How many of the newest rows are read: refunds are rows too. */
const NEWEST = 10;

/** Below this number of days it is not known what is usual. */
const LEAST_DAYS = 7;

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

/** The time of the store's newest order. Triggers the read. */
export function getLastOrder(selector: ReportsSelectors): OrderTime {
  const { rows, ...state } = getItemsState(selector, 'orders', getOrdersQuery('desc', NEWEST));
  const now = getStoreTimeZoneMoment().format(defaultDateTimeFormat).replace('T', ' ');
  return { ...state, at: findNewest(rows, now) };
}

/** The time of the store's first order. Triggers the read. */
export function getFirstOrder(selector: ReportsSelectors): OrderTime {
  const { rows, ...state } = getItemsState(selector, 'orders', getOrdersQuery('asc'));
  return { ...state, at: readOrderTime(rows[0]) };
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * Whether the time since the last order is unusual: more whole days without orders than ever in the days at hand,
 * those of the range and of its comparison. With fewer than seven of them it is not known. Days are 'YYYY-MM-DD'.
 */
export function isUnusualPause(
  lastDay: string,
  today: string,
  ranges: readonly StatsData<AnyTotals>[],
): boolean {
  const pause = daysBetween(lastDay, today) - 1;
  if (pause < 1) return false;
  const runs = ranges.map(({ intervals }) =>
    intervals
      .map(({ date_start, subtotals }) => ({
        day: date_start.slice(0, 10),
        orders: Number((subtotals as AnyTotals)['orders_count']) || 0,
      }))
      // Days after the last order are the pause itself.
      .filter(({ day }) => day <= lastDay),
  );
  const count = runs.reduce((sum, days) => sum + days.length, 0);
  if (count < LEAST_DAYS) return false;
  const longest = runs.map((days) => {
    let run = 0;
    return days.reduce((most, { orders }) => {
      run = orders > 0 ? 0 : run + 1;
      return Math.max(most, run);
    }, 0);
  });
  return pause > Math.max(...longest);
}
