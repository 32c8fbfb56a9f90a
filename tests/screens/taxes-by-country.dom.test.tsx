import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { toNumber } from './report-parts.ts';
import { withSavedFiles } from './saved-files.ts';

const shop = withDemoShop({ orders: 400 });
const files = withSavedFiles();
const RANGE = '&period=custom&after=2026-09-01&before=2026-10-31';

const open = (query = '') =>
  renderApp(shop, {
    url: `&path=/analytics/taxes-by-country${RANGE}${query}`,
    capabilities: { view_woocommerce_reports: true, manage_woocommerce: true },
  });

describe('Taxes by country and rate', () => {
  it('add up to Revenue and Taxes by the day created, and are in a file with its head', async () => {
    // A store in Germany.
    shop.intercept(async (request, next) => {
      const response = await next();
      if (!request.url.includes('settings/general')) return response;
      const settings = (await response.json()) as { id: string }[];
      return Response.json(
        settings.map((each) =>
          each.id === 'woocommerce_default_country' ? { ...each, value: 'DE' } : each,
        ),
      );
    });
    const { user, errors } = open('&filter=date_created&per_page=100');
    const table = await screen.findByRole('table', { name: /^Taxes by country/ });
    const rows = within(table).getAllByRole('row').slice(1);
    const amountsOf = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll('th, td') ?? [])].slice(5, 7).map(toNumber);
    const amounts = rows.slice(0, -1).map(amountsOf);
    const totals = amountsOf(rows.at(-1));
    expect(amounts.reduce((sum, [amount = 0]) => sum + amount, 0)).toBeCloseTo(totals[0] ?? 0, 2);
    expect(amounts.reduce((sum, [, tax = 0]) => sum + tax, 0)).toBeCloseTo(totals[1] ?? 0, 2);
    const sum = await screen.findByText(/^Adds up: .* Each rate equals Taxes\./);
    // In the place of the progress, so that the table does not move when the lines are read.
    expect(sum.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/not a tax return, and no advice/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const head = await files[0]!.details();
    expect(head.map(([name]) => name)).toEqual([
      'Report',
      'Date range',
      'Compared with',
      'Filters',
      'Time zone',
      'Currency',
      'Store',
      'Orders count',
      'Country / Region',
      'Made',
    ]);
    expect(head).toContainEqual(['Orders count', 'by day created']);
    // The range is the last two months of the demo store.
    const periods = screen.getByRole('group', { name: 'Periods for taxes' });
    expect(within(periods).getByRole('button', { pressed: true })).toHaveTextContent(
      'Last two months',
    );
    await user.click(screen.getByRole('button', { name: /^Show: Each rate/ }));
    await user.click(await screen.findByRole('button', { name: /^Consumers by country/ }));
    const consumers = await screen.findByRole('table', { name: /^Consumers by country/ });
    expect(within(consumers).getAllByRole('columnheader')).toHaveLength(4);
    expect(within(consumers).queryByText('United States')).toBeNull();
    await user.selectOptions(within(periods).getByRole('combobox'), 'April');
    await waitFor(() => expect(within(periods).getByRole('combobox')).toHaveDisplayValue('April'));
    expect(errors).toEqual([]);
  });

  it('say that the user may not read orders', async () => {
    shop.store.faults.push({ path: /wc\/v3\/orders/, status: 403 });
    open();
    expect(await screen.findByText(/^The lines of taxes are in the orders/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
