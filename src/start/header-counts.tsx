import { usePath } from '@tillview/components';
import { useIsSaving, useKeptIdentity, withTabLock } from '@tillview/data';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../host/host-context.ts';
import {
  forgetCounts,
  getCountsOwner,
  keepCounts,
  readKeptCounts,
  type KeptCounts,
} from '../host/session/kept-counts.ts';
import { useUnreadCount } from '../screens/inbox/use-unread-count.ts';
import { useLowStockCount } from '../screens/low-stock/use-low-stock-count.ts';
import { useReviewsCount } from '../screens/reviews/use-reviews-count.ts';
import { getShopKey } from '../host/session/shop-storage.ts';
import type { HeaderCountsProps } from '../shell/tools/header-counts-context.ts';

/** How long another tab waits for the counts, in milliseconds. */
const MAX_ASKING = 10_000;

/**
 * The counts that this browser has, and whether this tab asks for them. `finish` lets another tab ask that waits for this
 * one.
 */
function useKeptCounts(owner: string | undefined, isEnabled: boolean) {
  const [kept, setKept] = useState<KeptCounts | undefined>(() => readKeptCounts(owner));
  const [asks, setAsks] = useState(false);
  const finish = useRef<() => void>(undefined);
  const isUnknown = isEnabled && !kept && !asks;
  useEffect(() => {
    if (!isUnknown) return;
    let isShown = true;
    void withTabLock(getShopKey('tillview-counts'), async () => {
      const ofOtherTab = readKeptCounts(owner);
      if (!isShown) return;
      if (ofOtherTab) {
        setKept(ofOtherTab);
        return;
      }
      setAsks(true);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, MAX_ASKING);
        finish.current = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    });
    return () => {
      isShown = false;
    };
  }, [isUnknown, owner]);
  useEffect(() => () => finish.current?.(), []);
  return { kept, setKept, asks, finish };
}

/**
 * The counts of the header links, in display order. Each comes from the screen's own hook with the same selectors, so
 * both share one request; a hook sends none while its argument is false. They are requested every five minutes, by one
 * tab of the browser; the count of the screen that is shown is always its own.
 */
export default function HeaderCounts({ isAllowed, children }: HeaderCountsProps) {
  const owner = getCountsOwner(useHost());
  const path = usePath();
  const paths = ['/inbox', '/reviews', '/stock'].filter(isAllowed);
  const { kept, setKept, asks, finish } = useKeptCounts(owner, paths.length > 0);
  const asksFor = (screen: string) => isAllowed(screen) && (asks || screen === path);
  const live = useKeptIdentity({
    '/inbox': useUnreadCount(asksFor('/inbox')),
    '/reviews': useReviewsCount(asksFor('/reviews'), path === '/reviews'),
    '/stock': useLowStockCount(asksFor('/stock')),
  });
  const counts: KeptCounts['counts'] = useKeptIdentity({
    ...kept?.counts,
    ...Object.fromEntries(
      Object.entries(live).flatMap(([screen, count]) => (count ? [[screen, count]] : [])),
    ),
  });
  const isComplete = paths.length > 0 && paths.every((screen) => counts[screen] !== undefined);
  useEffect(() => {
    if (!isComplete || kept?.counts === counts) return;
    const next = { at: asks || !kept ? Date.now() : kept.at, counts };
    keepCounts(owner, next);
    finish.current?.();
    // Also of a screen that is left.
    setKept(next);
  }, [owner, counts, isComplete, asks, kept, setKept, finish]);
  // A change of this browser can change what is counted.
  const isSaving = useIsSaving();
  useEffect(() => {
    if (isSaving) forgetCounts();
  }, [isSaving]);
  return children(Object.fromEntries(paths.map((screen) => [screen, counts[screen]])));
}
