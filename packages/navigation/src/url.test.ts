import { beforeEach, describe, expect, it } from 'vitest';
import { getNewPath, getPath, getQuery, onQueryChange, updateQueryString } from './url.ts';
import { configureNavigation, getAdminPage, getHistory } from './configuration.ts';
import { createMemoryHistory } from './memory-history.ts';
import { getPersistedQuery } from './persisted-query.ts';

const ORDERS =
  'admin.php?page=wc-admin&path=/analytics/orders&period=week&compare=previous_period&filter=advanced&paged=2';

function openAt(url: string, page?: string): void {
  configureNavigation({ history: createMemoryHistory(url), ...(page ? { page } : {}) });
}

function search(): string {
  return getHistory().location.search;
}

beforeEach(() => openAt(ORDERS));

describe('reading the URL', () => {
  it.each([
    ['admin.php?page=wc-admin&path=/analytics/orders', '/analytics/orders'],
    ['admin.php?page=wc-admin&path=%2Fanalytics%2Forders', '/analytics/orders'],
    ['https://shop.test/wp-admin/admin.php?path=%2Fcustomers&page=wc-admin#x', '/customers'],
  ])('reads the path of %s from its path parameter (R2.4, R2.6)', (url, path) => {
    openAt(url);
    expect(getPath()).toBe(path);
    expect(getHistory().location.pathname).toBe(path);
  });

  it.each([
    ['no path', 'admin.php?page=wc-admin'],
    ['no parameters', 'admin.php'],
    ['an empty path', 'admin.php?page=wc-admin&path='],
    ['a list as path', 'admin.php?page=wc-admin&path[]=/analytics/orders'],
    ['an invalid format', 'http://['],
    ['another protocol', 'mailto:owner@shop.test?path=/x'],
  ])('returns the root path when the URL has %s (R2.7)', (_, url) => {
    openAt(url);
    expect(getPath()).toBe('/');
  });

  it('returns all parameters, including page and path', () => {
    expect(getQuery()).toStrictEqual({
      page: 'wc-admin',
      path: '/analytics/orders',
      period: 'week',
      compare: 'previous_period',
      filter: 'advanced',
      paged: '2',
    });
    openAt('admin.php');
    expect(getQuery()).toStrictEqual({});
  });

  it('returns the same object until the URL changes', () => {
    const query = getQuery();
    expect(getQuery()).toBe(query);
    getHistory().push(ORDERS, { scroll: 1 });
    expect(getQuery()).toBe(query);
    updateQueryString({ paged: 3 });
    expect(getQuery()).not.toBe(query);
  });
});

describe('getNewPath', () => {
  it.each(['/', '/analytics/orders', '/analytics/settings', '/x y'])(
    'links to %s through the admin page (R2.1, R2.2)',
    (path) => {
      const url = new URL(getNewPath({}, path, {}), 'https://shop.test/wp-admin/');
      expect(url.pathname).toBe('/wp-admin/admin.php');
      expect(url.searchParams.get('page')).toBe('wc-admin');
    },
  );

  it('uses the page of the reports app by default (R2.3)', () => {
    expect(getAdminPage()).toBe('wc-admin');
    expect(getNewPath({}, '/', {})).toBe('admin.php?page=wc-admin');
    expect(getNewPath({}, '/', {}, 'shop')).toBe('admin.php?page=shop');
    expect(getNewPath({ page: 'mine' }, '/', {}, 'shop')).toBe('admin.php?page=mine');
    expect(getNewPath({ page: ['x'] }, '/', {})).toBe('admin.php?page=wc-admin');
  });

  it('uses the page slug that the host configured (R2.3, readings B1)', () => {
    configureNavigation({ history: createMemoryHistory(), page: 'tillview' });
    expect(getNewPath({}, '/analytics/orders')).toBe(
      'admin.php?page=tillview&path=%2Fanalytics%2Forders',
    );
    expect(getPath()).toBe('/');
  });

  it('omits the path at the root, even if the current URL has one (R2.5)', () => {
    expect(getNewPath({}, '/', {})).not.toContain('path');
    expect(getNewPath({}, '/')).toBe(
      'admin.php?page=wc-admin&period=week&compare=previous_period&filter=advanced&paged=2',
    );
    expect(getNewPath({ path: '/customers' }, '/', {})).toBe('admin.php?page=wc-admin');
    expect(getNewPath({}, '', {})).toBe('admin.php?page=wc-admin');
  });

  it.each([
    [
      'keeps current parameters; given ones override them',
      () => getNewPath({ paged: 3 }),
      'admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=week&compare=previous_period&filter=advanced&paged=3',
    ],
    [
      'removes undefined parameters, and writes null as empty',
      () => getNewPath({ paged: undefined, filter: null }, '/', {}),
      'admin.php?page=wc-admin&filter=',
    ],
    [
      'nests lists in brackets (readings C5)',
      () =>
        getNewPath(
          {
            attribute_is: [
              [3, 9],
              [4, 1],
            ],
            total_between: ['10', '20'],
          },
          '/analytics/orders',
          {},
        ),
      'admin.php?page=wc-admin&attribute_is%5B0%5D%5B0%5D=3&attribute_is%5B0%5D%5B1%5D=9&attribute_is%5B1%5D%5B0%5D=4&attribute_is%5B1%5D%5B1%5D=1&total_between%5B0%5D=10&total_between%5B1%5D=20&path=%2Fanalytics%2Forders',
    ],
    [
      'encodes special characters',
      () => getNewPath({ x: 'a b&c' }, '/customers', {}, 'shop'),
      'admin.php?page=shop&x=a%20b%26c&path=%2Fcustomers',
    ],
    [
      'keeps the page of the table separate from the admin page (readings A9)',
      () => getNewPath({ paged: 4 }, '/', {}),
      'admin.php?page=wc-admin&paged=4',
    ],
  ])('%s', (_, make, expected) => {
    expect(make()).toBe(expected);
  });

  it('keeps unknown parameters when the URL changes', () => {
    openAt('admin.php?page=wc-admin&utm[source]=a&ids[]=1&ids[]=2&x=%E0%A4%A&flag');
    updateQueryString({ period: 'year' }, '/analytics/orders');
    expect(getQuery()).toStrictEqual({
      page: 'wc-admin',
      utm: { source: 'a' },
      ids: ['1', '2'],
      x: '%E0%A4%A',
      flag: '',
      period: 'year',
      path: '/analytics/orders',
    });
  });
});

describe('updateQueryString', () => {
  it('adds the new URL to the history', () => {
    updateQueryString({ paged: 3 });
    expect(getHistory().action).toBe('PUSH');
    expect(`admin.php${search()}`).toBe(getNewPath({}));
    getHistory().back();
    expect(getQuery()['paged']).toBe('2');
  });

  it('keeps the directory of the admin page', () => {
    openAt('https://shop.test/sub/wp-admin/admin.php?page=wc-admin');
    updateQueryString({}, '/customers', {}, 'wc-admin');
    expect(getHistory().baseUrl).toBe(
      'https://shop.test/sub/wp-admin/admin.php?page=wc-admin&path=%2Fcustomers',
    );
  });
});

describe('chart type and interval in the URL (readings A1)', () => {
  beforeEach(() => {
    updateQueryString({ chartType: 'bar' });
    updateQueryString({ interval: 'week' });
  });

  it('are the parameters chartType and interval, and persist within the report', () => {
    updateQueryString({ paged: 5, orderby: 'date' });
    expect(getQuery()).toMatchObject({ chartType: 'bar', interval: 'week' });
  });

  it('keep only the interval when another report is opened', () => {
    getHistory().push(getNewPath(getPersistedQuery(), '/analytics/products', {}));
    expect(getQuery()).toStrictEqual({
      page: 'wc-admin',
      path: '/analytics/products',
      period: 'week',
      compare: 'previous_period',
      interval: 'week',
    });
  });
});

describe('onQueryChange', () => {
  it('writes column and direction for sort', () => {
    onQueryChange('sort', '/analytics/orders', {})('date', 'asc');
    expect(search()).toBe('?page=wc-admin&orderby=date&order=asc&path=%2Fanalytics%2Forders');
  });

  it('writes the filter and the ids, and drops the search, for compare', () => {
    onQueryChange('compare', '/analytics/products', { search: 'x' })('products', 'filter', '4,9');
    expect(`admin.php${search()}`).toBe(
      'admin.php?page=wc-admin&filter=compare-products&products=4%2C9&path=%2Fanalytics%2Fproducts',
    );
  });

  it.each([
    ['paged', 3, '3'],
    ['per_page', '100', '100'],
    ['chartType', 'bar', 'bar'],
    ['filter', undefined, undefined],
  ])('writes any other parameter: %s = %j', (param, value, expected) => {
    onQueryChange(param)(value);
    expect(getQuery()[param]).toBe(expected);
    expect(getQuery()['period']).toBe('week');
  });
});
