export { hydrateOnboarding, withOnboardingHydration } from './hydrate-onboarding.ts';
export { ONBOARDING_STORE_NAME, onboardingStore } from './store.ts';

export type { OnboardingInitialData } from './hydrate-onboarding.ts';
export type {
  OnboardingProfile,
  OnboardingProfileField,
  OnboardingProfileSchema,
  OnboardingTask,
  OnboardingTaskList,
  PaymentMethod,
  SiteTheme,
  TasksStatus,
} from './types.ts';
