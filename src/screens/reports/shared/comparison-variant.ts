import type { ReportVariant } from '@tillview/data';

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
