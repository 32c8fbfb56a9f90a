import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deepIt, firstCases } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import {
  findChart,
  findRows,
  findSummary,
  getCardText,
  getChartCard,
  openChartTable,
  queryChart,
  querySummary,
  readTable,
  TEXTS,
} from './report-parts.ts';

const shop = withDemoShop();
const PARTS = ['primary', 'secondary', 'table'] as const;
const getRetry = (element: HTMLElement) => within(element).getByRole('button', { name: 'Retry' });

describe('while a part is loading', () => {
  it('shows summary and chart before the rows, and announces only the range and its result', async () => {
    const release = shop.hold((part) => part === 'table');
    renderApp(shop);
    await findSummary();
    await findChart();
    const table = screen.getByRole('group', { name: /^List of orders/ });
    expect(table).toHaveAttribute('aria-busy', 'true');
    expect(within(table).getByRole('columnheader', { name: /^Date/ })).toBeVisible();
    const result =
      /^Nov 1 - 20, 2026\. Net sales \$[\d,.]+, \d+% (above|below) the previous year\. [\d,]+ orders against .*Best day /i;
    expect(await screen.findByText(result, { selector: '[role="status"]' })).toBeInTheDocument();
    expect(screen.queryByText(TEXTS.loading)).not.toBeInTheDocument();
    expect(screen.queryByText(TEXTS.noRows)).not.toBeInTheDocument();
    release();
    await findRows();
    expect(screen.queryByText(TEXTS.loading)).not.toBeInTheDocument();
    expect(new Set(shop.getParts())).toEqual(new Set(PARTS));
  });

  deepIt.each(['secondary', 'primary'] as const)(
    'shows the rows before the metrics, and no metric before both ranges are loaded: %s',
    async (held) => {
      const release = shop.hold((part) => part === held);
      renderApp(shop);
      await findRows();
      expect(getChartCard()).toHaveAttribute('aria-busy', 'true');
      expect(querySummary()).not.toBeInTheDocument();
      expect(screen.queryByText(/N\/A/)).not.toBeInTheDocument();
      expect(screen.queryAllByText(/^Net sales \$/)).toEqual([]);
      release();
      await findChart();
      expect(await screen.findAllByText(/^Net sales \$/)).not.toHaveLength(0);
      expect(await getCardText('Net sales')).toMatch(/\$[\d,.]+.*[+-]\d+%/);
      expect(getChartCard()).toHaveAttribute('aria-busy', 'false');
    },
  );
});

it('shows each part as empty when the responses have neither rows nor totals', async () => {
  shop.reply('table', () => Response.json([], { headers: { 'X-WP-Total': '0' } }));
  for (const part of ['primary', 'secondary'] as const)
    shop.reply(part, () => Response.json({ totals: null, intervals: [] }));
  const { errors } = renderApp(shop);
  expect(await screen.findByText(TEXTS.noRows)).toBeVisible();
  expect(await screen.findByText(TEXTS.noChartData)).toBeVisible();
  expect(await getCardText('Net sales')).toMatch(/^Net salesN\/A/);
  expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
  expect(errors).toEqual([]);
});

describe('when one request fails', () => {
  it('shows the error only in the table, and Retry requests only the rows', async () => {
    shop.fail('table', 500);
    const { user } = renderApp(shop);
    const error = (await screen.findByText(TEXTS.failed)).closest<HTMLElement>('[role=alert]');
    if (!error) throw new Error('The error is no alert.');
    await findSummary();
    await findChart();
    expect(screen.getAllByText(TEXTS.failed)).toHaveLength(1);

    const before = shop.requests.length;
    await user.click(getRetry(error));
    await waitFor(() => expect(shop.getParts(before)).toEqual(['table']));
    await shop.settle();
    shop.restore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await findRows();
    // Then the whole list is read.
    expect(new Set(shop.getParts(before))).toEqual(new Set(['table']));
    expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
  });

  deepIt('replaces summary and chart with one error, and its Retry loads both', async () => {
    shop.fail('primary', 500);
    const { user } = renderApp(shop);
    await findRows();
    await screen.findByText(TEXTS.failed);
    expect(queryChart()).not.toBeInTheDocument();
    shop.restore();
    const before = shop.requests.length;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await findChart();
    await findSummary();
    expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
    expect(shop.getParts(before)).toEqual(['primary']);
  });

  deepIt('does not announce a result of a range that could not be loaded', async () => {
    const { history } = renderApp(shop);
    const result = [/ orders against /i, { selector: '[role="status"]' }] as const;
    await screen.findByText(...result);
    shop.fail('primary', 500);
    act(() => history.push(`${history.baseUrl}&period=last_month`));
    await screen.findByText(TEXTS.failed);
    expect(screen.queryByText(...result)).not.toBeInTheDocument();
  });

  it('shows the selected range without its comparison, with a notice and a Retry button', async () => {
    shop.fail('secondary', 500);
    const { user } = renderApp(shop);
    const notice = await screen.findByText(TEXTS.noComparison);
    expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
    const headers = within(await openChartTable()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Month to date (Nov 1 - 20, 2026)',
    ]);
    expect(await getCardText('Net sales')).toMatch(/^Net sales\$[\d,.]+N\/A/);
    await findRows();
    shop.restore();
    const before = shop.requests.length;
    await user.click(getRetry(notice));
    await waitFor(async () => expect(await getCardText('Net sales')).toMatch(/[+-]\d+%/));
    expect(screen.queryByText(TEXTS.noComparison)).not.toBeInTheDocument();
    expect(within(await openChartTable()).getAllByRole('columnheader')).toHaveLength(5);
    expect(shop.getParts(before)).toEqual(['secondary']);
  });

  deepIt.each([
    ['table', [{ order_id: {}, extended_info: null }, null]],
    [
      'primary',
      { totals: {}, intervals: [{ interval: 'x', date_start: '2026-11-01', subtotals: null }] },
    ],
  ] as const)(
    'shows a malformed response as an error only in the parts of that request: %s',
    async (part, body) => {
      shop.reply(part, () => Response.json(body));
      const { errors } = renderApp(shop);
      await screen.findByText(TEXTS.failed);
      await (part === 'table' ? findChart() : findRows());
      expect(errors).toEqual([]);
    },
  );
});

describe('when all requests fail', () => {
  it.each(
    firstCases(1, [
      ['offline', { offline: true }],
      ['truncated JSON', { malformed: true }],
    ] as const),
  )('shows one error with one Retry, which loads all: %s', async (title, failure) => {
    shop.store.faults.push({ path: /orders/, ...failure });
    const { errors, user } = renderApp(shop);
    await screen.findByText(TEXTS.failed);
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: /^List of orders/ })).not.toBeInTheDocument(),
    );
    const retry = screen.getByRole('button', { name: 'Retry' });
    expect(screen.getByText(TEXTS.failed)).toBeVisible();
    shop.store.faults.length = 0;
    const before = shop.requests.length;
    // The app retries by itself when the connection is back.
    if (title === 'offline') act(() => void window.dispatchEvent(new Event('online')));
    else await user.click(retry);
    await findSummary();
    await findChart();
    await findRows();
    expect(new Set(shop.getParts(before))).toEqual(new Set(PARTS));
    expect(errors).toEqual([]);
  });

  it('shows that the store does not offer the report', async () => {
    for (const part of PARTS)
      shop.reply(part, () =>
        Response.json({ code: 'rest_no_route', message: 'No route.' }, { status: 404 }),
      );
    renderApp(shop);
    await screen.findByText(TEXTS.unavailable);
    await shop.settle();
    expect(screen.getByText(TEXTS.unavailable)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});

describe('the header of a printed report', () => {
  deepIt('shows the filters as readable text, and requests no name twice', async () => {
    renderApp(shop, {
      url: '&path=/analytics/orders&filter=advanced&match=any&status_is_not=completed&product_includes=24,28',
    });
    await findRows();
    const getLines = () =>
      [...document.querySelectorAll('.tillview-report__print p')].map((line) => line.textContent);
    await waitFor(() => expect(getLines().join()).toContain('Product Includes'));
    await waitFor(() => expect(getLines().join()).not.toContain('Loading'));
    expect(getLines().slice(1, -1)).toEqual([
      'Orders count on: The day of the setting “Date type” (paid, created or completed)',
      'Any of: Order status Is not Completed; Product Includes Weekender Bag, Enamel Mug',
    ]);
    const names = shop.requests.filter(({ path }) => path.endsWith('/products'));
    expect(names).toHaveLength(1);
  });
});

describe('permission', () => {
  it.each(firstCases(1, ['reports', 'manager'] as const))(
    'shows the report to the role %s (R1.1)',
    async (role) => {
      shop.signInAs(role);
      renderApp(shop, { knowsUser: false });
      expect(readTable(await findRows()).rows.length).toBeGreaterThan(0);
      await findSummary();
      await findChart();
    },
  );

  it('shows one message to a user who is signed out, without the report', async () => {
    shop.signInAs('none');
    const { errors } = renderApp(shop, { knowsUser: false });
    await screen.findByText(TEXTS.signedOut);
    await shop.settle();
    expect(screen.getByText(TEXTS.signedOut)).toBeVisible();
    expect(errors).toEqual([]);
  });
});
