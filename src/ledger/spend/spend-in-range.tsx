import { lazyWithRetry } from '@tillview/components';
import type { TableAddition } from '../../reporting/definition/report-definition.ts';
import { readSpendRange } from './read-range.ts';

/** Orders and spend of customers in a range of days, for a table whose rows are customers. */
export const spendInRange: TableAddition = {
  isAdded: (query) => readSpendRange(query) !== undefined,
  Controls: lazyWithRetry(() => import('./spend-range.tsx'), {
    placeholder: () => <div className="tillview-report__spend" aria-busy="true" />,
  }),
  load: () => import('./spend-orders.tsx'),
};
