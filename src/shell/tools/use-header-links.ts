import { useHost } from '../../host/host-context.ts';
import { useUnreadCount } from '../../inbox/use-unread-count.ts';
import { useLowStockCount } from '../../low-stock/use-low-stock-count.ts';
import { useReviewsCount } from '../../reviews/use-reviews-count.ts';
import { findScreen, type Screen } from '../../screens.ts';
import type { HeaderCount } from './header-count.ts';

/** A header link, with the number of things to do on its screen. */
export type HeaderLink = {
  screen: Screen;
  count: HeaderCount;
};

/**
 * The header links in display order, without screens that the user may not see and without unknown counts. Each count
 * comes from the screen's own hook with the same selectors, so both share one request; a hook sends none while its
 * argument is false.
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
