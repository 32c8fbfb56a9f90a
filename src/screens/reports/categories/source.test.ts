import { describe, expect, it } from 'vitest';
import { getRequests } from '../../report/report-requests.test-support.ts';
import { productMetrics } from '../shared/product-metrics.ts';
import { source } from './source.ts';

const stats = {
  path: 'reports/products/stats',
  fields: productMetrics.map(({ key }) => key),
};
const rows = { extended_info: 'true', orderby: 'items_sold', page: '1' };

describe('the requests of Categories', () => {
  it('load the stats of all products and the rows of all categories', () => {
    expect(getRequests(source, {})).toEqual([stats, { path: 'reports/categories', ...rows }]);
  });

  it('load the products of a single category', () => {
    expect(getRequests(source, { filter: 'single_category', categories: '16' })).toEqual([
      { ...stats, categories: '16' },
      { path: 'reports/products', ...rows, categories: '16' },
    ]);
  });

  it('split the stats by category in a comparison', () => {
    expect(getRequests(source, { filter: 'compare-categories', categories: '16,22' })).toEqual([
      { ...stats, categories: '16,22', segmentby: 'category' },
      { path: 'reports/categories', ...rows, categories: '16,22' },
    ]);
  });
});
