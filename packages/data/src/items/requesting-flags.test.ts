import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { itemsStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

const query = { page: 1 };

describeRequestingFlags(startRestServer(), { resolvers, actions }, [
  [
    'getItems',
    (registry) => registry.resolveSelect(itemsStore).getItems('products', query),
    (registry) => registry.select(itemsStore).isItemsRequesting('products', query),
  ],
  [
    'getItemsTotalCount',
    (registry) => registry.resolveSelect(itemsStore).getItemsTotalCount('products', query),
    (registry) =>
      registry.select(itemsStore).isOperationRequesting('getItemsTotalCount', 'products', query),
  ],
  [
    'updateProductStock',
    (registry) => registry.dispatch(itemsStore).updateProductStock({ id: 7 }, 3),
    (registry) => registry.select(itemsStore).isOperationRequesting('updateProductStock'),
  ],
  [
    'createProductFromTemplate',
    (registry) =>
      registry.dispatch(itemsStore).createProductFromTemplate({ template_name: 'physical' }),
    (registry) => registry.select(itemsStore).isOperationRequesting('createProductFromTemplate'),
  ],
]);
