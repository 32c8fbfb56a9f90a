import { isAlarmOfHour, type AlarmOfHour } from '@tillview/data';
import type { HostConfig } from '../host-config.ts';
import { sessionKeys } from '../preferences.ts';
import { saveSessionData } from './save-session.ts';
import { readSessionData } from './session-data.ts';

/** How long a kept alarm is shown, in milliseconds, until it is known again. */
const MAX_AGE = 86_400_000;

/** The owner of what is kept for the alarm: the user and the shop, whose hours are those of its time zone. */
export const getAlarmOwner = ({
  user,
  restRoot,
  storeName,
  timeZone,
}: HostConfig): string | undefined =>
  user ? [user.id, restRoot, storeName, timeZone].join(' ') : undefined;

/** The alarm as it was last known in this browser; undefined if that is long ago. */
export function readKeptAlarm(host: HostConfig): AlarmOfHour | undefined {
  return readSessionData(sessionKeys.alarm, getAlarmOwner(host), (kept) => {
    const [at, alarm]: unknown[] = Array.isArray(kept) ? kept : [];
    const age = typeof at === 'number' ? Date.now() - at : Infinity;
    return isAlarmOfHour(alarm) && age >= 0 && age < MAX_AGE ? alarm : undefined;
  });
}

/** Keeps the alarm for the first view of the next page. */
export function keepAlarm(host: HostConfig, alarm: AlarmOfHour): void {
  const owner = getAlarmOwner(host);
  if (owner !== undefined)
    saveSessionData(sessionKeys.alarm, owner, JSON.stringify([Date.now(), alarm]));
}
