import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isWCAdmin, navigateTo, parseAdminUrl } from './admin-url.ts';
import { getPath } from './url.ts';
import { configureNavigation, getHistory } from './configuration.ts';
import { createMemoryHistory } from './memory-history.ts';

const ADMIN = 'https://shop.test/wp-admin/';
const HERE = `${ADMIN}admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=week`;
const load = vi.fn<(url: string) => void>();

beforeEach(() => {
  load.mockClear();
  configureNavigation({ history: createMemoryHistory(HERE, { load }) });
});

describe('parseAdminUrl', () => {
  it.each([
    ['https://elsewhere.test/x?y=1', 'https://elsewhere.test/x?y=1'],
    ['//elsewhere.test/x', 'https://elsewhere.test/x'],
    ['post.php?post=7&action=edit', `${ADMIN}post.php?post=7&action=edit`],
    ['/wp-admin/post.php?post=7', `${ADMIN}post.php?post=7`],
    [
      'admin.php?page=wc-admin&path=%2Fcustomers',
      `${ADMIN}admin.php?page=wc-admin&path=%2Fcustomers`,
    ],
    ['/', `${ADMIN}admin.php?page=wc-admin`],
    ['', `${ADMIN}admin.php?page=wc-admin`],
    ['/customers', `${ADMIN}admin.php?page=wc-admin&path=%2Fcustomers`],
    ['/customers?paged=2#x', `${ADMIN}admin.php?page=wc-admin&paged=2&path=%2Fcustomers`],
    ['http://[', `${ADMIN}admin.php?page=wc-admin`],
  ])('resolves %j', (url, expected) => {
    expect(parseAdminUrl(url).href).toBe(expected);
  });
});

describe('isWCAdmin', () => {
  it.each([
    ['admin.php?page=wc-admin', true],
    [`${ADMIN}admin.php?page=wc-admin&path=%2Fcustomers#x`, true],
    [`${ADMIN}admin.php?path=%2Fcustomers&page=wc-admin`, true],
    ['admin.php?page=wc-admin-other', false],
    ['admin.php?page=shop', false],
    ['admin.php', false],
    ['post.php?page=wc-admin', false],
    ['/analytics/orders', false],
  ])('for %s returns %s', (url, expected) => {
    expect(isWCAdmin(url)).toBe(expected);
  });

  it('checks the current URL by default, with the host’s page', () => {
    expect(isWCAdmin()).toBe(true);
    configureNavigation({ history: createMemoryHistory(HERE), page: 'tillview' });
    expect(isWCAdmin()).toBe(false);
  });
});

describe('navigateTo', () => {
  it.each(['/customers', 'admin.php?page=wc-admin&path=/customers'])(
    'opens %s without a page load, at the top of the page',
    (url) => {
      const scrollToTop = vi.spyOn(getHistory(), 'scrollToTop');
      navigateTo({ url });
      expect(getPath()).toBe('/customers');
      expect(getHistory().action).toBe('PUSH');
      expect(scrollToTop).toHaveBeenCalledOnce();
      expect(load).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['post.php?post=7', `${ADMIN}post.php?post=7`],
    ['admin.php?page=shop', `${ADMIN}admin.php?page=shop`],
    ['https://elsewhere.test/wp-admin/admin.php?page=wc-admin', undefined],
    ['https://shop.test/wp-admin/network/admin.php?page=wc-admin', undefined],
  ])('opens %s with a page load', (url, expected) => {
    navigateTo({ url });
    expect(load.mock.calls).toEqual([[expected ?? url]]);
    expect(getPath()).toBe('/analytics/orders');
  });

  it('opens the app with a page load when the current page is outside the app', () => {
    configureNavigation({ history: createMemoryHistory(`${ADMIN}post.php?post=7`, { load }) });
    navigateTo({ url: '/customers' });
    expect(load.mock.calls).toEqual([[`${ADMIN}admin.php?page=wc-admin&path=%2Fcustomers`]]);
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    'throws for %s',
    (url) => {
      expect(() => navigateTo({ url })).toThrow(TypeError);
      expect(load).not.toHaveBeenCalled();
    },
  );
});
