import { useAsync } from '@tillview/components';
import { ensureStores, itemsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { keepAlarm } from '../../host/session/kept-alarm.ts';
import { useVisiblePolling } from '../../host/use-visible-polling.ts';
import { readFirstAlarm, readHour, type AlarmState } from './first-alarm.ts';
import { getShopAlarm } from './read-alarm.ts';

/** How often the hour is read, in milliseconds. */
const CHECK_INTERVAL = 600_000;

/**
 * Whether the shop has had no orders for too long: the one place that says it, for the message itself and for what is not
 * estimated meanwhile. In a store without the plugin, there is no alarm for users who do not manage the store.
 */
export function useAlarm(): AlarmState {
  const registry = useRegistry();
  const host = useHost();
  const managesStore = host.user?.capabilities['manage_woocommerce'] === true;
  useState(() => ensureStores(registry, [itemsStore]));
  const [hour, setHour] = useState(readHour);
  useVisiblePolling(() => setHour(readHour()), CHECK_INTERVAL);
  const first = useMemo(() => readFirstAlarm(host, hour), [host, hour]);
  const load = useCallback(
    () =>
      first.isKnown ? Promise.resolve(first.alarm) : getShopAlarm(registry, hour, managesStore),
    [registry, hour, managesStore, first],
  );
  const loaded = useAsync(load);
  const isRead = loaded.state === 'ready' && !first.isKnown;
  const value = loaded.state === 'ready' ? loaded.value : undefined;
  useEffect(() => {
    if (isRead && !host.alarm) keepAlarm(host, { hour, alarm: value ?? null });
  }, [isRead, host, hour, value]);
  return useMemo(
    () =>
      first.isKnown || loaded.state === 'loading'
        ? first
        : { alarm: value, isKnown: true, isRead: loaded.state === 'ready' },
    [first, loaded.state, value],
  );
}
