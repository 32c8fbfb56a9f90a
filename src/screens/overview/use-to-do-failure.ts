import {
  ensureStores,
  isForbidden,
  isNotFound,
  itemsStore,
  normalizeQuery,
  reportsStore,
  reviewsStore,
} from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useState } from 'react';
import { REVIEWS_TOTAL } from '../../reporting/request/reviews-total.ts';
import {
  BACKORDERS_QUERY,
  LOW_STOCK_TOTAL,
  UNKNOWN,
} from '../../reporting/what-to-order/stock-requests.ts';

/** The arguments of the selector of the number of orders that are paid and not completed. */
export const TO_PROCESS = [
  'orders',
  normalizeQuery({ status: 'processing', per_page: 1, _fields: ['id'] }),
  UNKNOWN,
] as const;

/**
 * Whether a number of things to do could not be read, whether reading it again can help, and how it is read again. What
 * the store refuses or does not have is refused again.
 */
export function useToDoFailure(): {
  hasFailed: boolean;
  canRetry: boolean;
  onRetry: () => void;
} {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [itemsStore, reportsStore, reviewsStore]));
  const [orders, stock, backorders, reviews] = useSelect((select) => {
    const items = select(itemsStore);
    return [
      items.getOperationError('getItemsTotalCount', TO_PROCESS[0], TO_PROCESS[1]),
      items.getOperationError('getItemsTotalCount', LOW_STOCK_TOTAL[0], LOW_STOCK_TOTAL[1]),
      select(reportsStore).getReportItemsError('stock', BACKORDERS_QUERY),
      select(reviewsStore).getReviewsError('getReviewsTotalCount', REVIEWS_TOTAL),
    ];
  }, []);
  const failures = [orders, stock, backorders, reviews].filter(Boolean);
  return {
    hasFailed: failures.length > 0,
    canRetry: failures.some((error) => !isForbidden(error) && !isNotFound(error)),
    onRetry() {
      const items = registry.dispatch(itemsStore);
      if (orders) void items.invalidateResolution('getItemsTotalCount', [...TO_PROCESS]);
      if (stock) void items.invalidateResolution('getItemsTotalCount', [...LOW_STOCK_TOTAL]);
      if (backorders)
        void registry
          .dispatch(reportsStore)
          .invalidateResolution('getReportItems', ['stock', BACKORDERS_QUERY]);
      if (reviews)
        void registry
          .dispatch(reviewsStore)
          .invalidateResolution('getReviewsTotalCount', [REVIEWS_TOTAL]);
    },
  };
}
