import { createBookSelectors } from '../core/book-selectors.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { OnboardingData, OnboardingProfile, PaymentMethod, TasksStatus } from './types.ts';

type State = StoreState<OnboardingData>;

/** What the shop's people told of it; null each until it was read. Starts the read. */
export function getProfileItems(state: State): OnboardingProfile {
  return state.data.profileItems;
}

/** How far the shop is set up; empty until that was read. Starts the read. */
export function getTasksStatus(state: State): TasksStatus {
  return state.data.tasksStatus;
}

/** Ways to pay that the server suggests; empty until they were read. Starts the read. */
export function getPaymentGatewaySuggestions(state: State): readonly PaymentMethod[] {
  return state.data.paymentMethods;
}

export const {
  isOperationRequesting: isOnboardingRequesting,
  getOperationError: getOnboardingError,
} = createBookSelectors(keyOf);
