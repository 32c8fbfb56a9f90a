import { getHistory } from '@tillview/navigation';
import { useEffect } from 'react';

/**
 * While `isActive`, asks `question` before another screen takes the place of this one: by a link of the app, its menu,
 * back or forward. Leaving the page itself is what `useLeaveWarning` asks about.
 */
export function useNavigationGuard(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const history = getHistory();
    const { pathname } = history.location;
    return history.block((to) => to.pathname === pathname || window.confirm(question));
  }, [isActive, question]);
}
