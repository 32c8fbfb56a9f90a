import { addHistoryListener, getPath, getQuery, type Query } from '@tillview/navigation';
import { useSyncExternalStore } from 'react';

/** The current in-app path; renders again when it changes. */
export function usePath(): string {
  return useSyncExternalStore(addHistoryListener, getPath, getPath);
}

/** The parameters of the current address; renders again when they change, the same object while they do not. */
export function useQuery(): Query {
  return useSyncExternalStore(addHistoryListener, getQuery, getQuery);
}
