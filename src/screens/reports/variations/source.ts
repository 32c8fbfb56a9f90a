import type { ReportSource } from '@tillview/data';
import { variationRows, variationStats, variationVariants } from '../shared/variation-source.ts';
import { advancedFilters, filters } from './filters.ts';

/** Variations: sales of variable products, by variation. */
export const source: ReportSource = {
  hasRange: true,
  stats: variationStats,
  ...variationRows,
  sort: { orderby: 'items_sold', order: 'desc' },
  filters,
  advancedFilters,
  variants: [{ name: 'single', ...variationVariants.single }, variationVariants.compare],
};
