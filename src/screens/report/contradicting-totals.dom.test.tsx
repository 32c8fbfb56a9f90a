import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { report as customers } from '../reports/customers/report.ts';
import { report as orders } from '../reports/orders/report.ts';
import { report as stock } from '../reports/stock/report.ts';
import { renderReport, REST_ROOT, startReportServer } from './render-report.test-support.tsx';

const server = startReportServer();
const REPORTS = `${REST_ROOT}wc-analytics/reports`;

it('tells how many rows the store counts but does not send', async () => {
  server.use(
    http.get(`${REPORTS}/orders`, () => HttpResponse.json([], { headers: { 'X-WP-Total': '2' } })),
    http.get(`${REPORTS}/orders/stats`, () =>
      HttpResponse.json({ totals: { orders_count: 0, net_revenue: -88 }, intervals: [] }),
    ),
  );
  renderReport(orders, '&filter=advanced&refunds=partial&compare=none');
  const text = 'The store counts 2 rows here, but did not send them.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('No data to display')).toBeNull();
});

it('tells that the totals could not be loaded, and loads them again', async () => {
  let isDown = true;
  server.use(
    http.get(`${REPORTS}/customers`, () =>
      HttpResponse.json([{ id: 1, name: 'Ada', orders_count: 2, total_spend: 10 }], {
        headers: { 'X-WP-Total': '1' },
      }),
    ),
    http.get(`${REPORTS}/customers/stats`, () =>
      isDown
        ? HttpResponse.json({ code: 'down', message: 'Down.' }, { status: 500 })
        : HttpResponse.json({ totals: { customers_count: 1 } }),
    ),
  );
  const user = renderReport(customers);
  expect(await screen.findByText(/The totals could not be loaded\./)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 customer')).toBeVisible();
  expect(await screen.findByText('$10.00 on average, over customers with orders')).toBeVisible();
  expect(screen.getByText('$5.00 per order')).toBeVisible();
});

it('tells that the totals of Stock could not be loaded', async () => {
  server.use(
    http.get(`${REPORTS}/stock`, () =>
      HttpResponse.json([{ id: 1, name: 'Mug', stock_status: 'instock', stock_quantity: 3 }], {
        headers: { 'X-WP-Total': '1' },
      }),
    ),
    http.get(`${REPORTS}/stock/stats`, () => HttpResponse.json({ code: 'x' }, { status: 500 })),
  );
  renderReport(stock);
  expect(await screen.findByText(/The totals could not be loaded\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('tells that a filter by number of orders counts refunds, and never lists customers who do not match', async () => {
  server.use(
    http.get(`${REPORTS}/customers`, () =>
      HttpResponse.json(
        [6, 4].map((orders_count) => ({
          id: orders_count,
          name: `C${orders_count}`,
          orders_count,
        })),
        { headers: { 'X-WP-Total': '2' } },
      ),
    ),
    http.get(`${REPORTS}/customers/stats`, () =>
      HttpResponse.json({ totals: { customers_count: 2 } }),
    ),
  );
  let wasListed = false;
  const observer = new MutationObserver(() => {
    wasListed ||= document.body.textContent.includes('C4');
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  renderReport(customers, '&filter=advanced&orders_count_min=5');
  expect(await screen.findByText(/the store counts refunds as orders/)).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'C6' })).toBeVisible();
  observer.disconnect();
  expect(wasListed).toBe(false);
});
