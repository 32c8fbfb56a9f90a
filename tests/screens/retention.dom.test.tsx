import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { readRevenue, withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { numberIn, rowsOf } from './report-parts.ts';
import { withSavedFiles } from './saved-files.ts';
import { deepIt } from '@tillview/test-setup/deep';

const shop = withDemoShop({ orders: 200 });
const files = withSavedFiles();
const READER = { view_woocommerce_reports: true };

const open = (url = '') =>
  renderApp(shop, { url: `&path=/analytics/retention${url}`, capabilities: READER });

const nameRequests = () => shop.requests.filter(({ query }) => query['customers']);

describe('Retention', () => {
  it('has each customer in one segment and one cohort, and the net sales of Revenue', async () => {
    const { errors } = open('&per_page=100');
    const segments = await screen.findByRole('table', { name: /^Segments/ });
    const cohorts = await screen.findByRole('table', { name: /^Cohorts/ });
    const [totals] = within(segments).getAllByRole('row').slice(-1);
    const sum = (cell: number, rows: readonly HTMLElement[]) =>
      rows.reduce((total, row) => total + numberIn(row, cell), 0);
    expect(rowsOf(segments)).toHaveLength(7);
    expect(sum(0, rowsOf(segments))).toBe(numberIn(totals, 0));
    expect(sum(0, rowsOf(cohorts))).toBe(numberIn(totals, 0));
    const revenue = await readRevenue('2000-01-01', '2026-11-30');
    expect(numberIn(totals, 2)).toBeCloseTo(revenue['net_revenue']!, 2);
    expect(screen.getByText(/^Half of all repeat orders come within [\d.]+ days/)).toBeVisible();
    expect(nameRequests()).toEqual([]);
    expect(errors).toEqual([]);
  });

  deepIt('shows the cohorts by another measure, which is in the URL', async () => {
    const { user, query } = open();
    const cohorts = await screen.findByRole('table', { name: /^Cohorts/ });
    expect(rowsOf(cohorts)[0]).toHaveTextContent(/\d% ?\*? ?\(month not over\)/);
    await user.click(screen.getByRole('radio', { name: 'Cumulative net sales' }));
    expect(query().get('measure')).toBe('cumulative');
    expect(rowsOf(cohorts)[0]).toHaveTextContent(/\$[\d,.]+\*? ?\(month not over\)/);
  });

  it('leads to the customers of a segment, and reads the names of the page', async () => {
    const { user, query } = open();
    await user.click(await screen.findByRole('link', { name: 'Occasional customers' }));
    expect(query().get('filter')).toBe('occasional');
    const table = await screen.findByRole('table', { name: /^Occasional customers/ });
    await waitFor(() => expect(within(table).getAllByRole('link', { name: /@/ })[0]).toBeVisible());
    const rows = rowsOf(table);
    expect(nameRequests()).toHaveLength(1);
    expect(nameRequests()[0]?.query['customers']?.split(',')).toHaveLength(rows.length);
    expect(within(rows[0]!).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('filter=single_customer'),
    );
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const cells = await files[0]!.cells();
    expect(cells[0]).toEqual(['Name', 'Email', 'Last order', 'Days since', 'Orders', 'Net sales']);
    expect(cells.slice(1).every(([name, email]) => name && email?.includes('@'))).toBe(true);
    expect(files[0]!.name).toMatch(/^occasional-customers/);
  });

  deepIt('lists customers without names when the store refuses them, with Retry', async () => {
    shop.store.faults.push({ path: /reports\/customers$/, status: 500, times: 1 });
    const { user, errors } = open('&filter=at-risk');
    expect(
      await screen.findByText(errorMessages('the names of these customers').failed, {
        exact: false,
      }),
    ).toBeVisible();
    const table = screen.getByRole('table', { name: /^At risk/ });
    expect(within(table).getAllByRole('link', { name: /^Customer \d+$/ })[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(table).getAllByRole('link', { name: /@/ })[0]).toBeVisible());
    expect(errors).toEqual([]);
  });
});
