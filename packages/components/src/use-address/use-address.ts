import { addHistoryListener, getPath, getQuery, type Query } from '@tillview/navigation';
import { useSyncExternalStore } from 'react';

/** The current in-app path; re-renders when it changes. */
export function usePath(): string {
  return useSyncExternalStore(addHistoryListener, getPath, getPath);
}

/** The parameters of the current address; re-renders when they change, and is the same object while they do not. */
export function useQuery(): Query {
  return useSyncExternalStore(addHistoryListener, getQuery, getQuery);
}
