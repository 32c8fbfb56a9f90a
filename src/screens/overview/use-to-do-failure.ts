import {
  ensureStores,
  isForbidden,
  isNotFound,
  itemsStore,
  reportsStore,
  reviewsStore,
} from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useState } from 'react';
import { REVIEWS_TOTAL } from '../../reporting/request/reviews-total.ts';
import {
  BACKORDERS_QUERY,
  LOW_STOCK,
  LOW_STOCK_TOTAL,
} from '../../reporting/what-to-order/stock-requests.ts';

/** The query for the number of orders that are paid and not completed. */
export const TO_PROCESS = { status: 'processing', per_page: 1, _fields: ['id'] };

/**
 * Whether a number of things to do could not be read, whether reading it again can help, and how it is read again. What
 * the store refuses or does not have is refused again.
 */
export function useToDoFailure(): {
  hasFailed: boolean;
  canRetry: boolean;
  onRetry: () => Promise<void>;
} {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [itemsStore, reportsStore, reviewsStore]));
  const [orders, stock, backorders, reviews] = useSelect((select) => {
    const items = select(itemsStore);
    return [
      items.getOperationError('getItemsTotalCount', 'orders', TO_PROCESS),
      items.getOperationError('getItemsTotalCount', LOW_STOCK, LOW_STOCK_TOTAL),
      select(reportsStore).getReportItemsError('stock', BACKORDERS_QUERY),
      select(reviewsStore).getReviewsError('getReviewsTotalCount', REVIEWS_TOTAL),
    ];
  }, []);
  const failures = [orders, stock, backorders, reviews].filter(Boolean);
  return {
    hasFailed: failures.length > 0,
    canRetry: failures.some((error) => !isForbidden(error) && !isNotFound(error)),
    async onRetry() {
      // Read here, because the part that asked for a number may not ask again. Failures are states of the stores.
      const read = async (
        isFailed: unknown,
        forget: () => Promise<unknown>,
        ask: () => unknown,
      ) => {
        if (!isFailed) return;
        await forget();
        ask();
      };
      const [items, reports, ofReviews] = [itemsStore, reportsStore, reviewsStore] as const;
      const { dispatch, select } = registry;
      await Promise.all([
        read(
          orders,
          () => dispatch(items).invalidateResolution('getItemsTotalCount', ['orders', TO_PROCESS]),
          () => select(items).getItemsTotalCount('orders', TO_PROCESS, 0),
        ),
        read(
          stock,
          () =>
            dispatch(items).invalidateResolution('getItemsTotalCount', [
              LOW_STOCK,
              LOW_STOCK_TOTAL,
            ]),
          () => select(items).getItemsTotalCount(LOW_STOCK, LOW_STOCK_TOTAL, 0),
        ),
        read(
          backorders,
          () =>
            dispatch(reports).invalidateResolution('getReportItems', ['stock', BACKORDERS_QUERY]),
          () => select(reports).getReportItems('stock', BACKORDERS_QUERY),
        ),
        read(
          reviews,
          () => dispatch(ofReviews).invalidateResolution('getReviewsTotalCount', [REVIEWS_TOTAL]),
          () => select(ofReviews).getReviewsTotalCount(REVIEWS_TOTAL),
        ),
      ]);
    },
  };
}
