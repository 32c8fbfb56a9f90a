import { isNotFound, onboardingStore } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { getTasks, readTasks } from './tasks.ts';

/** Loads the task lists of the store. For a store without task lists, loads the status of its tasks. */
export function useTasks() {
  const registry = useRegistry();
  const read = useSelect((select) => {
    const store = select(onboardingStore);
    const lists = store.getTaskLists();
    const listsError = store.getOnboardingError('getTaskLists');
    if (!isNotFound(listsError)) {
      const isKnown = store.hasFinishedResolution('getTaskLists', []);
      return { lists, status: undefined, isKnown, error: listsError };
    }
    return {
      lists,
      status: store.getTasksStatus(),
      isKnown: store.hasFinishedResolution('getTasksStatus', []),
      error: store.getOnboardingError('getTasksStatus'),
    };
  }, []);
  const { lists, status, isKnown, error } = read;
  return {
    tasks: status ? getTasks(status) : readTasks(lists),
    isKnown,
    error,
    onRetry: () =>
      void registry
        .dispatch(onboardingStore)
        .invalidateResolution(status ? 'getTasksStatus' : 'getTaskLists', []),
  };
}
