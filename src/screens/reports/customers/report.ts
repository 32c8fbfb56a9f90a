import { spendInRange } from '../../../ledger/spend/spend-in-range.tsx';
import {
  defineTable,
  type ReportDefinition,
} from '../../../reporting/definition/report-definition.ts';
import { columns } from './columns.tsx';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
import { filtersByOrders, filtersListAlone } from './order-filter.ts';
import { source } from './source.ts';

/** Customers: their contact data, and how much they bought. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  metrics,
  tables: {
    default: defineTable({
      title: copy.title,
      columns,
      rowKey: ({ id }) => String(id),
      columnsOf: 'customers',
      addition: spendInRange,
      note: ({ filters }) => {
        const notes = [
          filtersByOrders(filters) ? copy.countsRefunds() : '',
          filtersListAlone(filters) ? copy.countsOthers() : '',
        ];
        return notes.filter(Boolean).join(' ') || undefined;
      },
      search: { type: 'customers', placeholder: copy.searchPlaceholder },
    }),
  },
};
