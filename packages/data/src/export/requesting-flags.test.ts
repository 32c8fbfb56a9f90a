import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { exportStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

const query = { page: 1 };

describeRequestingFlags(
  startRestServer(),
  { resolvers, actions },
  [
    [
      'getExportStatus',
      (registry) => registry.resolveSelect(exportStore).getExportStatus('orders', '17'),
      (registry) => registry.select(exportStore).isExportStatusRequesting('orders', '17'),
    ],
    [
      'startExport',
      (registry) => registry.dispatch(exportStore).startExport('orders', query),
      (registry) =>
        registry
          .select(exportStore)
          .isExportRequesting('startExport', { type: 'orders', args: query }),
    ],
  ],
  ['receiveExports'],
);
