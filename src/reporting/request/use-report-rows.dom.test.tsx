import { screen, within } from '@testing-library/react';
import { getQuery } from '@tillview/navigation';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { report } from '../../screens/reports/customers/report.ts';
import {
  renderReport,
  REST_ROOT,
  startReportServer,
} from '../../screens/report/render-report.test-support.tsx';
import { deepIt, firstCases } from '@tillview/test-setup/deep';

const server = startReportServer();
const CUSTOMERS = `${REST_ROOT}wc-analytics/reports/customers`;

/** A store with this many customers, whose orders are mostly equal and in another order on each page. */
function serve(count: number, { fails = false, repeats = false } = {}) {
  const requested: string[] = [];
  server.use(
    http.get(`${CUSTOMERS}/stats`, () => HttpResponse.json({ totals: { customers_count: count } })),
    http.get(CUSTOMERS, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
      requested.push(`${searchParams.get('orderby')} ${page} of ${size}`);
      if (fails && size === 100) return HttpResponse.json({ code: 'down' }, { status: 500 });
      // The last row of a page is also the first one of the next.
      const start = size === 100 ? (page - 1) * size : Math.max(0, (page - 1) * size - 1);
      const rows = Array.from({ length: Math.min(size, count - start) }, (_, index) => ({
        id: repeats && size === 25 && index === 1 ? start : start + index,
        name: `Customer ${start + index}`,
        orders_count: (start + index) % 3,
      }));
      return HttpResponse.json(rows, { headers: { 'X-WP-Total': String(count) } });
    }),
  );
  return requested;
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .filter((name) => name?.startsWith('Customer'));
const nextPage = () => screen.getByRole('button', { name: 'Next page' });

it('reads the whole list when it is sorted, and then sorts and pages without a request', async () => {
  const requested = serve(30);
  const user = renderReport(report);
  await screen.findByRole('rowheader', { name: 'Customer 24' });
  await user.click(await screen.findByRole('button', { name: /^Lifetime orders/ }));
  await expect.poll(() => getQuery()['orderby']).toBe('orders_count');
  await screen.findByRole('rowheader', { name: 'Customer 29' });
  const first = names();
  await user.click(nextPage());
  await expect.poll(() => names()).toHaveLength(5);
  expect(new Set([...first, ...names()]).size).toBe(30);
  expect(requested).toEqual(['date_last_active 1 of 25', 'date_last_active 1 of 100']);
});

it('reads the whole list behind the opened page, so that the next one repeats no row', async () => {
  serve(60);
  const user = renderReport(report);
  await screen.findByRole('rowheader', { name: 'Customer 24' });
  await user.click(nextPage());
  await screen.findByRole('rowheader', { name: 'Customer 49' });
  expect(names()[0]).toBe('Customer 25');
});

deepIt('reads the whole list after the first view if its page repeats a row', async () => {
  const requested = serve(30, { repeats: true });
  renderReport(report);
  await expect
    .poll(() => requested)
    .toEqual(['date_last_active 1 of 25', 'date_last_active 1 of 100']);
});

it.each(
  firstCases(1, [
    ['is too long to be read', 1001, {}],
    ['cannot be read', 60, { fails: true }],
  ] as const),
)('tells that a page repeats a row if the list %s', async (_, count, options) => {
  serve(count, options);
  const user = renderReport(report);
  await screen.findByRole('rowheader', { name: 'Customer 24' });
  expect(screen.queryByText(/also on another page/)).toBeNull();
  await user.click(nextPage());
  expect(await screen.findByText(/^1 row of this page was also on another page/)).toBeVisible();
});
