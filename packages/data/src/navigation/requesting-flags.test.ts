import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { navigationStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

describeRequestingFlags(
  startRestServer(),
  { resolvers, actions },
  [
    [
      'getFavorites',
      (registry) => registry.resolveSelect(navigationStore).getFavorites(),
      (registry) => registry.select(navigationStore).isNavigationRequesting('getFavorites'),
    ],
    [
      'addFavorite',
      (registry) => registry.dispatch(navigationStore).addFavorite('a'),
      (registry) => registry.select(navigationStore).isNavigationRequesting('addFavorite'),
    ],
    [
      'removeFavorite',
      (registry) => registry.dispatch(navigationStore).removeFavorite('a'),
      (registry) => registry.select(navigationStore).isNavigationRequesting('removeFavorite'),
    ],
  ],
  ['setMenuItems', 'addMenuItems'],
);
