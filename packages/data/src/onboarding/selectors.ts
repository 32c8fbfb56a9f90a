import { createStatusSelectors } from '../core/status-selectors.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type {
  OnboardingData,
  OnboardingProfile,
  OnboardingTaskList,
  PaymentMethod,
  SiteTheme,
  TasksStatus,
} from './types.ts';

type State = StoreState<OnboardingData>;

/** The onboarding profile; each field null until read. Triggers the read. */
export function getProfileItems(state: State): OnboardingProfile {
  return state.data.profileItems;
}

/** Status of the onboarding tasks; empty until read. Triggers the read. */
export function getTasksStatus(state: State): TasksStatus {
  return state.data.tasksStatus;
}

/**
 * The task lists, for WooCommerce versions that no longer report the status of single tasks; empty until read. Triggers
 * the read.
 */
export function getTaskLists(state: State): readonly OnboardingTaskList[] {
  return state.data.taskLists;
}

/** Payment methods that the server suggests; empty until read. Triggers the read. */
export function getPaymentGatewaySuggestions(state: State): readonly PaymentMethod[] {
  return state.data.paymentMethods;
}

/** The installed themes, to find the one in the profile's `theme`; empty until read. Triggers the read. */
export function getThemes(state: State): readonly SiteTheme[] {
  return state.data.themes;
}

export const {
  isOperationRequesting: isOnboardingRequesting,
  getOperationError: getOnboardingError,
} = createStatusSelectors(keyOf);
