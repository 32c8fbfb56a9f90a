import type { RegisterStoresOptions } from '@tillview/data';
import type { HostConfig } from '../host-config.ts';
import { sessionKeys } from '../preferences.ts';
import { saveSessionData } from './save-session.ts';
import { readSessionData } from './session-data.ts';
import { isStoringMetrics } from './stored-metrics.ts';

/** Keeps past days for all tabs of this browser, unless the user has disabled that metrics are kept. */
export function createKeptDays({
  restRoot,
  storeName,
  timeZone,
  user,
}: HostConfig): RegisterStoresOptions['keptDays'] {
  if (!user) return undefined;
  const owner = [user.id, restRoot, storeName, timeZone].join(' ');
  return {
    read: (parse) => readSessionData(sessionKeys.days, owner, parse),
    write(days) {
      if (isStoringMetrics()) saveSessionData(sessionKeys.days, owner, JSON.stringify(days));
    },
  };
}
