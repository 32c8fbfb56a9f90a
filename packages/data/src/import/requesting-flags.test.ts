import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { importStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

const query = { page: 1 };

describeRequestingFlags(
  startRestServer(),
  { resolvers, actions },
  [
    [
      'getImportStatus',
      (registry) => registry.resolveSelect(importStore).getImportStatus(query),
      (registry) => registry.select(importStore).isImportRequesting('getImportStatus', query),
    ],
    [
      'getImportTotals',
      (registry) => registry.resolveSelect(importStore).getImportTotals(query),
      (registry) => registry.select(importStore).isImportRequesting('getImportTotals', query),
    ],
    [
      'updateImportation',
      (registry) =>
        registry.dispatch(importStore).updateImportation('/wc-analytics/reports/import', true),
      (registry) =>
        registry
          .select(importStore)
          .isImportRequesting('updateImportation', '/wc-analytics/reports/import'),
    ],
  ],
  ['setImportPeriod', 'setSkipPrevious', 'setImportStarted'],
);
