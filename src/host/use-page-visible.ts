import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isVisible = () => document.visibilityState !== 'hidden';

/** Whether the page is visible: not in a hidden tab or a minimized window. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible);
}
