import type { DataRegistry } from '@wordpress/data';
import { seedSelector, withHydration } from '../core/hydration.ts';
import { onboardingStore } from './store.ts';
import type { OnboardingProfile, TasksStatus } from './types.ts';

/** What the host already knows of the shop's setting up. */
export type OnboardingSeed = {
  profileItems?: Partial<OnboardingProfile> | undefined;
  tasksStatus?: TasksStatus | undefined;
};

/** Gives the store what the host already knows, so that it is not asked for. What is empty is not known. */
export function hydrateOnboarding(
  registry: DataRegistry,
  { profileItems = {}, tasksStatus = {} }: OnboardingSeed,
): void {
  const books = registry.select(onboardingStore);
  const actions = registry.dispatch(onboardingStore);
  if (Object.keys(profileItems).length > 0) {
    seedSelector(books, actions, 'getProfileItems', [], () =>
      actions.receiveProfileItems(profileItems),
    );
  }
  if (Object.keys(tasksStatus).length > 0) {
    seedSelector(books, actions, 'getTasksStatus', [], () =>
      actions.receiveTasksStatus(tasksStatus),
    );
  }
}

/** As `hydrateOnboarding`, for the component that is drawn with it. */
export function withOnboardingHydration(seed: OnboardingSeed) {
  return withHydration((registry) => hydrateOnboarding(registry, seed));
}
