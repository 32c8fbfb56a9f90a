import { useAsync } from '@tillview/components';
import { ensureStores, itemsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { keepAlarm } from '../../host/session/kept-alarm.ts';
import { useVisiblePolling } from '../../host/use-visible-polling.ts';
import { readFirstAlarm, readTenMinutes, toHour, type AlarmState } from './first-alarm.ts';
import { getShopAlarm } from './read-alarm.ts';

/** How often the time is read, in milliseconds. */
const CHECK_INTERVAL = 600_000;

/**
 * Whether the shop has had no orders for too long: the one place that says it, for the message itself and for what is not
 * estimated meanwhile. In a store without the plugin, there is no alarm for users who do not manage the store.
 */
export function useAlarm(): AlarmState {
  const registry = useRegistry();
  const host = useHost();
  useState(() => ensureStores(registry, [itemsStore]));
  const [start] = useState(readTenMinutes);
  const [time, setTime] = useState(start);
  useVisiblePolling(() => setTime(readTenMinutes()), CHECK_INTERVAL);
  const hour = toHour(time);
  const first = useMemo(() => readFirstAlarm(host, hour), [host, hour]);
  // Within an hour, an alarm can end, but none can begin.
  const isFirst = first.isKnown && (time === start || !first.alarm);
  const load = useCallback(
    () => (isFirst ? Promise.resolve(first.alarm) : getShopAlarm(registry, time, host)),
    [registry, time, host, first, isFirst],
  );
  const loaded = useAsync(load);
  const isRead = loaded.state === 'ready' && !isFirst;
  const value = loaded.state === 'ready' ? loaded.value : undefined;
  // What is known stays until more is known.
  const [last, setLast] = useState(first);
  const hasAnswer = loaded.state === 'ready';
  if (
    loaded.state !== 'loading' &&
    !(last.isKnown && last.alarm === value && last.isRead === hasAnswer)
  )
    setLast({ alarm: value, isKnown: true, isRead: hasAnswer });
  useEffect(() => {
    if (isRead && !host.alarm) keepAlarm(host, { hour, alarm: value ?? null });
  }, [isRead, host, hour, value]);
  return last;
}
