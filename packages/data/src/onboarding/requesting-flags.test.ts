import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { onboardingStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

describeRequestingFlags(
  startRestServer(),
  { resolvers, actions },
  [
    [
      'getProfileItems',
      (registry) => registry.resolveSelect(onboardingStore).getProfileItems(),
      (registry) => registry.select(onboardingStore).isOnboardingRequesting('getProfileItems'),
    ],
    [
      'getTasksStatus',
      (registry) => registry.resolveSelect(onboardingStore).getTasksStatus(),
      (registry) => registry.select(onboardingStore).isOnboardingRequesting('getTasksStatus'),
    ],
    [
      'getTaskLists',
      (registry) => registry.resolveSelect(onboardingStore).getTaskLists(),
      (registry) => registry.select(onboardingStore).isOnboardingRequesting('getTaskLists'),
    ],
    [
      'getPaymentGatewaySuggestions',
      (registry) => registry.resolveSelect(onboardingStore).getPaymentGatewaySuggestions(),
      (registry) =>
        registry.select(onboardingStore).isOnboardingRequesting('getPaymentGatewaySuggestions'),
    ],
    [
      'getThemes',
      (registry) => registry.resolveSelect(onboardingStore).getThemes(),
      (registry) => registry.select(onboardingStore).isOnboardingRequesting('getThemes'),
    ],
    [
      'updateProfileItems',
      (registry) => registry.dispatch(onboardingStore).updateProfileItems({ completed: true }),
      (registry) => registry.select(onboardingStore).isOnboardingRequesting('updateProfileItems'),
    ],
  ],
  ['receiveProfileItems', 'receiveTasksStatus'],
);
