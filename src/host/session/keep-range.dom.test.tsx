import { configureNavigation, createBrowserHistory } from '@tillview/navigation';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepRange } from './keep-range.ts';
import { restoreRange } from './restore-range.ts';
import { slowStore } from './slow-store.ts';

const PAGE = '/wp-admin/admin.php?page=wc-admin';

/** Opens a URL as a page load does, and returns its query as it is then read. */
function load(path: string): string {
  window.history.replaceState(null, '', PAGE + path);
  restoreRange(window);
  const history = createBrowserHistory(window);
  configureNavigation({ history });
  keepRange(history);
  return window.location.search;
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('a page without a range begins with the last one of the session; a range in the URL wins', () => {
  expect(load('&path=/analytics/revenue')).not.toContain('period');
  load('&path=/analytics/revenue&period=last_month&compare=previous_year&chart=taxes');
  expect(load('&path=/analytics/orders')).toBe(
    '?page=wc-admin&path=/analytics/orders&period=last_month&compare=previous_year',
  );
  expect(load('&path=/analytics/orders&period=week')).not.toContain('last_month');
  expect(load('&path=/analytics/products')).toContain('&period=week');
});

it.each([
  '&path=/analytics/orders&period[]=week',
  '&path=/analytics/orders&period%5B%5D=week',
  '&amp;path=/analytics/orders&amp;period=week',
  '#/analytics/orders?period=week',
])('a range in another form wins too: %s', (url) => {
  load('&path=/analytics/revenue&period=last_month');
  expect(load(url)).not.toContain('last_month');
});

it('no comparison is requested from a slow store unless the user has selected one', () => {
  load('&path=/analytics/orders');
  slowStore.keep();
  expect(load('&path=/analytics/orders')).toContain('&compare=none');
  expect(load('&path=/analytics/orders&period=week')).toContain('&period=week&compare=none');
  load('&path=/analytics/orders&period=week&compare=previous_period');
  expect(load('&path=/analytics/revenue')).toContain('&period=week&compare=previous_period');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  expect(load('&path=/analytics/orders&period=month')).not.toContain('compare');
  vi.useRealTimers();
});

it('a range that is chosen in the page is kept', () => {
  window.history.replaceState(null, '', `${PAGE}&path=/analytics/revenue`);
  const history = createBrowserHistory(window);
  configureNavigation({ history });
  keepRange(history);
  history.push(`${PAGE}&path=/analytics/revenue&period=quarter&filter=all`);
  expect(load('&path=/analytics/orders')).toBe(
    '?page=wc-admin&path=/analytics/orders&period=quarter',
  );
});

it('blocked storage changes nothing', () => {
  const { history, location } = window;
  const blocked = {
    history,
    location,
    get sessionStorage(): Storage {
      throw new Error('Blocked.');
    },
  } as Window;
  window.history.replaceState(null, '', `${PAGE}&path=/analytics/revenue&period=week`);
  const browserHistory = createBrowserHistory(window);
  configureNavigation({ history: browserHistory });
  restoreRange(blocked);
  keepRange(browserHistory, blocked);
  expect(window.location.search).toContain('&period=week');
});
