import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { settingsStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

describeRequestingFlags(
  startRestServer(),
  { resolvers, actions },
  [
    [
      'getSettings',
      (registry) => registry.resolveSelect(settingsStore).getSettings('general'),
      (registry) => registry.select(settingsStore).isSettingsRequesting('general'),
    ],
    [
      'getSettingsForGroup',
      (registry) => registry.resolveSelect(settingsStore).getSettingsForGroup('general', ['a']),
      (registry) =>
        registry.select(settingsStore).isOperationRequesting('getSettingsForGroup', 'general'),
    ],
    [
      'persistSettingsForGroup',
      (registry) => registry.dispatch(settingsStore).persistSettingsForGroup('general'),
      (registry) => registry.select(settingsStore).isUpdateSettingsRequesting('general'),
      (registry) => registry.dispatch(settingsStore).updateSettingsForGroup('general', { a: 1 }),
    ],
    [
      'updateAndPersistSettingsForGroup',
      (registry) =>
        registry.dispatch(settingsStore).updateAndPersistSettingsForGroup('general', { a: 1 }),
      (registry) =>
        registry
          .select(settingsStore)
          .isOperationRequesting('updateAndPersistSettingsForGroup', 'general'),
    ],
  ],
  ['receiveSettings', 'updateSettingsForGroup', 'clearIsDirty'],
);
