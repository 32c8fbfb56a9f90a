import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { optionsStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

describeRequestingFlags(
  startRestServer(),
  { resolvers, actions },
  [
    [
      'getOption',
      (registry) => registry.resolveSelect(optionsStore).getOption('blogname'),
      (registry) => registry.select(optionsStore).isOptionRequesting('blogname'),
    ],
    [
      'updateOptions',
      (registry) => registry.dispatch(optionsStore).updateOptions({ blogname: 'Mugs' }),
      (registry) => registry.select(optionsStore).isOptionsUpdating(),
    ],
  ],
  ['receiveOptions'],
);
