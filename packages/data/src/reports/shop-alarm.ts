import type { DataRegistry } from '@wordpress/data';
import { getEnvironment } from '../core/environment.ts';
import { isLimitedReports, isNotFound } from '../core/rest-error.ts';
import { isRecord, type Shape } from '../core/shapes.ts';

/** How long a shop has had no orders, against what is usual for it. */
export type ShopAlarm = {
  /** The time of the newest order in the store's local time, 'YYYY-MM-DD HH:mm:ss'. */
  readonly since: string;
  /** The orders that are usual in the time since then. */
  readonly expected: number;
  /** The most such orders in an earlier pause. */
  readonly longest: number;
  /** The days of the earlier pauses, at most 365. */
  readonly days: number;
  /** How many orders failed or wait for payment since the last one that was paid; missing if that is not known. */
  readonly unpaid?: number;
  /** Whether more of them may be than were read. */
  readonly hasMoreUnpaid?: boolean;
};

/** The newest order that was made, and how many of the newest wait for payment. */
export type NewestOrder = {
  /** 'YYYY-MM-DD HH:mm:ss', in the store's local time. */
  readonly at: string;
  /** The orders that wait for payment since the last one that does not. */
  readonly waiting: number;
  /** Whether more of them may wait than were read. */
  readonly isMore: boolean;
};

/** The alarm in an hour of the store's local time, 'YYYY-MM-DD HH'; null if there is none. */
export type AlarmOfHour = {
  readonly hour: string;
  readonly alarm: ShopAlarm | null;
  /** Null without an order; missing if the user may not see orders. */
  readonly newest?: NewestOrder | null;
};

/** The path of the alarm, in stores with Tillview's plugin. */
const PATH = '/tillview/v1/alarm';

const matches = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && form.test(value);

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

const isNewest = (value: unknown): value is NewestOrder =>
  isRecord(value) &&
  matches(value['at'], TIME) &&
  Number.isInteger(value['waiting']) &&
  typeof value['isMore'] === 'boolean';

const isAlarm = (value: unknown): value is ShopAlarm =>
  isRecord(value) &&
  matches(value['since'], TIME) &&
  ['expected', 'longest', 'days'].every((key) => Number.isFinite(value[key])) &&
  (value['unpaid'] === undefined || Number.isInteger(value['unpaid'])) &&
  ['undefined', 'boolean'].includes(typeof value['hasMoreUnpaid']);

/** Whether a value from outside is the alarm of an hour. */
export const isAlarmOfHour: Shape<AlarmOfHour> = (value): value is AlarmOfHour =>
  isRecord(value) &&
  matches(value['hour'], /^\d{4}-\d\d-\d\d \d\d$/) &&
  (value['alarm'] === null || isAlarm(value['alarm'])) &&
  (value['newest'] === undefined || value['newest'] === null || isNewest(value['newest']));

/**
 * Reads the alarm of the present hour; undefined in a store without the plugin, also if it does not say so, and where another
 * plugin limits which orders the user sees. Throws if the request fails.
 */
export async function readAlarmOfHour(registry: DataRegistry): Promise<AlarmOfHour | undefined> {
  const { hasRoute, rest } = getEnvironment(registry);
  if (!(await hasRoute(PATH))) return undefined;
  try {
    return await rest.read(PATH, {}, isAlarmOfHour);
  } catch (error) {
    if (isLimitedReports(error) || isNotFound(error)) return undefined;
    throw error;
  }
}
