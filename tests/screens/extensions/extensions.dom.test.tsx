import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defaultHooks } from '@wordpress/hooks';
import * as element from '@wordpress/element';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { connectExtensions } from '../../../src/hook-api/connect-extensions.ts';
import { withDemoShop } from '../demo-shop.ts';
import { getNewPath, getPath, getPersistedQuery } from '@tillview/navigation';
import { ORDERS, renderApp } from '../render-app.tsx';
import { findChart, findRows, findSummary, getCardText, readTable } from '../report-parts.ts';
import { withSavedFiles } from '../saved-files.ts';
import { getWrapping, registerExample, type WP } from './example-extension.ts';

const shop = withDemoShop({ orders: 900 });
const files = withSavedFiles();
const wp: WP = { hooks: defaultHooks, element };

beforeAll(async () => {
  await connectExtensions({ document });
  // The first plugin loads this module, which takes a while on a busy machine.
  await import('../../../src/hook-api/create-extensions.ts');
});
afterEach(async () => {
  for (const [hook, registered] of Object.entries(defaultHooks.filters))
    for (const { namespace } of 'handlers' in registered ? [...registered.handlers] : [])
      defaultHooks.removeFilter(hook, namespace);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
});

/** Registers a plugin, and waits until the app has read what it registered. */
const register = (run: () => void) =>
  act(async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The queries of the requests that were sent to a path, such as `reports/orders/stats`. */
const queriesTo = (path: string) =>
  shop.requests.filter((request) => request.path === `/wc-analytics/${path}`).map((r) => r.query);

describe('a plugin', () => {
  it('adds filters, which are sent to the store, a chart, and a column that is also in the file', async () => {
    await register(() => registerExample(wp));
    const { user } = renderApp(shop, {
      url: '&path=/analytics/orders&wrapped=paper&filter=advanced&ribbon_is=red&chart=coupons',
    });
    const { headers, rows, totals } = readTable(await findRows());
    expect(headers.at(-1)).toBe('Wrapping');
    // The cell of a refund also has the word.
    const numbers = rows.map((row) => /\d+/.exec(row[1] ?? '')?.[0] ?? '');
    expect(numbers.length).toBeGreaterThan(5);
    expect(rows.map((row) => row.at(-1))).toEqual(numbers.map(getWrapping));
    expect(totals.at(-1)).toContain('Some wrapped');
    expect(screen.getAllByText('Red paper')[0]?.tagName).toBe('EM');

    for (const path of ['reports/orders', 'reports/orders/stats']) {
      expect(queriesTo(path)).not.toHaveLength(0);
      for (const query of queriesTo(path))
        expect(query).toMatchObject({ wrapped: 'paper', ribbon_is: 'red', match: 'all' });
    }
    expect(await getCardText('Discounts')).toMatch(/^Discounts\$/);
    await screen.findByText('Discounts', { selector: '.tillview-chart *' });
    expect(await screen.findByText('With paper', { selector: 'button *' })).toBeVisible();
    expect((await screen.findAllByText('Ribbon'))[0]?.closest('fieldset')).toHaveTextContent(/Red/);

    await user.click(await screen.findByText('Download'));
    await waitFor(() => expect(files).toHaveLength(1));
    const [labels = [], ...all] = (await files[0]?.cells()) ?? [];
    const wrapping = labels.indexOf('Wrapping');
    expect(wrapping).toBeGreaterThan(0);
    // Without the totals.
    const lines = all.filter((line) => /^\d+$/.test(line[1] ?? ''));
    // More rows than the page shows.
    expect(lines.length).toBeGreaterThan(rows.length);
    expect(lines.map((line) => line[wrapping])).toEqual(
      lines.map((line) => getWrapping(line[1] ?? '')),
    );
  });

  describe('that changes the currency and keeps a parameter in links', () => {
    const yen = { code: 'JPY', symbol: '¥', precision: 0 };
    const registerCurrency = () => {
      wp.hooks.addFilter('woocommerce_admin_report_currency', 'yen', ((
        config: object,
        { currency }: { currency?: string },
      ) => (currency === 'JPY' ? { ...config, ...yen } : config)) as never);
      wp.hooks.addFilter('woocommerce_admin_persisted_queries', 'yen', (names: string[]) => [
        ...names,
        'currency',
        'path',
      ]);
    };

    deepIt('decides about cards, cells, the chart, the file and other screens', async () => {
      const { user, history } = renderApp(shop, { url: `${ORDERS}&currency=JPY` });
      await findRows();
      expect(document.body).toHaveTextContent('$');
      await register(registerCurrency);
      await shop.settle();
      const { headers, rows } = readTable(await findRows());
      expect(rows[0]?.[headers.indexOf('Net sales')]).toMatch(/^¥[\d,]+$/);
      expect(await getCardText('Net sales')).toMatch(/¥[\d,]+/);
      expect(document.body).not.toHaveTextContent('$');
      await user.click(await screen.findByText('Download'));
      await waitFor(() => expect(files).toHaveLength(1));
      act(() => history.push(getNewPath(getPersistedQuery(), '/analytics/overview', {})));
      expect(history.location.search).toContain('currency=JPY');
      expect(getPath()).toBe('/analytics/overview');
      await waitFor(() => expect(document.body).toHaveTextContent('¥'));
      await shop.settle();
      expect(document.body).not.toHaveTextContent('$');
    });

    deepIt('applies to a URL only, and does not change it', async () => {
      await register(registerCurrency);
      renderApp(shop);
      await findRows();
      expect(await getCardText('Net sales')).toMatch(/\$[\d,]+\.\d\d/);
    });
  });

  it('adds a report with its own URL and menu item', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<nav id="host-menu"><ul></ul></nav>');
    const { user } = renderApp(shop, { url: '&path=/analytics/gift-wrapping&period=week' });
    expect(await screen.findByText('Page not found')).toBeVisible();
    await register(() => registerExample(wp));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gift wrapping');
    expect(document.title).toMatch(/^Gift wrapping/);
    const field = screen.getByLabelText(
      'gift-wrapping at /analytics/gift-wrapping with page,path,period',
    );
    const link = within(screen.getByRole('navigation')).getByRole('link');
    expect(link).toHaveTextContent('Gift wrapping');
    expect(link).toHaveAttribute('aria-current', 'page');

    // A plugin that registers later does not discard what the user has typed.
    await user.type(field, 'ab');
    await register(() => wp.hooks.addFilter('woocommerce_admin_reports_list', 'b', (x) => x));
    expect(field).toHaveValue('ab');
    expect(field).toBeInTheDocument();
    document.getElementById('host-menu')?.remove();
  });

  deepIt('adds a filter and a chart to the Overview, which the user can hide', async () => {
    await register(() => registerExample(wp));
    const { user } = renderApp(shop, { url: '&path=/analytics/overview&wrapped=paper' });
    const charts = '[data-section="store-charts"]';
    await screen.findByText('Discounts', { selector: `${charts} *` });
    expect(await screen.findByText('With paper', { selector: 'button *' })).toBeVisible();
    await shop.settle();
    for (const path of [
      'leaderboards/products',
      'reports/performance-indicators',
      'reports/revenue/stats',
    ])
      for (const query of queriesTo(path)) expect(query).toMatchObject({ wrapped: 'paper' });
    const menu = document.querySelector(`${charts} [aria-haspopup="menu"]`);
    await user.click(menu ?? document.body);
    await user.click(
      await screen.findByText('Discounts', {
        selector: '[role^="menuitem"], [role^="menuitem"] *',
      }),
    );
    await waitFor(() =>
      expect(document.querySelectorAll(`${charts} .tillview-chart`)).toHaveLength(2),
    );
    await waitFor(() =>
      expect(shop.store.db.users[0]?.woocommerce_meta['dashboard_sections']).toMatch(
        /"hiddenBlocks":\[[^\]]*"orders_coupons"/,
      ),
    );
  });

  deepIt(
    'adds a setting, which is saved when its PHP has added it to the settings of the store',
    async () => {
      shop.store.db.addedSettings = [
        {
          id: 'example_paper',
          label: 'Papers',
          description: '',
          type: 'multiselect',
          default: ['red'],
          options: () => ({ red: 'Red', blue: 'Blue' }),
        },
      ];
      await register(() => registerExample(wp));
      const { user } = renderApp(shop, { url: '&path=/analytics/settings' });
      const group = (await screen.findByText('Papers', { selector: 'legend' })).closest('fieldset');
      const red = within(group ?? document.body).getByLabelText('Red');
      expect(red).toBeChecked();
      expect(group).toHaveAccessibleDescription('Papers that are counted.');
      await user.click(red);
      await user.click(screen.getByText('Save settings', { selector: 'button' }));
      await screen.findByText('Settings saved.');
      expect(shop.store.db.options['example_paper']).toEqual([]);
    },
  );

  deepIt(
    'that registers late is applied immediately, and what the user has typed stays',
    async () => {
      const { user } = renderApp(shop, {
        url: '&path=/analytics/orders&filter=advanced&wrapped=paper',
      });
      await findRows();
      await user.click(await screen.findByText('Add a filter'));
      await user.click(await screen.findByText('Coupon code'));
      const field = await screen.findByPlaceholderText('Search coupons');
      await user.type(field, 'su');
      await shop.settle();
      expect(queriesTo('reports/orders')[0]).not.toHaveProperty('wrapped');

      await register(() => registerExample(wp));
      await screen.findByText('Wrapping');
      expect(queriesTo('reports/orders').at(-1)).toMatchObject({ wrapped: 'paper' });
      expect(field).toBeInTheDocument();
      expect(field).toHaveValue('su');
    },
  );
});

function Broken(): ReactNode {
  throw new Error('No paper');
}

/** Adds a column whose cells throw an error when they are rendered. */
const addBrokenCell = (table: { headers: object[]; rows: object[][] }) => ({
  ...table,
  headers: [...table.headers, { key: 'broken', label: 'Broken' }],
  rows: table.rows.map((row) => [
    ...row,
    { display: element.createElement(Broken), value: 'plain' },
  ]),
});

it('shows the value of a cell that cannot be rendered, and a notice names its plugin to users who manage the store', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Suppresses the rendering errors of the cells, which jsdom would print.
  const onError = (event: Event) => event.preventDefault();
  window.addEventListener('error', onError);
  await register(() =>
    wp.hooks.addFilter('woocommerce_admin_report_table', 'broken/cell', addBrokenCell),
  );
  const { errors } = renderApp(shop, { capabilities: { manage_woocommerce: true } });
  const { headers, rows } = readTable(await findRows());
  expect(headers.slice(9)).toEqual(['Attribution', 'Broken']);
  expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(['plain']));
  window.removeEventListener('error', onError);
  await findSummary();
  await findChart();
  expect(await screen.findByText(/^The plugin “broken\/cell” could not/)).toBeVisible();
  expect(errors).toEqual([]);
});
