import { describe, expect, it } from 'vitest';
import { configureNavigation } from './configuration.ts';
import { createMemoryHistory } from './memory-history.ts';
import { getPersistedQuery, PERSISTED_PARAMS } from './persisted-query.ts';

describe('getPersistedQuery', () => {
  it('keeps exactly the six specified parameters (R2.8)', () => {
    const six = {
      period: 'custom',
      compare: 'previous_year',
      before: '2026-02-01',
      after: '2026-01-01',
      interval: 'week',
      type: 'x',
    };
    expect(Object.keys(six).toSorted()).toEqual(PERSISTED_PARAMS.toSorted());
    const others = {
      page: 'wc-admin',
      path: '/analytics/orders',
      chartType: 'bar',
      filter: 'advanced',
      status_is: 'completed',
      match: 'any',
      paged: '2',
      per_page: '50',
      orderby: 'date',
      order: 'asc',
      search: 'mug',
    };
    expect(getPersistedQuery({ ...others, ...six })).toStrictEqual(six);
    expect(getPersistedQuery(others)).toStrictEqual({});
  });

  it.each([
    [
      { period: 'custom', preset: 'last_30' },
      { period: 'custom', preset: 'last_30' },
    ],
    [
      { compare: 'custom', compare_after: '2025-01-01', compare_before: '2025-02-01' },
      { compare: 'custom', compare_after: '2025-01-01', compare_before: '2025-02-01' },
    ],
    [{ preset: 'last_30', compare_after: '2025-01-01' }, {}],
    [{ compare: 'previous_year', preset: 'last_30' }, { compare: 'previous_year' }],
  ])(
    'keeps companion parameters only with the parameter that they refine: %j',
    (query, expected) => {
      expect(getPersistedQuery(query)).toStrictEqual(expected);
    },
  );

  it.each([
    [{ period: ['week'], compare: { a: 'b' }, after: '', interval: 'day' }, { interval: 'day' }],
    [{ period: ['week'], preset: 'last_30' }, {}],
  ])('omits values other than text: %j', (query, expected) => {
    expect(getPersistedQuery(query)).toStrictEqual(expected);
  });

  it('keeps the parameters that plugins add, with the companions of the others', () => {
    configureNavigation({ getPersistedParams: () => ['period', 'currency'] });
    const query = { period: 'custom', preset: 'last_30', currency: 'JPY', compare: 'x' };
    const { compare: _, ...kept } = query;
    expect(getPersistedQuery(query)).toStrictEqual(kept);
  });

  it('reads the current URL by default', () => {
    configureNavigation({ history: createMemoryHistory('admin.php?period=week&paged=2') });
    expect(getPersistedQuery()).toStrictEqual({ period: 'week' });
  });
});
