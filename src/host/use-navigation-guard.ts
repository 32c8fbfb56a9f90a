import { getHistory } from '@tillview/navigation';
import { useEffect } from 'react';

/**
 * While `isActive`, asks `question` before another screen opens, whether by a link of the app, its menu, or back or
 * forward. For leaving the page itself, see `useLeaveWarning`.
 */
export function useNavigationGuard(isActive: boolean, question: string): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const history = getHistory();
    const { pathname } = history.location;
    return history.block((to) => to.pathname === pathname || window.confirm(question));
  }, [isActive, question]);
}
