import { describe, expect, it } from 'vitest';
import { getNewPath } from './url.ts';
import { getFilterCard, getFilterChoiceQuery, getFilterValue } from './filter-choice.ts';
import type { AdvancedFilterMap, FilterConfig, FilterOption } from './filter-types.ts';

const settings = (type: string, param: string) => ({
  type,
  param,
  getLabels: () => Promise.resolve([]),
  labels: {},
});

const SINGLE: FilterOption = {
  value: 'single_product',
  label: 'Single product',
  chartMode: 'item-comparison',
  component: 'Search',
  path: ['select_product'],
  settings: settings('products', 'products'),
};
const COMPARE: FilterOption = {
  value: 'compare-products',
  label: 'Comparison',
  chartMode: 'item-comparison',
  settings: settings('products', 'products'),
};
const CONFIG: FilterConfig = {
  label: 'Show',
  param: 'filter',
  staticParams: ['section', 'paged'],
  filters: [
    { value: 'all', label: 'All products' },
    { value: 'select_product', label: 'Single product', subFilters: [SINGLE] },
    COMPARE,
    {
      value: 'compare-categories',
      label: 'Categories',
      settings: settings('categories', 'categories'),
      query: { extra: '1' },
    },
    { value: 'advanced', label: 'Advanced filters' },
  ],
};
const ADVANCED: AdvancedFilterMap = {
  status: {
    labels: { add: 'Status' },
    rules: [{ value: 'is', label: 'Is' }],
    input: { component: 'SelectControl' },
  },
};

describe('the value of a picker (R2.11, R2.12)', () => {
  it.each([
    ['the value in the URL', CONFIG, { filter: 'advanced' }, 'advanced'],
    ["'all' without a default", CONFIG, {}, 'all'],
    ['its default', { ...CONFIG, defaultValue: 'views' }, {}, 'views'],
    ["'all' for a list instead of text", CONFIG, { filter: ['advanced'] }, 'all'],
    [
      'the value of its own parameter',
      { ...CONFIG, param: 'chart' },
      { filter: 'advanced' },
      'all',
    ],
  ])('is %s', (_, config, query, expected) => {
    expect(getFilterValue(config, query)).toBe(expected);
  });
});

describe('the card below the filters (R2.17, R2.18, readings B5)', () => {
  it.each([
    ['advanced', { card: 'advanced' }],
    ['compare-products', { card: 'compare', filter: COMPARE }],
    ['compare-unknown', undefined],
    ['compare', undefined],
    ['single_product', undefined],
    ['all', undefined],
    ['toString', undefined],
  ])('for %s is %j', (value, expected) => {
    expect(getFilterCard(CONFIG, { filter: value })).toEqual(expected);
  });

  it("opens for 'compare' when a filter has that value", () => {
    const bare = { ...COMPARE, value: 'compare' };
    expect(getFilterCard({ ...CONFIG, filters: [bare] }, { filter: 'compare' })).toEqual({
      card: 'compare',
      filter: bare,
    });
  });
});

describe('selecting a filter value (R2.16, readings C28)', () => {
  const PERSISTED = {
    period: 'custom',
    compare: 'previous_year',
    before: '2026-02-01',
    after: '2026-01-01',
    interval: 'week',
    type: 'x',
  };

  it.each([
    ['the default removes the parameter', CONFIG, 'all', { filter: undefined }],
    ['another value writes the parameter', CONFIG, 'advanced', { filter: 'advanced' }],
    [
      'the default of the picker removes the parameter',
      { ...CONFIG, defaultValue: 'views' },
      'views',
      { filter: undefined },
    ],
    [
      "'all' is written when it is not the default",
      { ...CONFIG, defaultValue: 'views' },
      'all',
      { filter: 'all' },
    ],
    [
      'an option sets its own parameters',
      CONFIG,
      'compare-categories',
      { extra: '1', filter: 'compare-categories' },
    ],
  ])('%s', (_, config, value, expected) => {
    expect(getFilterChoiceQuery(config, value, {})).toStrictEqual(expected);
  });

  it('removes the parameters of other options and of the advanced filters, and keeps the rest', () => {
    const gone = { products: '4,9', categories: '1', extra: '1', status_is: 'x', match: 'any' };
    const kept = { ...PERSISTED, section: 'a', paged: '2', orderby: 'date', chartType: 'bar' };
    const query = { filter: 'compare-products', ...gone, ...kept };
    const update = getFilterChoiceQuery(CONFIG, 'all', query, ADVANCED);
    expect(getNewPath(update, '/', query)).toBe(getNewPath({}, '/', kept));
  });

  it("keeps the advanced filters when 'advanced' is selected, or when another picker changes", () => {
    const query = { status_is: 'x', match: 'any' };
    expect(getFilterChoiceQuery(CONFIG, 'advanced', query, ADVANCED)).toStrictEqual({
      filter: 'advanced',
    });
    expect(getFilterChoiceQuery({ ...CONFIG, param: 'chart' }, 'x', query, ADVANCED)).toStrictEqual(
      { chart: 'x' },
    );
  });
});
