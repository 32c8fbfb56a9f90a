import { getPickers, resolveReportRequest, showsTypedPickers } from '@tillview/data';
import { getFilterChoiceQuery } from '@tillview/navigation';
import { afterEach, describe, expect, it } from 'vitest';
import { configureOptionalFilters } from '../../../host/optional-filters.ts';
import { getRequests } from '../../report/report-requests.test-support.ts';
import { productMetrics } from '../shared/product-metrics.ts';
import { source } from './source.ts';

const fields = productMetrics.map(({ key }) => key);
const stats = { path: 'reports/products/stats', fields };
const rows = {
  path: 'reports/products',
  extended_info: 'true',
  orderby: 'items_sold',
  page: '1',
};

describe('the requests of Products', () => {
  it('load the stats and the rows of all products', () => {
    expect(getRequests(source, {})).toEqual([stats, rows]);
  });

  it('load the stats and the row of a single product', () => {
    const products = '34';
    expect(getRequests(source, { filter: 'single_product', products })).toEqual([
      { ...stats, products },
      { ...rows, products },
    ]);
  });

  it('split the stats by product in a comparison of at least two', () => {
    const [one, two] = ['34', '34,10'].map((products) =>
      getRequests(source, { filter: 'compare-products', products }),
    );
    expect(one?.[0]).toEqual({ ...stats, products: '34' });
    expect(two).toEqual([
      { ...stats, products: '34,10', segmentby: 'product' },
      { ...rows, products: '34,10' },
    ]);
  });
});

describe('Products of a brand', () => {
  const url = { filter: 'single_brand', brands: '12' };
  afterEach(() => configureOptionalFilters([]));

  it('are left to the app, because their products are read first', () => {
    configureOptionalFilters(['product_brand']);
    expect(resolveReportRequest(source, url)).toMatchObject({
      variant: 'brand',
      filters: { brands: '12' },
    });
    expect(getRequests(source, url)).toEqual([]);
  });

  it('are all products in a store without brands', () => {
    expect(resolveReportRequest(source, url).variant).toBeUndefined();
    expect(getRequests(source, url)).toEqual([stats, rows]);
  });
});

describe('Products of a single variable product', () => {
  const one = { filter: 'single_product', products: '60' };
  const variation = { 'filter-variations': 'single_variation', variations: '61' };
  const resolve = (query: Record<string, string>, itemType?: string) => {
    const request = resolveReportRequest(source, query, { itemType });
    const { variant, isOfType, stats, rows, segmentBy, filters } = request;
    const endpoints = [stats.endpoint, rows.from === 'list' && rows.endpoint];
    const pickers = getPickers(source, showsTypedPickers(source, query, isOfType)).map(
      ({ param }) => param,
    );
    return { variant, endpoints, segmentBy, filters, pickers };
  };
  const pickers = ['filter', 'filter-variations'];

  it('loads variation rows and offers a variation picker once the product is known to be variable', () => {
    const simple = { variant: 'single', endpoints: ['products', 'products'], pickers: ['filter'] };
    expect(resolve(one)).toMatchObject(simple);
    expect(resolve(one, 'simple')).toMatchObject(simple);
    expect(resolve(one, 'variable')).toMatchObject({
      variant: 'variations',
      endpoints: ['products', 'variations'],
      filters: { products: '60' },
      pickers,
    });
  });

  it('loads stats and rows of selected variations without waiting for the product type', () => {
    const expectedVariation = {
      variant: 'variation',
      endpoints: ['variations', 'variations'],
      filters: { products: '60', variations: '61' },
    };
    expect(resolve({ ...one, ...variation })).toMatchObject({ ...expectedVariation, pickers });
    expect(resolve({ ...one, ...variation }, 'variable')).toMatchObject({
      ...expectedVariation,
      pickers,
    });
    const compared = { 'filter-variations': 'compare-variations', variations: '61,62' };
    expect(resolve({ ...one, ...compared }, 'variable')).toMatchObject({
      variant: 'compare-variations',
      endpoints: ['variations', 'variations'],
      segmentBy: 'variation',
    });
  });

  it('ignores variations if the product is not variable, or if no product or several are selected', () => {
    const plain = { pickers: ['filter'], endpoints: ['products', 'products'] };
    expect(resolve({ ...one, ...variation }, 'simple')).toMatchObject({
      ...plain,
      filters: { products: '60' },
    });
    expect(resolve(variation, 'variable')).toMatchObject({ ...plain, filters: {} });
    const both = { ...one, products: '60,65', ...variation };
    expect(resolve(both, 'variable')).toMatchObject({ ...plain, filters: { products: '60,65' } });
  });

  it('removes the variations from the URL when another product or option is selected', () => {
    const [picker] = source.filters();
    const query = { ...one, ...variation };
    for (const value of ['single_product', 'compare-products', 'all'])
      expect(picker && getFilterChoiceQuery(picker, value, query)).toMatchObject({
        'filter-variations': undefined,
        variations: undefined,
      });
  });
});
