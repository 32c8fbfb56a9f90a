import { describe, expect, it } from 'vitest';
import {
  getActiveFiltersFromQuery,
  getMatchFromQuery,
  getQueryFromActiveFilters,
  getQueryFromMatch,
  getUrlKey,
} from './active-filters.ts';
import { getNewPath } from './url.ts';
import type {
  ActiveFilter,
  AdvancedFilterComponent,
  AdvancedFilterConfig,
} from './filter-types.ts';
import { parseQuery, type QueryUpdate } from './query-string.ts';

function filter(
  component: AdvancedFilterComponent,
  rules: readonly string[],
  allowMultiple?: true,
): AdvancedFilterConfig {
  return {
    labels: { add: component },
    rules: rules.map((value) => ({ value, label: value })),
    input: { component },
    ...(allowMultiple && { allowMultiple }),
  };
}

const FILTERS = {
  status: filter('SelectControl', ['is', 'is_not']),
  attr: filter('ProductAttribute', ['is', 'is_not'], true),
  tag: filter('Search', ['includes', 'excludes'], true),
  customer: filter('SelectControl', []),
  total: filter('Currency', ['lessthan', 'morethan', 'between']),
  made: filter('Date', ['before', 'after', 'between']),
  visits: filter('Number', ['between'], true),
};

function read(query: QueryUpdate): ActiveFilter[] {
  return getActiveFiltersFromQuery(query, FILTERS);
}

function write(activeFilters: readonly ActiveFilter[], query: QueryUpdate = {}): QueryUpdate {
  return getQueryFromActiveFilters(activeFilters, query, FILTERS);
}

describe('active filters of a query', () => {
  it('have key, rule and value, and an instance where copies are allowed (R3.1, R3.3)', () => {
    expect(
      read({
        status_is_not: 'pending',
        status_is: 'done',
        attr_is: [
          ['3', '9'],
          ['4', '1'],
        ],
        attr_is_not: [['5', '2']],
        customer: 'new',
        total_between: ['1', '2'],
      }),
    ).toStrictEqual([
      { key: 'status', rule: 'is', value: 'done' },
      { key: 'attr', rule: 'is', value: ['3', '9'], instance: 1 },
      { key: 'attr', rule: 'is', value: ['4', '1'], instance: 2 },
      { key: 'attr', rule: 'is_not', value: ['5', '2'], instance: 3 },
      { key: 'customer', value: 'new' },
      { key: 'total', rule: 'between', value: ['1', '2'] },
    ]);
  });

  it.each([
    ['text', { made_before: '2026-01-31' }, 'made', '2026-01-31'],
    [
      'a range as a list',
      { made_between: ['2026-01-01', '2026-01-31'] },
      'made',
      ['2026-01-01', '2026-01-31'],
    ],
    ['a comma list as text', { tag_includes: ['4,9'] }, 'tag', '4,9'],
    ['an attribute and a term as a list', { attr_is: [['3', '9']] }, 'attr', ['3', '9']],
  ])('have as value: %s (R3.2)', (_, query, key, value) => {
    expect(read(query)).toMatchObject([{ key, value }]);
  });

  it.each([
    [
      'the first rule with a value applies',
      { status_is: '', status_is_not: 'x' },
      ['status_is_not', 'x'],
    ],
    [
      'text is one copy of a filter that allows several',
      { tag_includes: '4,9' },
      ['tag_includes', '4,9', 1],
    ],
    [
      'a single pair is one copy of a filter that allows several',
      { attr_is: ['3', '9'] },
      ['attr_is', ['3', '9'], 1],
    ],
    [
      'a single range is one copy of a filter that allows several',
      { visits_between: ['1', '5'] },
      ['visits_between', ['1', '5'], 1],
    ],
    [
      'a list without its first index is a list',
      { tag_includes: { 1: '4' } },
      ['tag_includes', '4', 1],
    ],
    [
      'an extra second value is removed (R4.18)',
      { total_lessthan: ['5', '7'] },
      ['total_lessthan', '5'],
    ],
    [
      'the first value that is not empty is used (readings C8)',
      { total_lessthan: ['', '7'] },
      ['total_lessthan', '7'],
    ],
    [
      'a copy that is not a pair is skipped',
      { attr_is: ['x', ['3', '9']] },
      ['attr_is', ['3', '9'], 1],
    ],
    ['a number is converted to text', { tag_includes: [7] }, ['tag_includes', '7', 1]],
    ['the text 0 is a value', { total_lessthan: '0' }, ['total_lessthan', '0']],
    [
      'the text 0 is an end of a range',
      { total_between: ['0', '0'] },
      ['total_between', ['0', '0']],
    ],
    ['both ends may be one text', { total_between: '5,10' }, ['total_between', ['5', '10']]],
    [
      'the time of day of a date is removed',
      { made_after: '2026-01-31T00:00:00' },
      ['made_after', '2026-01-31'],
    ],
    [
      'values after the two ends are ignored',
      { total_between: ['1', '2', '3'] },
      ['total_between', ['1', '2']],
    ],
  ])('are read leniently: %s', (_, query, [name, value, instance]) => {
    const [found, ...more] = read(query);
    expect(more).toEqual([]);
    expect([getUrlKey(found?.key ?? '', found?.rule), found?.value, found?.instance]).toEqual([
      name,
      value,
      instance,
    ]);
  });

  it('ignore built-in object members', () => {
    const keys = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
    const hostile = Object.fromEntries(keys.map((key) => [key, filter('Search', [], true)]));
    expect(getActiveFiltersFromQuery({}, hostile)).toEqual([]);
  });

  it.each([
    [{ status_is: { a: 'b' } }],
    [{ status_is: [['a']] }],
    [{ status_is: 0 }],
    [{ status_is: Number.NaN }],
    [{ total_between: [0, 5] }],
    [{ status_unknown: 'x' }],
    [{ unknown_is: 'x' }],
    [{ status: 'x' }],
    [{ attr_is: 'x' }],
    [{ attr_is: [[['3'], '9']] }],
    [{ attr_is: [{ 1: '3', 2: '9' }] }],
    [{ total_between: '5' }],
    [{ total_between: { from: '1', to: '2' } }],
    [{ tag_includes: [] }],
    [parseQuery('constructor_is=1&__proto__[status_is]=x')],
  ])('are not found in %j', (query) => {
    expect(read(query)).toEqual([]);
  });
});

describe('getQueryFromActiveFilters', () => {
  const INCOMPLETE_RANGES: [string, string[]][] = [
    ['no end', []],
    ['one end', ['5']],
    ['an empty start', ['', '5']],
    ['an empty end', ['5', '']],
    ['two empty ends', ['', '']],
  ];

  it.each(INCOMPLETE_RANGES)(
    'drops a between rule with %s, when writing and reading (R5.28)',
    (_, value) => {
      expect(write([{ key: 'total', rule: 'between', value }])).toStrictEqual({});
      expect(read({ total_between: value })).toEqual([]);
      expect(write([{ key: 'visits', rule: 'between', value, instance: 1 }])).toStrictEqual({});
      expect(read({ visits_between: [value] })).toEqual([]);
    },
  );

  it.each([
    ['status', 'is', ''],
    ['status', 'is', []],
    ['customer', undefined, ''],
    ['tag', 'includes', ''],
    ['made', 'before', ['', '']],
  ])('ignores an empty value of %s, when writing and reading (R5.29)', (key, rule, value) => {
    const active: ActiveFilter = { key, ...(rule && { rule }), value };
    expect(write([active])).toStrictEqual({});
    expect(read({ [getUrlKey(key, rule)]: value })).toEqual([]);
  });

  it.each([
    ['only an attribute', ['3']],
    ['an attribute and an empty term', ['3', '']],
    ['only a term', ['', '9']],
  ])('treats an attribute filter with %s as empty (R5.29, readings C7)', (_, value) => {
    expect(write([{ key: 'attr', rule: 'is', value, instance: 1 }])).toStrictEqual({});
    expect(read({ attr_is: [value] })).toEqual([]);
  });

  it('removes the old parameters and writes the new ones', () => {
    expect(
      write(
        [
          { key: 'total', rule: 'between', value: ['5', ''] },
          { key: 'status', rule: 'is', value: 'done' },
          { key: 'attr', rule: 'is', value: ['3', '9'] },
          { key: 'customer', value: '' },
        ],
        { customer: 'new', status_is_not: 'x', period: 'week', unknown_is: 'y' },
      ),
    ).toStrictEqual({
      status_is_not: undefined,
      customer: undefined,
      status_is: 'done',
      attr_is: [['3', '9']],
    });
  });

  it('writes only the first value where one is expected, and drops unknown filters and rules', () => {
    expect(
      write([
        { key: 'total', rule: 'lessthan', value: ['5', '7'] },
        { key: 'gone', rule: 'is', value: 'x' },
        { key: 'status', rule: 'gone', value: 'x' },
        { key: 'made', value: '2026-01-01' },
      ]),
    ).toStrictEqual({ total_lessthan: '5' });
  });

  it('writes a filter only once if it does not allow copies', () => {
    expect(
      write([
        { key: 'status', rule: 'is', value: 'a' },
        { key: 'status', rule: 'is', value: 'b' },
      ]),
    ).toStrictEqual({ status_is: 'a' });
  });
});

describe('match (R2.20)', () => {
  it.each([
    [{}, 'all'],
    [{ match: 'all' }, 'all'],
    [{ match: 'any' }, 'any'],
    [{ match: 'none' }, 'all'],
    [{ match: ['any'] }, 'all'],
  ])('reads %j as %s', (query, expected) => {
    expect(getMatchFromQuery(query)).toBe(expected);
  });

  it("omits 'all' from the URL (R2.21)", () => {
    expect(getNewPath(getQueryFromMatch('all'), '/', { match: 'any' })).toBe(
      'admin.php?page=wc-admin',
    );
    expect(getNewPath(getQueryFromMatch('any'), '/', {})).toBe('admin.php?page=wc-admin&match=any');
  });
});

describe('the link without filters (readings C27)', () => {
  it('omits only the advanced parameters and match', () => {
    const query = { status_is: 'a', total_between: ['1', '2'], match: 'any' };
    const rest = { period: 'week', filter: 'advanced', chartType: 'bar', x: ['1'], paged: '2' };
    const update = { ...write([], { ...rest, ...query }), ...getQueryFromMatch('all') };
    expect(getNewPath(update, '/analytics/orders', { ...rest, ...query })).toBe(
      getNewPath({}, '/analytics/orders', rest),
    );
  });
});
