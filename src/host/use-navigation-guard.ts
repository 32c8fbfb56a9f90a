import { getHistory, type HistoryTarget } from '@tillview/navigation';
import { useEffect } from 'react';

const pathOf = (href: string, base: string) => new URL(href, base).searchParams.get('path');

/**
 * While `isActive`, asks `question` before another screen takes the place of this one by a link of the app or its menu.
 * Not for back and forward, which the browser has done before a script hears of it. Leaving the page itself is what
 * `useLeaveWarning` asks about.
 */
export function useNavigationGuard(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const history = getHistory();
    const push = history.push.bind(history);
    const mayLeave = (target: string) =>
      pathOf(target, history.baseUrl) === pathOf(history.baseUrl, history.baseUrl) ||
      window.confirm(question);

    history.push = (to: HistoryTarget, state?: unknown) => {
      if (mayLeave(history.createHref(to))) push(to, state);
    };
    return () => {
      history.push = push;
    };
  }, [isActive, question]);
}
