export { hydrateOnboarding, withOnboardingHydration } from './hydrate-onboarding.ts';
export { ONBOARDING_STORE_NAME, onboardingStore } from './store.ts';

export type {
  OnboardingProfile,
  OnboardingProfileSchema,
  OnboardingTaskList,
  PaymentMethod,
  SiteTheme,
  TasksStatus,
} from './types.ts';
