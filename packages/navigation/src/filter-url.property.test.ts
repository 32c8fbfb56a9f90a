import { anyCharacter } from '@tillview/test-setup/any-character';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import {
  getActiveFiltersFromQuery,
  getMatchFromQuery,
  getQueryFromActiveFilters,
  getQueryFromMatch,
} from './active-filters.ts';
import { getNewPath, getPath, getQuery, updateQueryString } from './url.ts';
import { isWCAdmin, parseAdminUrl } from './admin-url.ts';
import { configureNavigation, getHistory } from './configuration.ts';
import { getFilterCard, getFilterChoiceQuery } from './filter-choice.ts';
import type { AdvancedFilterMap } from './filter-types.ts';
import { getIdsFromQuery } from './id-list.ts';
import { createMemoryHistory } from './memory-history.ts';
import { getPersistedQuery } from './persisted-query.ts';
import { parseQuery, stringifyQuery } from './query-string.ts';
import { getScreenFromPath, pathIsExcluded } from './screen.ts';
import { getSearchWords } from './search-words.ts';
import { activeFiltersOf } from './testing/random-filters.ts';

const RUNS = isDeep ? 10_000 : 300;

const rules = (...values: string[]) => values.map((value) => ({ value, label: value }));
const labels = { add: 'x' };

const FILTERS: AdvancedFilterMap = {
  status: { labels, rules: rules('is', 'is_not'), input: { component: 'SelectControl' } },
  statuses: {
    labels,
    rules: rules('is', 'is_not'),
    input: { component: 'SelectControl' },
    allowMultiple: true,
  },
  product: { labels, rules: rules('includes', 'excludes'), input: { component: 'Search' } },
  products: {
    labels,
    rules: rules('includes', 'excludes'),
    input: { component: 'Search' },
    allowMultiple: true,
  },
  count: {
    labels,
    rules: rules('lessthan', 'morethan', 'between'),
    input: { component: 'Number' },
  },
  counts: {
    labels,
    rules: rules('lessthan', 'morethan', 'between'),
    input: { component: 'Number' },
    allowMultiple: true,
  },
  total: {
    labels,
    rules: rules('lessthan', 'morethan', 'between'),
    input: { component: 'Currency' },
  },
  made: { labels, rules: rules('before', 'after', 'between'), input: { component: 'Date' } },
  attribute: {
    labels,
    rules: rules('is', 'is_not'),
    input: { component: 'ProductAttribute' },
    allowMultiple: true,
  },
  one_attribute: { labels, rules: rules('is'), input: { component: 'ProductAttribute' } },
  customer: { labels, input: { component: 'SelectControl' } },
  coupons: { labels, rules: [], input: { component: 'Search' }, allowMultiple: true },
};

const activeFilters = activeFiltersOf(FILTERS, 3);

describe('active filters in the URL', () => {
  it('are unchanged after writing them to the URL and reading them, with any values', () => {
    fc.assert(
      fc.property(activeFilters, fc.constantFrom('all', 'any'), (filters, match) => {
        const old = { attribute_is: [['1', '2']], status_is_not: 'x', period: 'week' };
        const update = getQueryFromActiveFilters(filters, old, FILTERS);
        expect(getActiveFiltersFromQuery(update, FILTERS)).toStrictEqual(filters);
        const url = getNewPath(
          { ...update, ...getQueryFromMatch(match) },
          '/analytics/orders',
          old,
        );
        configureNavigation({ history: createMemoryHistory(url) });
        expect(getActiveFiltersFromQuery(getQuery(), FILTERS)).toStrictEqual(filters);
        expect(getMatchFromQuery(getQuery())).toBe(match);
        expect(getNewPath({})).toBe(url);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('an invalid or malicious URL', () => {
  const names = Object.keys(FILTERS).concat(
    ['path', 'page', 'period', 'compare', 'filter', 'match', 'search', 'products'],
    ['status_is', 'count_between', 'attribute_is', 'counts_between', 'coupons'],
    ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', ''],
  );
  const bracket = fc.constantFrom(
    '[]',
    '[0]',
    '[1]',
    '[x]',
    '[',
    ']',
    '[99999999999]',
    '[toString]',
  );
  const escape = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 8 }).map(encodeURIComponent),
    fc.string({ unit: fc.constantFrom('%', '2', 'C', 'e', '0', '+', '[', ']', '=', '\ud800') }),
  );
  const parameter = fc
    .tuple(fc.constantFrom(...names), fc.array(bracket, { maxLength: 4 }), escape)
    .map(([name, brackets, value]) => `${name}${brackets.join('')}=${value}`);
  const url = fc.oneof(
    fc.array(parameter, { maxLength: 8 }).map((list) => `admin.php?${list.join('&')}`),
    fc.string({ unit: anyCharacter }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom(
      '//',
      'http://[',
      'mailto:x?path=/y',
      'javascript:alert(1)',
      'data:,x',
      '?',
      '#',
    ),
  );
  const config = {
    label: 'Show',
    param: 'filter',
    filters: [{ value: 'compare-products', label: 'Comparison' }],
  };

  it('never makes a function throw, and keeps its parameters when changed', () => {
    fc.assert(
      fc.property(url, (given) => {
        configureNavigation({ history: createMemoryHistory(given) });
        const query = getQuery();
        expect(getPath()).not.toBe('');
        expect(getQuery()).toBe(query);
        expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
        getPersistedQuery();
        getSearchWords();
        getIdsFromQuery(query['products']);
        getMatchFromQuery(query);
        getScreenFromPath();
        pathIsExcluded(getPath());
        isWCAdmin(given);
        getFilterCard(config, query);
        getFilterChoiceQuery(config, 'all', query, FILTERS);
        const active = getActiveFiltersFromQuery(query, FILTERS);
        expect(
          getActiveFiltersFromQuery(getQueryFromActiveFilters(active, query, FILTERS), FILTERS),
        ).toStrictEqual(active);
        expect(parseAdminUrl(given).href).not.toBe('');

        const { path: _, page: __, ...foreign } = query;
        const path = getPath();
        updateQueryString({ added: '1' });
        const { path: newPath, page, added, ...kept } = getQuery();
        expect([getPath(), newPath ?? '/', added]).toEqual([path, path, '1']);
        expect(page).toBeTypeOf('string');
        const { added: ___, ...before } = foreign;
        expect(kept).toStrictEqual(before);
        getHistory().back();
        expect(getQuery()).toStrictEqual(query);
      }),
      { numRuns: RUNS },
    );
    expect(Object.hasOwn(Object.prototype.toString, 'x')).toBe(false);
  });

  it('parses any text, and its own output to the same result', () => {
    fc.assert(
      fc.property(fc.oneof(url, fc.string({ unit: 'grapheme' })), (given) => {
        const query = parseQuery(given);
        const again = parseQuery(stringifyQuery(query));
        expect(parseQuery(stringifyQuery(again))).toStrictEqual(again);
        if (!/\p{Surrogate}/u.test(given)) expect(again).toStrictEqual(query);
      }),
      { numRuns: RUNS },
    );
  });
});
