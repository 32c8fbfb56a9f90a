import { ensureStores, isForbidden, isNotFound, itemsStore, reportsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { useState } from 'react';
import { describeListed } from '../../reporting/what-to-order/describe-listed.ts';
import { isStockCounted } from '../../reporting/definition/stock-info.ts';
import { BACKORDERS_QUERY } from '../../reporting/what-to-order/stock-requests.ts';
import { useLowStockTotal } from '../../reporting/what-to-order/use-low-stock-total.ts';
import { useStockReport } from '../../reporting/what-to-order/use-stock-report.ts';
import type { HeaderCount } from '../../shell/tools/header-counts-context.ts';

/**
 * Returns the number of products that are low, out of stock or on backorder, as `countListed` does without reading the
 * items: those on backorder are not in the store's list of low stock. Undefined until it is known, or if it is not
 * available; at least the number of the list if the store does not let the user read those on backorder. Sends no request
 * for a user without permission.
 */
export function useLowStockCount(isAllowed: boolean): HeaderCount | undefined {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [itemsStore, reportsStore]));
  const low = useLowStockTotal(isAllowed);
  const { rows, unread, isRequesting, failure } = useStockReport(
    'stock',
    isAllowed ? BACKORDERS_QUERY : undefined,
  );
  const isRefused = failure && (isForbidden(failure.error) || isNotFound(failure.error));
  // A request that failed, also because the page is left, says nothing of the number.
  if (low === undefined || isRequesting || (failure && !isRefused)) return undefined;
  const count = low + (failure ? 0 : rows.filter(isStockCounted).length + unread);
  return {
    count,
    isMore: isRefused === true,
    label: describeListed(count, String(count)),
  };
}
