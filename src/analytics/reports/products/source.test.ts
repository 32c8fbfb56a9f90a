import { describe, expect, it } from 'vitest';
import { getRequests } from '../../report-page/report-requests.test-support.ts';
import { source } from './source.ts';

const fields = ['items_sold', 'net_revenue', 'orders_count'];
const figures = { path: 'reports/products/stats', fields };
const rows = {
  path: 'reports/products',
  extended_info: 'true',
  orderby: 'items_sold',
  page: '1',
};

describe('the requests of Products', () => {
  it('are the figures and the rows of all products', () => {
    expect(getRequests(source, {})).toEqual([figures, rows]);
  });

  it('are those of a single product', () => {
    const products = '34';
    expect(getRequests(source, { filter: 'single_product', products })).toEqual([
      { ...figures, products },
      { ...rows, products },
    ]);
  });

  it('are the figures by product in a comparison of at least two', () => {
    const [one, two] = ['34', '34,10'].map((products) =>
      getRequests(source, { filter: 'compare-products', products }),
    );
    expect(one?.[0]).toEqual({ ...figures, products: '34' });
    expect(two).toEqual([
      { ...figures, products: '34,10', segmentby: 'product' },
      { ...rows, products: '34,10' },
    ]);
  });
});
