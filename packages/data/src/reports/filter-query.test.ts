import type { AdvancedFilterConfig, FilterConfig } from '@tillview/navigation';
import { describe, expect, it } from 'vitest';
import { getFilterQuery } from './filter-query.ts';

const labels = { placeholder: '' };
const settings = (param: string) => ({
  type: 'products',
  param,
  labels,
  getLabels: async () => [],
});

const filters: FilterConfig[] = [
  {
    label: 'Show',
    param: 'filter',
    filters: [
      { value: 'all', label: 'All' },
      {
        value: 'select_product',
        label: 'Single',
        subFilters: [
          {
            value: 'single_product',
            label: 'One',
            component: 'Search',
            settings: settings('products'),
          },
        ],
      },
      { value: 'compare-products', label: 'Compare', settings: settings('products') },
      { value: 'top', label: 'Top' },
      { value: 'advanced', label: 'Advanced' },
    ],
  },
];

function advancedFilter(
  rules: string[],
  component: AdvancedFilterConfig['input']['component'] = 'SelectControl',
  allowMultiple = false,
): AdvancedFilterConfig {
  return {
    labels: { add: 'Add' },
    rules: rules.map((value) => ({ value, label: value })),
    input: { component },
    allowMultiple,
  };
}

const advancedFilters = {
  filters: {
    status: advancedFilter(['is', 'is_not']),
    product: advancedFilter(['includes', 'excludes'], 'Search'),
    total: advancedFilter(['max', 'between'], 'Number'),
    attribute: advancedFilter(['is'], 'ProductAttribute', true),
    made: advancedFilter(['before', 'after', 'between'], 'Date'),
    spend: advancedFilter(['max', 'min', 'between'], 'Currency'),
  },
};

const getQuery = (query: Record<string, string | string[] | string[][]>) =>
  getFilterQuery({ endpoint: 'products', query, filters, advancedFilters });

describe('getFilterQuery', () => {
  it.each([
    ['no filter', {}, {}],
    ['an unknown filter', { filter: 'nonsense' }, {}],
    ['a simple filter', { filter: 'top' }, { filter: 'top' }],
    [
      'a nested filter with its items',
      { filter: 'single_product', products: '4' },
      { products: '4' },
    ],
    ['a filter without its items', { filter: 'compare-products' }, {}],
    ['a comparison', { filter: 'compare-products', products: '4,9' }, { products: '4,9' }],
    ['no active advanced filter', { filter: 'advanced', match: 'any' }, {}],
    [
      'advanced filters that are not selected',
      { filter: 'top', status_is: 'done' },
      { filter: 'top' },
    ],
    ['a list instead of text', { filter: ['top'] }, {}],
  ])('sends the filters of the URL: %s (R7.26)', (_, query, expected) => {
    expect(getQuery(query)).toEqual(expected);
  });

  it.each([
    ['no non-numbers (R5.31)', '21,x,22', '21,22'],
    ['each once (R5.30, R5.32)', '21,21,x,22,3.9,22', '21,22,3'],
    ['no filter without any', 'x,', undefined],
  ])('sends the ids of items as whole numbers: %s', (_, ids, sent) => {
    const search = (type: string) =>
      ({
        labels: { add: '' },
        input: { component: 'Search', type },
      }) satisfies AdvancedFilterConfig;
    const config = { filters: { product: search('products'), country: search('countries') } };
    expect(getQuery({ filter: 'compare-products', products: ids })).toEqual(
      sent === undefined ? {} : { products: sent },
    );
    expect(
      getFilterQuery({
        endpoint: 'orders',
        query: { filter: 'advanced', product: ids, country: 'DE,x,DE' },
        filters,
        advancedFilters: config,
      }),
    ).toEqual({ match: 'all', ...(sent && { product: sent }), country: 'DE,x' });
    expect(
      getFilterQuery({ endpoint: 'products', query: { search: 'mug', products: ids } }),
    ).toEqual({ products: sent ?? '' });
  });

  it.each([
    ['one filter', { status_is: 'done' }, { match: 'all', status_is: 'done' }],
    [
      'two filters, any of which must match',
      { status_is: 'a', total_max: '5', match: 'any' },
      { match: 'any', status_is: 'a', total_max: '5' },
    ],
    ['an unknown match', { status_is: 'a', match: 'none' }, { match: 'all', status_is: 'a' }],
    ['a list of items', { product_includes: '4,9' }, { match: 'all', product_includes: '4,9' }],
    [
      'both ends of a range',
      { total_between: ['1', '9'] },
      { match: 'all', total_between: ['1', '9'] },
    ],
    ['a range with one end', { total_between: ['1', ''] }, {}],
    [
      'several copies',
      {
        attribute_is: [
          ['3', '9'],
          ['4', '1'],
        ],
      },
      {
        match: 'all',
        attribute_is: [
          ['3', '9'],
          ['4', '1'],
        ],
      },
    ],
  ])(
    'sends advanced filters with their rule, value and match: %s (R3.12, R3.13)',
    (_, query, expected) => {
      expect(getQuery({ filter: 'advanced', ...query })).toEqual(expected);
    },
  );

  it.each([
    ['after', '2024-02-02', '2024-02-02T00:00:00'],
    ['before', '2024-02-02', '2024-02-02T23:59:59'],
    ['between', ['2024-02-02', '2024-02-05'], ['2024-02-02T00:00:00', '2024-02-05T23:59:59']],
    ['after', 'yesterday', 'yesterday'],
  ])('adds the time of day to the dates of a date filter: %s %s', (rule, value, expected) => {
    expect(getQuery({ filter: 'advanced', [`made_${rule}`]: value })).toEqual({
      match: 'all',
      [`made_${rule}`]: expected,
    });
  });

  it.each([
    ['whole numbers', ['500', '900.00'], { spend_between: ['500', '900.00'] }],
    ['decimals', ['500', '900.5'], { spend_min: '500', spend_max: '900.5' }],
    ['decimals in descending order', ['90.5', '20.25'], { spend_min: '20.25', spend_max: '90.5' }],
    ['non-numeric text', ['5.5', 'many'], { spend_between: ['5.5', 'many'] }],
  ])('sends a range of amounts in the format that the server accepts: %s', (_, ends, expected) => {
    expect(getQuery({ filter: 'advanced', spend_between: ends })).toEqual({
      match: 'all',
      ...expected,
    });
  });

  it.each([
    [undefined, { products: '4,9' }],
    [['categories'], { categories: undefined }],
    [['products', 'categories'], { products: '4,9', categories: undefined }],
  ])('limits the report to the search results: %s', (limitBy, expected) => {
    const query = { search: 'mug', products: '4,9', filter: 'top' };
    expect(getFilterQuery({ endpoint: 'products', query, filters, limitBy })).toEqual(expected);
  });

  it('uses the last filter picker when several set the same parameter', () => {
    const second: FilterConfig = {
      label: '',
      param: 'kind',
      filters: [{ value: 'x', label: '', settings: settings('filter') }],
    };
    const query = { filter: '7', kind: 'x' };
    const top = { ...second, param: 'filter', filters: [{ value: '7', label: '' }] };
    expect(getFilterQuery({ endpoint: 'a', query, filters: [top, second] })).toEqual({
      filter: '7',
    });
    expect(getFilterQuery({ endpoint: 'a', query, filters: [second] })).toEqual({ filter: '7' });
  });
});
