import { describe, expect, it } from 'vitest';
import type { AdvancedFilterMap, FilterConfig } from './filter-types.ts';
import { getIgnoredFilters } from './ignored-filters.ts';
import { parseQuery } from './query-string.ts';

const rules = (...values: string[]) => values.map((value) => ({ value, label: value }));
const labels = { add: 'x' };

const PICKER: FilterConfig = {
  label: 'Show',
  param: 'filter',
  filters: [
    { value: 'all', label: 'All' },
    {
      value: 'single_product',
      label: 'One',
      settings: { type: 'products', param: 'products', labels: {} },
    },
    { value: 'advanced', label: 'Advanced' },
  ],
};
const ADVANCED: AdvancedFilterMap = {
  status: { labels, rules: rules('is', 'is_not'), input: { component: 'SelectControl' } },
  total: { labels, rules: rules('min', 'between'), input: { component: 'Currency' } },
};

const ignored = (query: string, pickers = [PICKER], advanced = ADVANCED) =>
  getIgnoredFilters(parseQuery(query), pickers, advanced);

describe('getIgnoredFilters', () => {
  it.each([
    ['a filter that does not exist', 'filter=advanced&payment_is=cod', ['payment_is=cod']],
    ['a rule that does not exist', 'filter=advanced&status_was=x', ['status_was=x']],
    ['a filter without its rule', 'filter=advanced&status=x', ['status=x']],
    [
      'an incomplete range',
      'filter=advanced&total_between[]=5&total_between[]=',
      ['total_between[0]=5&total_between[1]='],
    ],
    [
      'a second rule of a filter',
      'filter=advanced&status_is=a&status_is_not=b',
      ['status_is_not=b'],
    ],
    ['a filter without `filter=advanced`', 'status_is=a', ['status_is=a']],
    ['an option that does not exist', 'filter=single_brand&brands=3', ['filter=single_brand']],
    ['an option in a list', 'filter[]=single_product', ['filter[0]=single_product']],
  ])('names %s', (_, query, names) => {
    expect(ignored(query)).toEqual(names);
  });

  it('names the filters of a report without filters', () => {
    expect(ignored('filter=advanced&status_is=a', [], {})).toEqual([
      'filter=advanced',
      'status_is=a',
    ]);
  });

  it.each([
    ['filters that apply', 'filter=advanced&status_is=a&total_between[]=1&total_between[]=2'],
    ['the items of an option', 'filter=single_product&products=3'],
    ['an option without items', 'filter=single_product'],
    ['a filter without a value', 'filter=advanced&status_is=&total_between[]=&total_between[]='],
    ['the default option', 'filter=all'],
    [
      'parameters that are not filters',
      'filter=advanced&period=custom&after=2026-01-01&compare_after=2025-01-01&lang=de&utm_source=x&_wpnonce=1&match=any&paged=2',
    ],
  ])('names no %s', (_, query) => {
    expect(ignored(query)).toEqual([]);
  });
});
