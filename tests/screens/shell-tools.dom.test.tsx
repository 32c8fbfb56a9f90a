import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setViewportWidth } from '@tillview/test-setup/dom';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDialog } from '../../src/shell/tools/dialog-state.ts';
import { withDemoShop } from './demo-shop.ts';
import { waitForTools, withDialogs } from './dialogs.ts';
import { renderApp, type RenderedApp } from './render-app.tsx';
import { findRows } from './report-parts.ts';
import { getShopKey } from '../../src/host/session/shop-storage.ts';
import { deepIt } from '@tillview/test-setup/deep';

const shop = withDemoShop({ orders: 60 });
withDialogs();
const ORDERS = { url: '&path=/analytics/orders&period=today&compare=previous_year' };

/** A page without metrics, which loads faster. */
const EXPORTS = { url: '&path=/exports&period=today&compare=previous_year' };

const scrolledTo: (string | null)[] = [];
beforeEach(() => {
  window.localStorage.clear();
  scrolledTo.length = 0;
  // jsdom does not implement it.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.textContent);
  };
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const press = (key: string, held: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key,
    code: `Key${key.toUpperCase()}`,
    ...held,
  });
const access = (key: string) => press(key, { shiftKey: true, altKey: true });

/** Mounts the app and waits until its shortcuts work, because they are loaded after the first view. */
async function open(options: Parameters<typeof renderApp>[1] = EXPORTS): Promise<RenderedApp> {
  const app = renderApp(shop, options);
  await waitForTools();
  return app;
}

const field = (): HTMLElement => {
  const input = document.querySelector<HTMLElement>('dialog [role="combobox"]');
  if (!input) throw new Error('The command palette is not open.');
  return input;
};
const list = () => document.querySelector('dialog [role="listbox"]');
const options = (): HTMLElement[] => [
  ...(list()?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];
const labels = () => options().map(({ textContent }) => textContent);
const selected = () => options().findIndex((one) => one.getAttribute('aria-selected') === 'true');

async function openPalette(): Promise<void> {
  press('k', { ctrlKey: true });
  await waitFor(() => expect(isOpen()).toBe(true));
}
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const isOpen = () => document.querySelector('dialog') !== null;
async function run(text: string): Promise<void> {
  await openPalette();
  type(text);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(isOpen()).toBe(false);
}

describe('the command palette', () => {
  it('lists the pages first, favorites before the others, and shows the number of results', async () => {
    for (const user of shop.store.db.users) user.favorites = ['woocommerce-analytics-taxes'];
    await open();
    await openPalette();
    expect(labels().slice(0, 3)).toEqual([
      'TaxesFavorite · Today',
      'OverviewPage · Today',
      'DigestPage',
    ]);
    expect(labels().filter((label) => /^Taxes(?! by)/.test(label ?? ''))).toHaveLength(1);
    expect(screen.getByText(`${options().length} results`)).toBeInTheDocument();
    type('no such page');
    expect(options()).toHaveLength(0);
    // The number is known when the store has been searched.
    expect(screen.queryByText('0 results')).toBeNull();
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.getByText('0 results')).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    for (const key of ['Enter', 'ArrowDown'])
      expect(fireEvent.keyDown(field(), { key })).toBe(true);
    expect(isOpen()).toBe(true);
  });

  it('is navigated with keys and pointer, and selects the first result again after typing', async () => {
    await open();
    await openPalette();
    const last = options().length - 1;
    const steps: [string, number][] = [
      ['PageUp', 0],
      ['ArrowUp', last],
      ['PageDown', last],
      ['ArrowDown', 0],
      ['PageDown', 8],
      ['ArrowDown', 9],
      ['PageUp', 1],
      ['ArrowUp', 0],
      ['ArrowDown', 1],
    ];
    for (const [key, at] of steps) {
      expect(fireEvent.keyDown(field(), { key })).toBe(false);
      expect([key, selected()]).toEqual([key, at]);
      expect(field()).toHaveAttribute('aria-activedescendant', options()[at]?.id);
      expect(scrolledTo.at(-1)).toBe(labels()[at]);
    }
    expect(fireEvent.keyDown(field(), { key: 'Home' })).toBe(true);
    expect(selected()).toBe(1);
    fireEvent.pointerMove(options()[4] ?? field());
    expect(selected()).toBe(4);
    expect(fireEvent.pointerDown(options()[4] ?? field())).toBe(false);
    type('report');
    expect(selected()).toBe(options().length > 0 ? 0 : -1);
    expect(field()).toHaveValue('report');
  });

  deepIt('opens a page with the current comparison, but not during IME composition', async () => {
    const { query } = await open();
    await openPalette();
    type('customers');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    // Safari ends the composition before it reports the key press.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(isOpen()).toBe(false);
    expect(query().get('path')).toBe('/customers');
    expect(query().get('compare')).toBe('previous_year');
  });

  it('finds items of the store from two characters on, and opens the report of one', async () => {
    const { query } = await open();
    await openPalette();
    const product = shop.store.db.products.find(({ name }) => name === 'Card Wallet');
    const isSearch = ({ path }: { path: string }) => path.endsWith('/wc-analytics/products');
    shop.store.faults.push({ path: /wc-analytics\/coupons$/, status: 500, times: 1 });
    type('C');
    expect(screen.queryByText('Searching the store…')).not.toBeInTheDocument();
    type('Card W');
    expect(screen.getByText('Searching the store…')).toBeVisible();
    await screen.findByRole('option', { name: 'Card WalletProduct · Today' });
    expect(shop.requests.filter(isSearch)).toHaveLength(1);

    // One kind has failed; the others are listed.
    expect(screen.getByText(/^Some items of the store could not be searched\./)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/could not be searched/)).toBeNull());
    await waitFor(() => expect(shop.requests.filter(isSearch)).toHaveLength(2));

    fireEvent.click(await screen.findByRole('option', { name: 'Card WalletProduct · Today' }));
    expect(Object.fromEntries(query())).toMatchObject({
      path: '/analytics/products',
      filter: 'single_product',
      products: String(product?.id),
      period: 'today',
    });
  });

  deepIt('runs the clicked option, and writes ranges and filters into the URL', async () => {
    const { query, user } = await open(ORDERS);
    await openPalette();
    type('last month vs last year');
    const [first] = options();
    expect(first).toHaveTextContent('Last month vs. Previous yearRange');
    await user.click(first ?? field());
    expect(query().get('period')).toBe('last_month');
    await run('status refunded');
    expect(query().get('status_is')).toBe('refunded');
    expect(query().get('filter')).toBe('advanced');
    await run('all orders');
    expect(query().has('status_is')).toBe(false);
  });

  deepIt('lists the actions of the screen and its table', async () => {
    await open({ url: '&path=/analytics/orders&period=year' });
    await findRows();
    await openPalette();
    const shown = labels().filter((label) => /Table$|Action$/.test(label ?? ''));
    expect(shown).toEqual([
      expect.stringMatching(/^Download: .*Table$/),
      expect.stringMatching(/^Download: .*Table$/),
      'Refresh the figuresAction',
      'Add to favoritesAction',
      'Saved viewsAction',
      'Notes on daysAction',
      'What these figures countAction',
      'Keyboard shortcutsAction',
      'Do not keep figures for this sessionAction',
    ]);
  });

  deepIt('turns the caching of metrics off and on, and opens the list of shortcuts', async () => {
    window.sessionStorage.setItem(getShopKey('tillview-figures'), 'kept');
    await open();
    await run('do not keep figures');
    expect(window.localStorage.getItem(getShopKey('tillview-keep-figures'))).toBe('false');
    await openPalette();
    expect(labels()).toContain('Keep figures for this sessionAction');
    type('keep figures');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(window.localStorage.getItem(getShopKey('tillview-keep-figures'))).toBe('true');
    await openPalette();
    type('keyboard shortcuts');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });

  deepIt('lists neither ranges nor filters on a screen without them', async () => {
    renderApp(shop, {
      url: '&path=/stock',
      capabilities: { edit_products: true, manage_woocommerce: true },
    });
    await waitForTools();
    await openPalette();
    type('last month');
    expect(labels().filter((label) => label?.endsWith('Range'))).toEqual([]);
  });
});

describe('shortcuts', () => {
  it('select the previous and the next period, refresh the metrics, move focus to the filters, and open the Overview', async () => {
    const { query } = await open({
      url: '&path=/analytics/orders&period=month&compare=previous_year',
    });
    access('p');
    expect(query().get('period')).toBe('last_month');
    expect(query().get('compare')).toBe('previous_year');
    access('n');
    expect(query().get('period')).toBe('month');
    access('n');
    expect(query().get('period')).toBe('month');
    await findRows();
    await shop.settle();
    const before = shop.requests.length;
    access('r');
    await shop.settle();
    expect(shop.getParts(before)).toEqual(['primary', 'secondary', 'table']);
    access('f');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.closest('.tillview-report-filters')).not.toBeNull();
    access('o');
    expect(query().get('path')).toBe('/analytics/overview');
  });

  deepIt(
    'do nothing in fields, while a dialog is open, or when they are switched off',
    async () => {
      const { query, user } = await open(ORDERS);
      const input = document.body.appendChild(document.createElement('input'));
      input.focus();
      access('p');
      press('?', { shiftKey: true });
      input.remove();
      expect(query().get('period')).toBe('today');
      expect(isOpen()).toBe(false);

      press('?', { shiftKey: true });
      const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
      expect(list.getAllByRole('checkbox')).toHaveLength(7);
      access('n');
      access('o');
      expect(query().get('path')).toBe('/analytics/orders');
      const earlier = list.getByRole('checkbox', { name: /^Earlier period/ });
      expect(earlier).toBeChecked();
      await user.click(earlier);
      expect(earlier).not.toBeChecked();
      await user.click(list.getByRole('button', { name: 'Close' }));
      expect(isOpen()).toBe(false);
      access('p');
      expect(query().get('period')).toBe('today');
      press('?', { shiftKey: true });
      const again = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
      await user.click(again.getByRole('checkbox', { name: /^Earlier period/, checked: false }));
      await user.click(again.getByRole('button', { name: 'Close' }));
      access('p');
      expect(query().get('period')).toBe('yesterday');
    },
  );

  deepIt('do not change the period on a screen without a range', async () => {
    const { history } = await open({ url: '&path=/analytics/stock' });
    const before = history.baseUrl;
    access('p');
    expect(history.baseUrl).toBe(before);
  });
});

describe('the page menu', () => {
  const openMenu = async ({ user }: RenderedApp) =>
    user.click(await screen.findByRole('button', { name: 'More options' }));
  const items = () =>
    [...document.querySelectorAll('[role^="menuitem"]')].map(({ textContent }) => textContent);

  it('opens the dialogs, changes favorites, and opens a favorite', async () => {
    const app = await open();
    await openMenu(app);
    await screen.findByRole('menuitem', { name: 'Search and commands' });
    expect(screen.queryByText('Favorites')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('menuitem', { name: 'Add to favorites' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await openMenu(app);
    await screen.findByRole('menuitem', { name: 'Remove from favorites' });
    expect(screen.getByText('Favorites')).toBeVisible();
    await app.user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    act(() => openDialog(undefined));
    act(() => app.history.push('admin.php?page=wc-admin&path=/payments&period=week'));
    await screen.findByRole('heading', { level: 1, name: 'Payments' });
    await openMenu(app);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Exports' }));
    expect(app.query().get('path')).toBe('/exports');
    expect(app.query().get('period')).toBe('week');
    await openMenu(app);
    await app.user.click(await screen.findByRole('menuitem', { name: 'Search and commands' }));
    expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeInTheDocument();
  });

  it('shows whether metrics are cached, and turns the cache off and on', async () => {
    const app = await open();
    await openMenu(app);
    const keep = await screen.findByRole('menuitemcheckbox', {
      name: 'Keep figures for this session',
    });
    expect(keep).toBeChecked();
    await app.user.click(keep);
    expect(keep).not.toBeChecked();
    expect(window.localStorage.getItem(getShopKey('tillview-keep-figures'))).toBe('false');
    await app.user.click(keep);
    expect(window.localStorage.getItem(getShopKey('tillview-keep-figures'))).toBe('true');
  });

  deepIt('contains the links of the header on a narrow screen', async () => {
    setViewportWidth(400);
    const app = await open({ ...ORDERS, capabilities: { manage_woocommerce: true } });
    await openMenu(app);
    await screen.findByRole('menuitem', { name: /^Inbox/ });
    expect(items()[0]).toMatch(/^Inbox/);
    await app.user.click(screen.getByRole('menuitem', { name: /^Inbox/ }));
    expect(app.query().get('path')).toBe('/inbox');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});

describe('favorites', () => {
  it('are listed in the admin menu, with the current page marked', async () => {
    const slot = document.body.appendChild(document.createElement('div'));
    slot.id = 'host-favorites';
    const { user, history } = await open();
    expect(slot).toHaveTextContent('');
    await user.click(screen.getByRole('button', { name: 'Add to favorites' }));
    const link = await screen.findByRole('link', { name: 'Exports' });
    expect(slot).toContainElement(link);
    expect(within(slot).getByRole('list', { name: 'Favorites' })).toBeVisible();
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(link.getAttribute('href')).toContain('compare=previous_year');
    act(() => history.push('admin.php?page=wc-admin&path=/payments'));
    await screen.findByRole('heading', { level: 1, name: 'Payments' });
    expect(within(slot).getByRole('link')).not.toHaveAttribute('aria-current');
    slot.remove();
  });

  it('that cannot be saved are named in an error with Retry', async () => {
    const fail = { path: /navigation\/favorites/, status: 500, times: 1 };
    const { user } = await open();
    shop.store.faults.push({ ...fail, method: 'POST' });
    await user.click(screen.getByRole('button', { name: 'Add to favorites' }));
    await screen.findByText('Exports could not be added to the favorites.');
    screen.getByRole('button', { name: 'Add to favorites' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Remove from favorites' });
    await waitFor(() => expect(shop.store.db.users[0]?.favorites).toEqual(['tillview-exports']));
    shop.store.faults.push({ ...fail, method: 'DELETE' });
    await user.click(screen.getByRole('button', { name: 'Remove from favorites' }));
    await screen.findByText('Exports could not be removed from the favorites.');
    screen.getByRole('button', { name: 'Remove from favorites' });
  });

  it('are not offered on an unknown page', async () => {
    renderApp(shop, { url: '&path=/analytics/of-old' });
    await screen.findByText('Page not found');
    // Its shortcut works when its code is loaded.
    await waitFor(() => {
      press('k', { ctrlKey: true });
      expect(isOpen()).toBe(true);
    });
    await screen.findByRole('combobox', { name: 'Search and commands' });
    expect(labels()).not.toContain('Add to favoritesAction');
    expect(screen.queryByRole('button', { name: 'Add to favorites' })).not.toBeInTheDocument();
  });
});
