import { useUnreadCount } from '../screens/inbox/use-unread-count.ts';
import { useLowStockCount } from '../screens/low-stock/use-low-stock-count.ts';
import { useReviewsCount } from '../screens/reviews/use-reviews-count.ts';
import type { HeaderCountsProps } from '../shell/tools/header-counts-context.ts';

/**
 * The counts of the header links, in display order. Each comes from the screen's own hook with the same selectors, so
 * both share one request; a hook sends none while its argument is false.
 */
export default function HeaderCounts({ isAllowed, children }: HeaderCountsProps) {
  return children({
    '/inbox': useUnreadCount(isAllowed('/inbox')),
    '/reviews': useReviewsCount(isAllowed('/reviews')),
    '/stock': useLowStockCount(isAllowed('/stock')),
  });
}
