import type { ReportVariant } from '@tillview/data';
import type { RowComparison } from '../../../reporting/definition/report-definition.ts';

/** The variant of a report that compares at least two items. `items`: the plural, as in `getItemPicker`. */
export const getComparisonVariant = (
  items: string,
  segmentBy: string,
  param = 'filter',
): ReportVariant => ({
  name: 'compare',
  when: { param, value: `compare-${items}`, items, atLeast: 2 },
  chartMode: 'item-comparison',
  segmentBy,
});

/** How rows of a table are selected for that comparison. */
export const compareRows = <Row>(
  items: string,
  helpText: () => string,
  rowId: (row: Row) => number | string,
  param = 'filter',
): RowComparison<Row> => ({ param, value: `compare-${items}`, items, helpText, rowId });
