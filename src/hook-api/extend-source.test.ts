import type { ReportSource } from '@tillview/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { source as orders } from '../screens/reports/orders/source.ts';
import { source as products } from '../screens/reports/products/source.ts';
import { extendSource, withFields, withSortKeys } from './extend-source.ts';

const FILTERS = 'woocommerce_admin_stock_report_filters';
const ADVANCED = 'woocommerce_admin_stock_report_advanced_filters';
afterEach(() => {
  for (const hook of [FILTERS, ADVANCED]) removeFilter(hook, 'example');
});

const picker = (param: string) => ({
  label: 'Show:',
  param,
  staticParams: [],
  showFilters: () => true,
  filters: [{ label: 'All', value: 'all' }],
});
const sourceOf = (...params: string[]): ReportSource => ({
  ...orders,
  filters: () => params.map(picker),
  advancedFilters: undefined,
});
const values = ({ filters }: ReportSource) =>
  filters().map(({ param, filters: options }) => [param, options.map(({ value }) => value)]);
const addColorFilter = () =>
  addFilter(ADVANCED, 'example', (config: { filters: object }) => ({
    ...config,
    filters: {
      ...config.filters,
      colour: { labels: { add: 'Colour' }, input: { component: 'Number' } },
    },
  }));

describe('a source that plugins extend', () => {
  it('is the same object if they add nothing', () => {
    const source = sourceOf('filter');
    expect(extendSource('stock', source)).toBe(source);
  });

  it("has the plugins' pickers after its own", () => {
    addFilter(FILTERS, 'example', (pickers: object[]) => [...pickers, picker('store')]);
    const extended = extendSource('stock', sourceOf('filter'));
    expect(values(extended)).toEqual([
      ['filter', ['all']],
      ['store', ['all']],
    ]);
    expect(Object.keys(extended.advancedFilters?.().filters ?? {})).toEqual([]);
  });

  it('gets an option for advanced filters in its first picker, or in a new picker if it has none', () => {
    addColorFilter();
    const extended = extendSource('stock', sourceOf('filter', 'other'));
    expect(values(extended)).toEqual([
      ['filter', ['all', 'advanced']],
      ['other', ['all']],
    ]);
    expect(Object.keys(extended.advancedFilters?.().filters ?? {})).toEqual(['colour']);
    expect(values(extendSource('stock', sourceOf()))).toEqual([['filter', ['all', 'advanced']]]);
  });

  it('gets this option only once', () => {
    addFilter(
      'woocommerce_admin_orders_report_advanced_filters',
      'example',
      (config: object) => config,
    );
    try {
      const [first] = extendSource('orders', orders).filters();
      const advanced = first?.filters.filter(({ value }) => value === 'advanced');
      expect(advanced).toHaveLength(1);
    } finally {
      removeFilter('woocommerce_admin_orders_report_advanced_filters', 'example');
    }
  });
});

describe('a source with additional fields', () => {
  it('requests each field once, also in its variants', () => {
    const extended = withFields(products, ['items_sold', 'margin']);
    for (const stats of [extended.stats, ...(extended.variants ?? []).map((each) => each.stats)]) {
      if (!stats?.fields) continue;
      expect(stats.fields.filter((field) => field === 'margin')).toHaveLength(1);
      expect(stats.fields.filter((field) => field === 'items_sold')).toHaveLength(1);
    }
    expect(products.stats.fields).not.toContain('margin');
  });

  it('is the same object if it already requests them, or requests all fields', () => {
    const [known = ''] = products.stats.fields ?? [];
    expect(withFields(products, [known])).toBe(products);
    const { fields: _fields, ...stats } = orders.stats;
    const all = { ...orders, stats, variants: undefined } as unknown as ReportSource;
    expect(withFields(all, ['margin'])).toBe(all);
  });
});

describe('a source with additional sort keys', () => {
  it('has the additional keys after its own, if it limits the keys', () => {
    const sorted = { ...orders, sortKeys: ['date'], variants: [{ sortKeys: ['a'] }, {}] };
    expect(withSortKeys(sorted as unknown as ReportSource, ['margin'])).toMatchObject({
      sortKeys: ['date', 'margin'],
      variants: [{ sortKeys: ['a', 'margin'] }, {}],
    });
    const { sortKeys: _keys, variants: _variants, ...plain } = { ...orders } as ReportSource;
    expect(withSortKeys(plain as ReportSource, ['margin'])).toEqual(plain);
  });
});
