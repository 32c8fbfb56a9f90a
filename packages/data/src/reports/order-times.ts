import type { DataRegistry } from '@wordpress/data';
import { getEnvironment } from '../core/environment.ts';
import { isRecord, type Shape } from '../core/shapes.ts';

/** The path of the times of orders, in stores with Tillview's plugin. */
export const ORDER_TIMES_PATH = '/tillview/v1/order-times';

/** When the orders of a shop were made, whatever became of them, in the store's local time. */
export type OrderTimes = {
  /** The day of the first hour, 'YYYY-MM-DD'. */
  readonly start: string;
  /** The orders of each hour since then, without the hours after the newest order. */
  readonly hours: readonly number[];
  /** The time of the newest order, 'YYYY-MM-DD HH:mm:ss'; null without one. */
  readonly newest: string | null;
  /** Of a busy shop, whose `hours` are those of some weeks: the orders of the 92 days before today, oldest first. */
  readonly days: readonly number[] | null;
};

type Reply = {
  readonly isBusy: boolean;
  readonly start: string;
  readonly newest: string | null;
  /** Of a busy shop, the counts; else the difference of each order's hour to that of the order before. */
  readonly hours: readonly number[];
  readonly days?: readonly number[];
};

const isCounts = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((count) => Number.isInteger(count) && Number(count) >= 0);

const matches = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && form.test(value);

const isReply: Shape<Reply> = (body): body is Reply =>
  isRecord(body) &&
  typeof body['isBusy'] === 'boolean' &&
  matches(body['start'], /^\d{4}-\d\d-\d\d$/) &&
  (body['newest'] === null || matches(body['newest'], /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)) &&
  isCounts(body['hours']) &&
  isCounts(body['days'] ?? []);

function countHours(differences: readonly number[]): number[] {
  const counts: number[] = [];
  let hour = 0;
  for (const difference of differences) {
    hour += difference;
    while (counts.length <= hour) counts.push(0);
    counts[hour]! += 1;
  }
  return counts;
}

/**
 * Reads when orders were made, in one small request; undefined in a store without the plugin. Throws if the request
 * fails.
 */
export async function readOrderTimes(registry: DataRegistry): Promise<OrderTimes | undefined> {
  const { hasRoute, rest } = getEnvironment(registry);
  if (!(await hasRoute(ORDER_TIMES_PATH))) return undefined;
  const { isBusy, start, newest, hours, days } = await rest.read(ORDER_TIMES_PATH, {}, isReply);
  return {
    start,
    newest,
    hours: isBusy ? hours : countHours(hours),
    days: isBusy ? (days ?? null) : null,
  };
}
