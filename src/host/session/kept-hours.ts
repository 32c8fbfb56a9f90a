import type { HostConfig } from '../host-config.ts';
import { sessionKeys } from '../preferences.ts';
import { getAlarmOwner } from './kept-alarm.ts';
import { saveSessionData } from './save-session.ts';
import { readSessionData } from './session-data.ts';
import { isStoringMetrics } from './stored-metrics.ts';

/** The orders by hour that the alarm of a day needs beside the newest ones. */
export type KeptHours = {
  /** The day on which they were read, 'YYYY-MM-DD', in the store's local time. */
  readonly day: string;
  /** The first hour, of a whole day: the hours since 1970, as if the store's local time were UTC. */
  readonly from: number;
  /** The orders of the hours from then on, up to the hour on `day` in which they were read. */
  readonly counts: readonly number[];
  /** Whether the shop had no orders before them. */
  readonly isWhole: boolean;
  /** The orders of each of the 92 days before `day`, if they were requested. */
  readonly level?: readonly number[] | undefined;
};

const DAY_HOURS = 24;
const LEVEL_DAYS = 92;

/** The most hours: those of the 456 days that an alarm uses, and of the present one. */
const MAX_HOURS = 457 * DAY_HOURS;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isCounts = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(isCount);

/** Few of the hours have orders: those that do are kept as pairs of index and number. */
const packHours = ({ day, from, counts, isWhole, level = [] }: KeptHours) => [
  day,
  from,
  counts.length,
  counts.flatMap((count, index) => (count > 0 ? [index, count] : [])),
  isWhole,
  level,
];

function parseHours(value: unknown): KeptHours | undefined {
  const [day, from, length, pairs, isWhole, level]: unknown[] = Array.isArray(value) ? value : [];
  const isFitting =
    typeof day === 'string' &&
    isCount(from) &&
    from % DAY_HOURS === 0 &&
    isCount(length) &&
    length <= MAX_HOURS &&
    // They end on the day.
    Math.floor((from + length) / DAY_HOURS) * 3_600_000 * DAY_HOURS === Date.parse(day) &&
    isCounts(pairs) &&
    typeof isWhole === 'boolean' &&
    isCounts(level) &&
    [0, LEVEL_DAYS].includes(level.length);
  if (!isFitting) return undefined;
  const counts = Array.from({ length }, () => 0);
  for (let at = 0; at < pairs.length; at += 2) {
    const [index = length, count] = pairs.slice(at, at + 2);
    if (index >= length || count === undefined) return undefined;
    counts[index] = count;
  }
  return { day, from, counts, isWhole, ...(level.length > 0 ? { level } : {}) };
}

/** The hours that this browser has kept; undefined if it has none. */
export const readKeptHours = (host: HostConfig): KeptHours | undefined =>
  readSessionData(sessionKeys.hours, getAlarmOwner(host), parseHours);

/** Keeps the hours for the other pages of their day, unless the user has disabled that figures are kept. */
export function keepHours(host: HostConfig, hours: KeptHours): void {
  const owner = getAlarmOwner(host);
  if (owner !== undefined && isStoringMetrics())
    saveSessionData(sessionKeys.hours, owner, JSON.stringify(packHours(hours)));
}
