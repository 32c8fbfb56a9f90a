import { useEffect } from 'react';

/** While `isActive`, calls `onOnline` when the browser is online again. */
export function useOnline(isActive: boolean, onOnline: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isActive, onOnline]);
}
