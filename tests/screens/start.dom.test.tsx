import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { isRTL } from '@wordpress/i18n';
import type * as Client from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as TranslatedText from '../../src/host/translated-text.ts';
import { takeConsoleMessages } from '../setup/guards.ts';
import { REST_ROOT, SHOP_NOW, withDemoShop } from './demo-shop.ts';
import { getShopKey } from '../../src/host/session/shop-storage.ts';
// Connects the REST client, once per process.
import './render-app.tsx';
import { deepIt } from '@tillview/test-setup/deep';

const { roots, stops } = vi.hoisted(() => ({
  roots: [] as Client.Root[],
  stops: [] as (() => void)[],
}));

// The entry point never unmounts its root, so each test must do it.
vi.mock('react-dom/client', async (importOriginal) => {
  const original = await importOriginal<typeof Client>();
  return {
    ...original,
    createRoot: (...args: Parameters<typeof original.createRoot>) => {
      const root = original.createRoot(...args);
      roots.push(root);
      return root;
    },
  };
});

// The page is watched until it is closed.
vi.mock('../../src/host/translated-text.ts', async (importOriginal) => {
  const { keepTranslatedText } = await importOriginal<typeof TranslatedText>();
  return { keepTranslatedText: () => stops.push(keepTranslatedText()) };
});

const shop = withDemoShop();
const ENTRY = '../../src/main.tsx';
const ADDRESS = '/wp-admin/admin.php?page=wc-admin&path=/analytics/';
/** The metrics that are kept; the folder of the page is known when it is open. */
const readKept = () => sessionStorage.getItem(getShopKey('tillview-figures'));
let ends: (() => void)[] = [];
let starts = 0;

/** Removes listeners and middlewares of the page when the test ends: in the app they stay until the page is closed. */
function cleanUpAfterTest(): void {
  for (const target of [window, document]) {
    const { addEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...[type, listener, options]: Parameters<typeof addEventListener>) => {
        addEventListener.call(target, type, listener, options);
        ends.push(() => target.removeEventListener(type, listener, options));
      },
    );
  }
  const { use } = apiFetch;
  vi.spyOn(apiFetch, 'use').mockImplementation((middleware) => {
    let isOver = false;
    ends.push(() => {
      isOver = true;
    });
    use((options, next) => (isOver ? next(options) : middleware(options, next)));
  });
}

/** Writes the page of the host and loads the entry point, as a browser does. */
async function start(path: string, settings: object = {}, blocks = ''): Promise<void> {
  window.history.replaceState(null, '', ADDRESS + path);
  const host = {
    mode: 'demo',
    storeName: 'Mugs & More',
    restRoot: REST_ROOT,
    now: `${SHOP_NOW}Z`,
    user: { id: 1, name: 'ada', capabilities: {}, preferences: {} },
    ...settings,
  };
  document.body.innerHTML = `
    <nav id="host-menu"><a href="${ADDRESS}orders">Orders</a><a href="${ADDRESS}revenue">Revenue</a></nav>
    <div id="tillview-root"><p class="tillview-not-loaded" role="alert" hidden>Not loaded</p></div>
    <script type="application/json" id="tillview-host">${JSON.stringify(host)}</script>${blocks}`;
  starts += 1;
  await import(/* @vite-ignore */ `${ENTRY}?start=${starts}`);
}

const app = () => document.querySelector<HTMLElement>('#tillview-root')!;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, 300),
  );
  cleanUpAfterTest();
});

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  for (const end of [...ends.splice(0), ...stops.splice(0)]) end();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  ends = [];
});

it('renders the screen of the URL, and sends its first requests once', async () => {
  await start('revenue&period=week&compare=previous_period', { weekStart: 1 });
  await heading('Revenue');
  await screen.findByRole('table');
  await shop.settle();
  const sent = shop.requests.map(({ path, query }) => path + JSON.stringify(query));
  expect(new Set(sent).size).toBe(sent.length);
  const reports = shop.requests.filter(({ part }) => part);
  expect(reports.map(({ query }) => query['after']?.slice(0, 10))).toContain('2026-11-16');
  expect(app().lang).toBe('en');
  expect(isRTL()).toBe(false);
});

deepIt('names the host settings that it cannot read', async () => {
  await start('revenue', { weekStart: 9, problems: ['The store did not send its currency.'] });
  await heading('Revenue');
  expect(await screen.findByText(/weekStart/)).toBeVisible();
  expect(screen.getByText(/The store did not send its currency\./)).toBeVisible();
});

deepIt('uses the language and the direction of the page', async () => {
  document.documentElement.dir = 'rtl';
  const texts = JSON.stringify({ '': {}, Revenue: ['Umsatz'] });
  await start(
    'revenue',
    {},
    `<script type="application/json" id="tillview-translation">${texts}</script>`,
  );
  await heading('Umsatz');
  expect(isRTL()).toBe(true);
});

deepIt.each([
  ['true', 'week'],
  ['false', 'day'],
])(
  'reads the preferred interval of the user from the page (%s: %s)',
  async (preference, interval) => {
    const preferences = { tillview_readable_interval: preference };
    await start('revenue&period=year', {
      user: { id: 1, name: 'ada', capabilities: {}, preferences },
    });
    await heading('Revenue');
    await waitFor(() => expect(shop.requests.length).toBeGreaterThan(0));
    const [first] = shop.requests.filter(({ part }) => part === 'primary');
    expect(first?.query['interval']).toBe(interval);
  },
);

deepIt('follows menu links without a page load, and stores the metrics on `pagehide`', async () => {
  await start('revenue');
  await heading('Revenue');
  await screen.findByRole('table');
  const menu = within(document.querySelector<HTMLElement>('#host-menu')!);
  await waitFor(() => expect(menu.getByText('Revenue')).toHaveAttribute('aria-current', 'page'));
  fireEvent.click(menu.getByText('Orders'));
  expect(await heading('Orders')).toHaveFocus();
  expect(window.location.search).toContain('orders');
  expect(readKept() === null).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(readKept()).toContain('getReportItems(orders:');
});

it('offers its data stores to other plugins, and shows the errors that they report', async () => {
  await start('revenue');
  await screen.findByRole('table');
  await shop.settle();
  const { registry } = window.tillview!;
  const stats = registry.select('wc/admin/reports') as { getReportStats: unknown };
  expect(stats.getReportStats).toBeTypeOf('function');
  // Registered after the first view.
  await waitFor(() => expect(registry.select('wc/admin/plugins')).toBeDefined());
  const { createErrorNotice } = registry.dispatch('wc/admin/plugins') as {
    createErrorNotice(message: string): Promise<void>;
  };
  void createErrorNotice('The <b>printer</b> is offline.');
  const text = await screen.findByText('The printer is offline.');
  const alert = text.closest<HTMLElement>('[role="alert"]')!;
  fireEvent.click(within(alert).getByRole('button', { name: 'Dismiss this notice' }));
  expect(alert).not.toBeInTheDocument();
  // The parts that load after the first view have sent their requests, so that none reaches the next test.
  await shop.settle();
});

deepIt('does not store metrics for an unknown user', async () => {
  await start('revenue', { user: null });
  await heading('Revenue');
  await screen.findByRole('table');
  await shop.settle();
  window.dispatchEvent(new Event('pagehide'));
  expect(readKept() === null).toBe(true);
});

it('sends no first requests for an unknown screen', async () => {
  await start('unknown');
  await screen.findByRole('heading', { level: 1 });
  await shop.settle();
  expect(shop.requests.filter(({ part }) => part)).toEqual([]);
});

it('throws an error that names the missing element of the page', async () => {
  document.body.replaceChildren();
  await expect(import(/* @vite-ignore */ `${ENTRY}?start=none`)).rejects.toThrow(
    'Tillview found no element with the id "tillview-root" in the page.',
  );
});

it.each([
  ['cannot be loaded', 'Failed to fetch'],
  ['cannot be started', ''],
])('shows the message of the page when the app %s', async (_name, failure) => {
  vi.doMock('../../src/app.tsx', () => {
    if (failure) throw new Error(failure);
    return {
      startApp: () => {
        throw new Error('another plugin has replaced a script of WordPress');
      },
    };
  });
  try {
    await start('revenue');
    const message = screen.getByText('Not loaded');
    await waitFor(() => expect(message).toHaveClass('is-shown'));
    expect(takeConsoleMessages().join()).toContain('Tillview could not be loaded:');
  } finally {
    vi.doUnmock('../../src/app.tsx');
  }
});
