import { createResource, createStatusSelectors } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type {
  OnboardingData,
  OnboardingProfile,
  OnboardingProfileSchema,
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

const NO_LISTS: readonly OnboardingTaskList[] = Object.freeze([]);
const NO_METHODS: readonly PaymentMethod[] = Object.freeze([]);
const NO_THEMES: readonly SiteTheme[] = Object.freeze([]);

const UNKNOWN_SCHEMA: OnboardingProfileSchema | undefined = undefined;

export const {
  /** The fields of the profile that the store accepts; undefined until read. Triggers an OPTIONS request. */
  get: getProfileSchema,
} = createResource(keyOf, 'getProfileSchema', UNKNOWN_SCHEMA);

export const {
  /**
   * The task lists, for WooCommerce versions that no longer report the status of single tasks; empty until read.
   * Triggers the read.
   */
  get: getTaskLists,
} = createResource(keyOf, 'getTaskLists', NO_LISTS);

export const {
  /** Payment methods that the server suggests; empty until read. Triggers the read. */
  get: getPaymentGatewaySuggestions,
} = createResource(keyOf, 'getPaymentGatewaySuggestions', NO_METHODS);

export const {
  /** The installed themes, to find the one in the profile's `theme`; empty until read. Triggers the read. */
  get: getThemes,
} = createResource(keyOf, 'getThemes', NO_THEMES);

export const {
  isOperationRequesting: isOnboardingRequesting,
  getOperationError: getOnboardingError,
} = createStatusSelectors(keyOf);
