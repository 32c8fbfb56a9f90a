import { useAsync } from '@tillview/components';
import { ensureStores, itemsStore } from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { useRegistry } from '@wordpress/data';
import { useCallback, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { useVisiblePolling } from '../../host/use-visible-polling.ts';
import { getShopAlarm, type ShopAlarm } from './read-alarm.ts';

/** How often the hour is read, in milliseconds. */
const CHECK_INTERVAL = 600_000;

const readHour = () => getStoreTimeZoneMoment().format('YYYY-MM-DD HH');

/**
 * The time without orders, if it is an alarm. In a store without the plugin, it is undefined for users who do not manage
 * the store.
 */
export function useAlarm(): ShopAlarm | undefined {
  const registry = useRegistry();
  const { user } = useHost();
  const managesStore = user?.capabilities['manage_woocommerce'] === true;
  useState(() => ensureStores(registry, [itemsStore]));
  const [hour, setHour] = useState(readHour);
  useVisiblePolling(() => setHour(readHour()), CHECK_INTERVAL);
  const load = useCallback(
    () => getShopAlarm(registry, hour, managesStore),
    [registry, hour, managesStore],
  );
  const loaded = useAsync(load);
  return loaded.state === 'ready' && loaded.value?.isAlarm ? loaded.value : undefined;
}
