import {
  ensureStores,
  isAlarmOfHour,
  itemsStore,
  readAlarmOfHour,
  type NewestOrder,
} from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from 'react';
import type { HostConfig } from '../../host/host-config.ts';
import { useHost } from '../../host/host-context.ts';
import { getNewestOrder } from '../../reporting/request/made-orders.ts';

/** Returns the alarm that the page has with the newest order, for a user who may see orders. */
export const findPageAlarm = ({ alarm }: HostConfig) =>
  isAlarmOfHour(alarm) && alarm.newest !== undefined ? alarm : undefined;

/**
 * The newest order of the store up to a time, 'YYYY-MM-DDTHH:mm:ss'; undefined until it is known, and for a user who may
 * not see orders. With the plugin the page has that of its hour, and a later one is in the small reply of the alarm;
 * without it, the list of a hundred orders is read.
 */
export function useNewestOrder(until: string): NewestOrder | undefined {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [itemsStore]));
  const host = useHost();
  const seesOrders = host.user?.capabilities['edit_shop_orders'] === true;
  const ofPage = findPageAlarm(host);
  const isInPage = ofPage !== undefined;
  // The first time of the hour of the page needs no request.
  const requested =
    isInPage && until !== `${ofPage.hour.replace(' ', 'T')}:59:59` ? until : undefined;
  const [newest, setNewest] = useState(ofPage?.newest);
  useEffect(() => {
    if (requested === undefined) return undefined;
    let isShown = true;
    readAlarmOfHour(registry).then(
      (reply) => isShown && reply?.newest !== undefined && setNewest(reply.newest),
      // The earlier one stands; the metrics beside it say what has failed.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [registry, requested]);
  const listed = useSelect(
    (select) => (seesOrders && !isInPage ? getNewestOrder(select(itemsStore), until) : undefined),
    [seesOrders, isInPage, until],
  );
  return isInPage ? (newest ?? undefined) : listed;
}
