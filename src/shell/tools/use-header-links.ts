import { useHost } from '../../host/host-context.ts';
import { useUnreadCount } from '../../inbox/use-unread-count.ts';
import { useLowStockCount } from '../../low-stock/use-low-stock-count.ts';
import { useReviewsCount } from '../../reviews/use-reviews-count.ts';
import { findScreen, type Screen } from '../../screens.ts';
import type { HeaderCount } from './header-count.ts';

/** A link of the header, with the number of things to do on its screen. */
export type HeaderLink = {
  screen: Screen;
  count: HeaderCount;
};

/**
 * The links of the header, in their order; none to a screen that the user may not see, or whose number the store does
 * not tell. Each number comes from the screen's own hook, which reads the selectors of the screen, so that both send one
 * request, and none while its argument is false.
 */
export function useHeaderLinks(isEnabled: boolean): readonly HeaderLink[] {
  const { user } = useHost();
  const isAllowed = (path: string): boolean => {
    const capability = findScreen(path)?.capability;
    return isEnabled && capability !== undefined && user?.capabilities[capability] === true;
  };
  const counts: Readonly<Record<string, HeaderCount | undefined>> = {
    '/inbox': useUnreadCount(isAllowed('/inbox')),
    '/reviews': useReviewsCount(isAllowed('/reviews')),
    '/stock': useLowStockCount(isAllowed('/stock')),
  };
  return Object.entries(counts).flatMap(([path, count]) => {
    const screen = findScreen(path);
    return screen && count ? [{ screen, count }] : [];
  });
}
