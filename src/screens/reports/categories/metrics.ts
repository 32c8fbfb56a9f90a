import type { ProductsTotals } from '@tillview/data';
import type { Metric } from '../../../reporting/definition/metric.ts';
import { productMetrics } from '../shared/product-metrics.ts';
import { copy } from './copy.ts';

const [itemsSold, netSales, orders] = productMetrics;

/** The metrics of Categories, in the order of their columns and cards. */
export const metrics: readonly Metric<keyof ProductsTotals>[] = [
  itemsSold,
  { ...netSales, column: {} },
  // No total: a product in two categories counts in both rows, so the sum would count it twice.
  { key: 'products_count', label: copy.products, type: 'number', hasTotal: false },
  orders,
];
