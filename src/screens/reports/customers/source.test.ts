import { getReportCalls, resolveReportRequest } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { configureOptionalFilters } from '../../../host/optional-filters.ts';
import { source } from './source.ts';

const LIST = 'reports/customers';

function getListQuery(query: Record<string, string | string[]>) {
  return getReportCalls(resolveReportRequest(source, query)).find(({ path }) => path === LIST)
    ?.query;
}

describe('the requests of Customers', () => {
  it('have no range and sort by the last activity, newest first', () => {
    expect(getListQuery({ period: 'last_year' })).toEqual({
      order: 'desc',
      orderby: 'date_last_active',
      page: '1',
      per_page: '25',
    });
  });

  it('search names, usernames and emails for the words of the table search', () => {
    const calls = getReportCalls(resolveReportRequest(source, { search: 'sato' }));
    expect(calls.map(({ path }) => path)).toEqual(['reports/customers/stats', LIST]);
    for (const { query } of calls) expect(query).toMatchObject({ search: 'sato', searchby: 'all' });
  });

  it.each([
    [{ filter: 'single_customer', customers: '2' }, { customers: '2' }],
    [
      { filter: 'advanced', country_includes: 'GB,DE', orders_count_min: '10', match: 'any' },
      { country_includes: 'GB,DE', orders_count_min: '10', match: 'any' },
    ],
    [
      { filter: 'advanced', registered_between: ['2025-01-01', '2025-06-30'] },
      { registered_between: ['2025-01-01T00:00:00', '2025-06-30T23:59:59'], match: 'all' },
    ],
    [
      { filter: 'advanced', last_active_before: '2025-06-01' },
      { last_active_before: '2025-06-01T23:59:59', match: 'all' },
    ],
    [
      { filter: 'advanced', total_spend_between: ['500', '900.5'] },
      { total_spend_min: '500', total_spend_max: '900.5', match: 'all' },
    ],
  ])('contain the filters of the URL: %o', (url, expected) => {
    expect(getListQuery(url)).toMatchObject(expected);
  });

  it.each([
    ['customer_type', 'user_type', 'guest'],
    ['customer_state', 'location_includes', 'US:CA,US:NY'],
    ['customer_state', 'location_excludes', 'US:CA'],
  ])('contain an optional filter only for a store that accepts %s: %s', (name, param, value) => {
    const url = { filter: 'advanced', [param]: value };
    expect(getListQuery(url)).not.toHaveProperty(param);
    configureOptionalFilters([name]);
    try {
      expect(getListQuery(url)).toMatchObject({ [param]: value, match: 'all' });
    } finally {
      configureOptionalFilters([]);
    }
  });
});
