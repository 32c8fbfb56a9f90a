import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { exportStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

const query = { page: 1 };

describeRequestingFlags(startRestServer(), { resolvers, actions }, [
  [
    'startExport',
    (registry) => registry.dispatch(exportStore).startExport('orders', query),
    (registry) =>
      registry
        .select(exportStore)
        .isExportRequesting('startExport', { type: 'orders', args: query }),
  ],
]);
