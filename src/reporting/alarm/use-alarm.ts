import { useAsync } from '@tillview/components';
import { ensureStores, importStore, itemsStore } from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { useVisiblePolling } from '../../host/use-visible-polling.ts';
import { getShopAlarm, type ShopAlarm } from './read-alarm.ts';

/** How often the hour is read, in milliseconds. */
const CHECK_INTERVAL = 600_000;

const readHour = () => getStoreTimeZoneMoment().format('YYYY-MM-DD HH');

/**
 * The time without orders, if it is an alarm. Undefined for users who may not ask whether the store imports its orders
 * into the reports in batches.
 */
export function useAlarm(): ShopAlarm | undefined {
  const registry = useRegistry();
  const { user } = useHost();
  const managesStore = user?.capabilities['manage_woocommerce'] === true;
  useState(() => ensureStores(registry, [importStore, itemsStore]));
  const mode = useSelect(
    (select) => (managesStore ? select(importStore).getOrderImport()?.mode : undefined),
    [managesStore],
  );
  const [hour, setHour] = useState(readHour);
  useVisiblePolling(() => setHour(readHour()), CHECK_INTERVAL);
  const load = useCallback(
    () => getShopAlarm(registry, hour, mode === 'scheduled'),
    [registry, hour, mode],
  );
  const loaded = useAsync(mode === undefined ? undefined : load);
  return loaded.state === 'ready' && loaded.value?.isAlarm ? loaded.value : undefined;
}
