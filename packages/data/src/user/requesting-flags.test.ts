import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { userStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

describeRequestingFlags(
  startRestServer(),
  { resolvers, actions },
  [
    [
      'getCurrentUser',
      (registry) => registry.resolveSelect(userStore).getCurrentUser(),
      (registry) => registry.select(userStore).isCurrentUserRequesting(),
    ],
    [
      'updateUserPreferences',
      (registry) => registry.dispatch(userStore).updateUserPreferences({ columns: ['a'] }),
      (registry) => registry.select(userStore).isUserPreferencesUpdating(),
      (registry) => registry.dispatch(userStore).receiveUser({ id: 1, name: 'Ada' }),
    ],
    [
      'updateUserPreferenceList',
      (registry) =>
        registry
          .dispatch(userStore)
          .updateUserPreferenceList('columns', { add: ['a'], remove: [] }),
      (registry) => registry.select(userStore).isUserPreferencesUpdating(),
      (registry) => registry.dispatch(userStore).receiveUser({ id: 1, name: 'Ada' }),
    ],
  ],
  ['receiveUser'],
);
