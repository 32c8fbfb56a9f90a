import { addHistoryListener, getPath, getQuery, type Query } from '@tillview/navigation';
import { useSyncExternalStore } from 'react';

/** The current path within the app. Re-renders when it changes. */
export function usePath(): string {
  return useSyncExternalStore(addHistoryListener, getPath, getPath);
}

/**
 * The query parameters of the current URL. Re-renders when they change, and returns the same object while they do not.
 */
export function useQuery(): Query {
  return useSyncExternalStore(addHistoryListener, getQuery, getQuery);
}
