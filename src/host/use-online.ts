import { useEffect } from 'react';

/** While `isActive`, calls back when the browser is connected to a network again. */
export function useOnline(isActive: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isActive, onOnline]);
}
