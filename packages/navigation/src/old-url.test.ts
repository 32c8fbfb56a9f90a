import { describe, expect, it } from 'vitest';
import { createMemoryHistory } from './memory-history.ts';
import { parseQuery } from './query-string.ts';

function read(url: string) {
  const { pathname, search, hash } = createMemoryHistory(`admin.php?${url}`).location;
  return { pathname, query: parseQuery(search), hash };
}

const ORDERS = {
  pathname: '/analytics/orders',
  query: { page: 'wc-admin', path: '/analytics/orders', period: 'last_month' },
  hash: '',
};

describe('the location of a URL in an old form', () => {
  it.each([
    ['escaped ampersands', 'page=wc-admin&amp;path=%2Fanalytics%2Forders&amp;period=last_month'],
    [
      'ampersands as numbers, which begin a fragment',
      'page=wc-admin&#038;path=%2Fanalytics%2Forders&#038;period=last_month',
    ],
    [
      'ampersands escaped twice',
      'page=wc-admin&amp;amp;path=/analytics/orders&amp%3Bperiod=last_month',
    ],
    ['the route in the fragment', 'page=wc-admin#/analytics/orders?period=last_month'],
    ['the range before the route', 'page=wc-admin&period=last_month#!/analytics/orders'],
    ['a path encoded twice', 'page=wc-admin&path=%252Fanalytics%252Forders&period=last%255Fmonth'],
    [
      'a path encoded three times',
      'page=wc-admin&path=%25252Fanalytics%25252Forders&period=last_month',
    ],
    ['a path with parameters', 'page=wc-admin&path=%2Fanalytics%2Forders%3Fperiod%3Dlast_month'],
    ['a slash at the end', 'page=wc-admin&path=%2Fanalytics%2Forders%2F&period=last_month'],
    ['no slash at the start', 'page=wc-admin&path=analytics//orders+&period=last_month'],
  ])('has the path and the parameters for %s', (_, url) => {
    expect(read(url)).toEqual(ORDERS);
  });

  it.each([
    ['the root', 'page=wc-admin#/', '/'],
    ['a path that cannot be decoded', 'page=wc-admin&path=%252F%25E0%25A4', '/%2F%E0%A4'],
  ])('has a path for %s', (_, url, path) => {
    expect(read(url).pathname).toBe(path);
  });

  it('is not changed for other URLs', () => {
    const search = '?page=wc-admin&path=/analytics/orders&a=1&search=50%25%2Foff';
    const { location } = createMemoryHistory(`admin.php${search}#main`);
    expect(location).toMatchObject({ search, hash: '#main' });
  });
});
