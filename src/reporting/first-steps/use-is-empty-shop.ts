import { ensureStores, itemsStore, reportsStore } from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { useRegistry, useSelect } from '@wordpress/data';
import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { isMade, getNewestQuery } from '../request/made-orders.ts';
import { getFirstOrder, getLastOrder } from '../request/order-days.ts';

/**
 * Whether the shop has no orders at all: none in the reports, and none that the reports do not count, as far as the user
 * may see those. Undefined until it is known. Sends requests only while `isAsked`, most of which other parts send too.
 */
export function useIsEmptyShop(isAsked: boolean): boolean | undefined {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [itemsStore]));
  const { user } = useHost();
  const seesOrders = user?.capabilities['edit_shop_orders'] === true;
  // The query of the alarm, which is sent once for both.
  const [query] = useState(() =>
    getNewestQuery(`${getStoreTimeZoneMoment().format('YYYY-MM-DDTHH')}:59:59`),
  );
  return useSelect(
    (select) => {
      if (!isAsked) return undefined;
      const reports = select(reportsStore);
      for (const read of [getLastOrder, getFirstOrder]) {
        const { at, isRequesting, isError } = read(reports);
        if (at !== undefined || isError) return false;
        if (isRequesting) return undefined;
      }
      if (!seesOrders) return true;
      const items = select(itemsStore);
      const orders = [...items.getItems('orders', query).values()];
      if (!items.hasFinishedResolution('getItems', ['orders', query])) return undefined;
      return !items.getItemsError('orders', query) && !orders.some(isMade);
    },
    [isAsked, seesOrders, query],
  );
}
