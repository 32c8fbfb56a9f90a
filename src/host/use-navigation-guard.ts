import { getHistory, type HistoryTarget } from '@tillview/navigation';
import { useEffect } from 'react';

const pathOf = (href: string, base: string) => new URL(href, base).searchParams.get('path');

/**
 * While `isActive`, asks `question` before another screen takes the place of this one: by a link of the app, by its
 * menu, and by back and forward. Leaving the page itself is what `useLeaveWarning` asks about.
 */
export function useNavigationGuard(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const history = getHistory();
    const push = history.push.bind(history);
    const { href } = window.location;
    const entry: unknown = window.history.state;
    const mayLeave = (target: string) =>
      pathOf(target, history.baseUrl) === pathOf(history.baseUrl, history.baseUrl) ||
      // A dialog of the page could not hold back an address that the browser has changed already.
      window.confirm(question);

    history.push = (to: HistoryTarget, state?: unknown) => {
      if (mayLeave(history.createHref(to))) push(to, state);
    };
    const onPopState = (event: PopStateEvent) => {
      const isSameScreen = pathOf(window.location.href, href) === pathOf(href, href);
      if (isSameScreen || window.confirm(question)) return;
      event.stopImmediatePropagation();
      window.history.pushState(entry, '', href);
    };
    // Capturing, to be called before the history's own listener.
    window.addEventListener('popstate', onPopState, true);
    return () => {
      history.push = push;
      window.removeEventListener('popstate', onPopState, true);
    };
  }, [isActive, question]);
}
