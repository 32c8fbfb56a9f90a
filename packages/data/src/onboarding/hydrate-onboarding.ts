import type { DataRegistry } from '@wordpress/data';
import { hydrateSelector, withHydration } from '../core/hydration.ts';
import { onboardingStore } from './store.ts';
import type { OnboardingProfile, TasksStatus } from './types.ts';

/** The onboarding data that the host page provides. */
export type OnboardingInitialData = {
  profileItems?: Partial<OnboardingProfile> | undefined;
  tasksStatus?: TasksStatus | undefined;
};

/** Fills the data store with the data that the host page provides, which saves a request. Empty values are ignored. */
export function hydrateOnboarding(
  registry: DataRegistry,
  { profileItems = {}, tasksStatus = {} }: OnboardingInitialData,
): void {
  const selectors = registry.select(onboardingStore);
  const actions = registry.dispatch(onboardingStore);
  if (Object.keys(profileItems).length > 0) {
    hydrateSelector(selectors, actions, 'getProfileItems', [], () =>
      actions.receiveProfileItems(profileItems),
    );
  }
  if (Object.keys(tasksStatus).length > 0) {
    hydrateSelector(selectors, actions, 'getTasksStatus', [], () =>
      actions.receiveTasksStatus(tasksStatus),
    );
  }
}

/** Higher-order component that runs `hydrateOnboarding` before the first render. */
export function withOnboardingHydration(seed: OnboardingInitialData) {
  return withHydration((registry) => hydrateOnboarding(registry, seed));
}
