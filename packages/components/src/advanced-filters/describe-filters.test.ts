import { CurrencyFactory } from '@tillview/currency';
import { configureDate } from '@tillview/date';
import type { ActiveFilter, AdvancedFilterMap } from '@tillview/navigation';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  API_ROOT,
  createTestRegistry,
  serve,
  startRestServer,
} from '../../../data/src/testing/rest-server.ts';
import { describeActiveFilters } from './describe-filters.ts';

const server = startRestServer();
beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const rules = [
  { value: 'is', label: 'Is' },
  { value: 'between', label: 'Between' },
];
const filter = (input: AdvancedFilterMap[string]['input'], title?: string) => ({
  labels: { add: 'Field', ...(title === undefined ? {} : { title }) },
  rules,
  input,
});
const TITLE = '<title>Field</title> <rule/> <filter/>';

const filters: AdvancedFilterMap = {
  status: filter(
    { component: 'SelectControl', options: [{ value: 'paid', label: 'Paid in full' }] },
    TITLE,
  ),
  late: filter(
    {
      component: 'SelectControl',
      getOptions: () => Promise.resolve([{ value: 'a', label: 'First' }]),
    },
    TITLE,
  ),
  broken: filter(
    { component: 'SelectControl', getOptions: () => Promise.reject(new Error('offline')) },
    TITLE,
  ),
  plain: filter({ component: 'SelectControl' }, TITLE),
  product: filter({ component: 'Search', type: 'products' }, TITLE),
  word: filter({ component: 'Search' }, TITLE),
  attribute: filter({ component: 'ProductAttribute' }, TITLE),
  day: filter({ component: 'Date' }, TITLE),
  number: filter({ component: 'Number' }, TITLE),
  money: filter({ component: 'Currency' }, TITLE),
  amount: filter({ component: 'Number', type: 'currency' }, TITLE),
  untitled: { labels: { add: 'Only <b>' }, input: { component: 'Number' } },
};

const describeAll = (...active: ActiveFilter[]) =>
  describeActiveFilters(active, filters, {
    registry: createTestRegistry(),
    variationSeparator: ' - ',
    query: {},
    currency: CurrencyFactory({ symbol: '€', symbolPosition: 'right' }).getCurrencyConfig(),
  });

describe('the description of an active filter', () => {
  it.each<[string, ActiveFilter, string]>([
    ['an option', { key: 'status', rule: 'is', value: 'paid' }, 'Field Is Paid in full'],
    ['an unknown option', { key: 'status', rule: 'is', value: 'lost' }, 'Field Is lost'],
    [
      'an option that is loaded on demand',
      { key: 'late', rule: 'is', value: 'a' },
      'Field Is First',
    ],
    ['an option that cannot be loaded', { key: 'broken', rule: 'is', value: 'a' }, 'Field Is a'],
    ['a value of a filter without options', { key: 'plain', rule: 'is', value: 'a' }, 'Field Is a'],
    ['an unknown rule', { key: 'status', rule: 'was', value: 'paid' }, 'Field Paid in full'],
    ['a list of words', { key: 'word', rule: 'is', value: 'a,b' }, 'Field Is a, b'],
    ['a day', { key: 'day', rule: 'is', value: '2026-11-02' }, 'Field Is Nov 2, 2026'],
    ['text that is not a date', { key: 'day', rule: 'is', value: 'soon' }, 'Field Is soon'],
    [
      'two days',
      { key: 'day', rule: 'between', value: ['2026-11-02', '2026-11-09'] },
      'Field Between Nov 2, 2026 and Nov 9, 2026',
    ],
    [
      'a range without its end',
      { key: 'day', rule: 'between', value: ['2026-11-02', ''] },
      'Field Between',
    ],
    [
      'a range without its start',
      { key: 'day', rule: 'between', value: ['', '2026-11-02'] },
      'Field Between',
    ],
    ['a number', { key: 'number', rule: 'is', value: '5' }, 'Field Is 5'],
    ['an amount', { key: 'money', rule: 'is', value: '5' }, 'Field Is 5.00€'],
    [
      'amounts of a number filter with the type currency',
      { key: 'amount', rule: 'between', value: ['5', '6'] },
      'Field Between 5.00€ and 6.00€',
    ],
    ['text that is not an amount', { key: 'money', rule: 'is', value: 'much' }, 'Field Is much'],
  ])('%s', async (_name, active, text) => {
    expect(await describeAll(active)).toEqual([text]);
  });

  it('contains the names of items, or their ids when the names cannot be loaded', async () => {
    serve(server, `${API_ROOT}/wc-analytics/products`, [{ id: 7, name: 'Mug' }]);
    expect(await describeAll({ key: 'product', rule: 'is', value: '7' })).toEqual(['Field Is Mug']);
    server.use(http.get(`${API_ROOT}/wc-analytics/products`, () => HttpResponse.error()));
    expect(await describeAll({ key: 'product', rule: 'is', value: '8' })).toEqual([
      'Field Is #8 (the name could not be loaded)',
    ]);
  });

  it('contains the names of attributes and terms', async () => {
    const colour = `${API_ROOT}/wc-analytics/products/attributes/1`;
    serve(server, colour, { id: 1, name: 'Colour' });
    serve(server, `${colour}/terms`, [{ id: 5, name: 'Blue' }]);
    const blue: ActiveFilter = { key: 'attribute', rule: 'is', value: ['1', '5'] };
    expect(await describeAll(blue)).toEqual(['Field Is Colour = Blue']);
    server.use(http.get(`${colour}/terms`, () => HttpResponse.error()));
    expect(await describeAll(blue)).toEqual(['Field Is Colour = #5']);
  });

  it('starts with the filter name when there is no sentence and no rules, and is omitted for an unknown filter', async () => {
    const active = [
      { key: 'untitled', value: '3' },
      { key: 'of another plugin', value: '1' },
    ];
    expect(await describeAll(...active)).toEqual(['Only <b> 3']);
  });
});
