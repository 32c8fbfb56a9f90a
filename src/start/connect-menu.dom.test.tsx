import { fireEvent, waitFor } from '@testing-library/react';
import { hydrateUser, registerStores } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { createRegistry } from '@wordpress/data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withDemoShop } from '../../tests/screens/demo-shop.ts';
import { renderApp } from '../../tests/screens/render-app.tsx';
import { navigateFromMenu, prefetchFromMenu } from './connect-menu.ts';
import { HOVER_DELAY } from '../host/menu-links.ts';

const shop = withDemoShop();
const ADMIN = 'http://shop.test/wp-admin/';
const at = (query: string) => `${ADMIN}admin.php?page=wc-admin${query}`;

let menu: HTMLElement;
let history: ReturnType<typeof createMemoryHistory>;
beforeEach(() => {
  menu = document.body.appendChild(document.createElement('nav'));
  const links = [
    ['Overview', at('')],
    ['Orders', at('&path=/analytics/orders')],
    ['Customers', at('&path=/customers')],
    ['Extensions', at('&path=/of-old')],
    ['Plugins', `${ADMIN}plugins.php`],
  ] as const;
  for (const [name, href] of links) {
    const link = menu.appendChild(document.createElement('a'));
    link.textContent = name;
    link.href = href;
  }
  configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
  history = createMemoryHistory(at('&path=/analytics/orders&period=week&filter=advanced'));
  configureNavigation({ history, page: 'wc-admin' });
});

const linkOf = (name: string): HTMLElement => {
  const link = [...menu.children].find(({ textContent }) => textContent === name);
  if (!(link instanceof HTMLElement)) throw new Error(`The menu has no link "${name}".`);
  return link;
};
const current = () =>
  [...menu.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);
/**
 * Clicks a link and returns whether its default action was left to the browser. jsdom does not implement navigation.
 */
function follow(name: string, init: MouseEventInit = {}): boolean {
  let isLeft = true;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener('click', stop, { once: true });
  fireEvent.click(linkOf(name), init);
  return isLeft;
}

describe('the links of the menu', () => {
  it('open the screen with the current range without a page load, and mark the current link', () => {
    navigateFromMenu(menu, 'wc-admin');
    expect(current()).toEqual(['Orders']);
    expect(follow('Customers')).toBe(false);
    const { searchParams } = new URL(history.baseUrl);
    expect(Object.fromEntries(searchParams)).toEqual({
      page: 'wc-admin',
      path: '/customers',
      period: 'week',
    });
    expect(current()).toEqual(['Customers']);
    expect(follow('Overview')).toBe(false);
    expect(current()).toEqual(['Overview']);
    history.push(at('&path=/of-old'));
    expect(current()).toEqual([]);
  });

  it('mark the entry of a screen that is one of its tabs, and no favorite beside it', () => {
    linkOf('Orders').dataset['path'] = '/analytics/orders';
    const favorite = menu.appendChild(document.createElement('a'));
    favorite.textContent = 'Downloads';
    favorite.href = at('&path=/analytics/downloads');
    history.replace(at('&path=/analytics/coupons'));
    navigateFromMenu(menu, 'wc-admin');
    const marked = [...menu.querySelectorAll('[aria-current]')];
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Orders', 'true'],
    ]);
  });

  it('have the current range in their URL, for a new tab', () => {
    navigateFromMenu(menu, 'wc-admin');
    const hrefs = () => [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const other = [at('&path=/of-old'), `${ADMIN}plugins.php`];
    const withRange = (range: string) => [
      ...['/analytics/overview', '/analytics/orders', '/customers'].map(
        (path) => `admin.php?page=wc-admin&${range}&path=${encodeURIComponent(path)}`,
      ),
      ...other,
    ];
    expect(hrefs()).toEqual(withRange('period=week'));
    history.push(at('&path=/analytics/orders&period=month&compare=previous_year'));
    expect(hrefs()).toEqual(withRange('period=month&compare=previous_year'));
    history.push(at('&path=/analytics/orders'));
    expect(hrefs()[1]).not.toContain('period');
  });

  it('are left to the browser if they lead to another page or open another tab', () => {
    navigateFromMenu(menu, 'wc-admin');
    const before = history.baseUrl;
    expect(follow('Plugins')).toBe(true);
    expect(follow('Extensions')).toBe(true);
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect([init, follow('Customers', init)]).toEqual([init, true]);
    linkOf('Customers').addEventListener('click', (event) => event.preventDefault());
    follow('Customers');
    fireEvent.click(menu);
    expect(history.baseUrl).toBe(before);
  });
});

describe('hovering over a link', () => {
  const rest = (name: string) => {
    fireEvent(
      linkOf(name),
      Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
    );
    vi.advanceTimersByTime(HOVER_DELAY);
  };

  it('prefetches its screen with the current range, unless it is the current screen', async () => {
    const { unmount } = renderApp(shop, { url: '&path=/of-old' });
    unmount();
    configureNavigation({ history, page: 'wc-admin' });
    const registry = createRegistry();
    registerStores(registry, { now: () => 0, baseUrl: ADMIN });
    hydrateUser(registry, { id: 1, name: 'Ada', capabilities: {}, woocommerce_meta: {} });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    prefetchFromMenu(menu, 'wc-admin', registry);
    for (const name of ['Orders', 'Plugins', 'Extensions', 'Customers']) rest(name);
    vi.useRealTimers();
    await waitFor(() => expect(shop.requests.length).toBeGreaterThan(0));
    await shop.settle();
    const paths = shop.requests.map(({ path }) => path);
    expect(new Set(paths)).toEqual(
      new Set(['/wc-analytics/reports/customers/stats', '/wc-analytics/reports/customers']),
    );
  });
});
