import { CurrencyFactory } from '@tillview/currency';
import { resolveReportRequest, type ReportSource } from '@tillview/data';
import { configureDate } from '@tillview/date';
import type { Query } from '@tillview/navigation';
import { createRegistry } from '@wordpress/data';
import { beforeEach, expect, it } from 'vitest';
import { describeFilters } from './describe-filters.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const status = {
  labels: { add: 'Status', title: '<title>Status</title> <rule/> <filter/>' },
  rules: [{ value: 'is', label: 'Is' }],
  input: {
    component: 'SelectControl' as const,
    options: [
      { value: 'completed', label: 'Completed' },
      { value: 'on-hold', label: 'On hold' },
    ],
  },
};
const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'orders' },
  rows: { from: 'list', endpoint: 'orders', key: ['order_id'] },
  sort: { orderby: 'date', order: 'desc' },
  search: { by: 'ids', type: 'products', param: 'products' } as never,
  filters: () => [
    {
      label: 'Show',
      param: 'filter',
      filters: [
        { value: 'all', label: 'All' },
        { value: 'gifts', label: 'Gifts' },
        {
          value: 'compare',
          label: 'Comparison',
          settings: {
            type: 'custom',
            param: 'boxes',
            labels: {},
            getLabels: async (ids: string) =>
              ids.split(',').map((id) => ({ key: Number(id), label: `Box ${id}` })),
          },
        },
        { value: 'advanced', label: 'Advanced filters' },
      ],
    },
  ],
  advancedFilters: () => ({ title: '', filters: { status: { ...status, allowMultiple: true } } }),
};

it.each<[string, Query, Partial<ReportSource>, string[]]>([
  ['no filter', {}, {}, []],
  ['the default option', { filter: 'all' }, {}, []],
  ['an unknown option', { filter: 'x' }, {}, []],
  ['an option', { filter: 'gifts' }, {}, ['Gifts']],
  ['selected items', { filter: 'compare', boxes: '4,9' }, {}, ['Comparison: Box 4, Box 9']],
  ['no selected items', { filter: 'compare' }, {}, []],
  [
    'only search words, whose ids replace the filter',
    { search: 'a,b', filter: 'gifts' },
    {},
    ['Search: a, b'],
  ],
  [
    'search words and a filter',
    { search: 'a', filter: 'gifts' },
    { search: { by: 'text', param: 'search' } as never },
    ['Search: a', 'Gifts'],
  ],
  [
    'one advanced filter',
    { filter: 'advanced', status_is: 'completed', match: 'any' },
    {},
    ['Status Is Completed'],
  ],
  [
    'two advanced filters, all of which must match',
    { filter: 'advanced', status_is: ['completed', 'on-hold'] },
    {},
    ['Status Is Completed', 'Status Is On hold'],
  ],
  [
    'two advanced filters, any of which must match',
    { filter: 'advanced', status_is: ['completed', 'on-hold'], match: 'any' },
    {},
    ['Any of: Status Is Completed; Status Is On hold'],
  ],
])('describes %s', async (_, query, changes, sentences) => {
  const own = { ...source, ...changes };
  const described = await describeFilters({
    source: own,
    request: resolveReportRequest(own, query),
    query,
    currency: CurrencyFactory().getCurrencyConfig(),
    registry: createRegistry(),
    variationSeparator: ' - ',
  });
  expect(described).toEqual(sentences);
});
