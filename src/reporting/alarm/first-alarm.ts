import { isAlarmOfHour, type ShopAlarm } from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import type { HostConfig } from '../../host/host-config.ts';
import { readKeptAlarm } from '../../host/session/kept-alarm.ts';

/** The present ten minutes of the store, 'YYYY-MM-DD HH:m'. */
export const readTenMinutes = (): string =>
  getStoreTimeZoneMoment().format('YYYY-MM-DD HH:mm').slice(0, -1);

/** The hour of a local time, 'YYYY-MM-DD HH'. */
export const toHour = (time: string): string => time.slice(0, 13);

/** Whether the shop has had no orders for too long. */
export type AlarmState = {
  /** The alarm, if there is one; until it is known, that of the page or of the last page. */
  readonly alarm: ShopAlarm | undefined;
  /** Whether it is known for the present hour. A request that has failed leaves no alarm. */
  readonly isKnown: boolean;
  /** Whether it was read: that there is no alarm is only known then. */
  readonly isRead: boolean;
};

/** The alarm that the page came with, or the last one in this browser, and whether it is that of an hour. */
export function readFirstAlarm(host: HostConfig, hour: string): AlarmState {
  const ofPage = isAlarmOfHour(host.alarm) ? host.alarm : undefined;
  const first = ofPage ?? readKeptAlarm(host);
  const isKnown = ofPage?.hour === hour;
  return { alarm: first?.alarm ?? undefined, isKnown, isRead: isKnown };
}
