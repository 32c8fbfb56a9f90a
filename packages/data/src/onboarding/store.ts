import { createStore } from '../core/store.ts';
import { actions, EMPTY_PROFILE, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { OnboardingData } from './types.ts';

/** Registered name of the onboarding data store. */
export const ONBOARDING_STORE_NAME = 'wc/admin/onboarding';

const initialData: OnboardingData = {
  profileItems: EMPTY_PROFILE,
  tasksStatus: {},
};

/** The data store for the onboarding: the store's profile and tasks. */
export const onboardingStore = createStore(ONBOARDING_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
