import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { numberIn, rowsOf, toNumber } from './report-parts.ts';
import { withSavedFiles } from './saved-files.ts';

const shop = withDemoShop({ orders: 200 });
const files = withSavedFiles();
const ADMIN = { view_woocommerce_reports: true, manage_woocommerce: true };
const RANGE = '&period=custom&after=2026-01-01&before=2026-10-31&interval=month';

const open = (path: string, capabilities: Record<string, boolean> = ADMIN) =>
  renderApp(shop, { url: `&path=${path}${RANGE}`, capabilities });

describe('Profit', () => {
  it('has known and unknown sales of each interval, and subtracts own costs that were entered', async () => {
    for (const each of shop.store.db.users)
      each.woocommerce_meta = {
        tillview_profit: JSON.stringify([
          { kind: 'cost', name: 'Rent', per: 'month', amount: 100, from: '2026-01-01' },
          { kind: 'rate', method: 'bacs', percent: 0, fixed: 1 },
        ]),
      };
    const { user, errors } = open('/analytics/profit');
    const table = await screen.findByRole('table', { name: /^By / });
    const totals = within(table).getAllByRole('row').at(-1);
    const [
      kept = 0,
      gross = 0,
      ,
      known = 0,
      cost = 0,
      unknown,
      shipping = 0,
      fees = 0,
      assumed = 0,
      own,
    ] = Array.from({ length: 10 }, (_, cell) => numberIn(totals, cell));
    expect(gross).toBeCloseTo(known - cost, 2);
    expect(unknown).toBeGreaterThan(0);
    expect(own).toBe(1000);
    expect(assumed).toBeGreaterThan(0);
    expect(kept).toBeCloseTo(gross + shipping - fees - assumed - (own ?? 0), 1);
    expect(screen.getByText(/of the fees rest on rates that were entered/)).toBeVisible();
    // The change of gross profit is split by what orders have, without a rest.
    await user.click(await screen.findByRole('button', { name: 'Details of the change' }));
    await user.click(await screen.findByRole('radio', { name: 'Customer type' }));
    const split = screen.getByRole('table', { name: 'What changed by customer type' });
    const changes = within(split).getAllByRole('row').slice(1);
    const added = [0, 1, 2].map((cell) =>
      changes.slice(0, -1).reduce((sum, row) => sum + numberIn(row, cell), 0),
    );
    for (const [cell, sum] of added.entries())
      expect(sum).toBeCloseTo(numberIn(changes.at(-1), cell), 2);
    expect(added[0]).toBeCloseTo(gross, 1);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const cells = await files[0]!.cells();
    expect(cells[0]?.slice(0, 3)).toEqual(['Date', 'What I kept', 'Gross profit']);
    expect(cells).toHaveLength(11);
    expect(errors).toEqual([]);
  });

  it('says how to enter costs in a shop without any, and shows no empty report', async () => {
    shop.intercept(async (request, next) => {
      const response = await next();
      if (!/wc\/v3\/orders/.test(request.url)) return response;
      const orders = (await response.json()) as Record<string, unknown>[];
      return Response.json(orders.map((order) => ({ ...order, line_items: [] })));
    });
    open('/analytics/profit');
    expect(await screen.findByText('No costs in this shop yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that an administrator or the plugin is needed if the user may not read orders', async () => {
    shop.store.faults.push({ path: /wc\/v3\/orders/, status: 403 });
    open('/analytics/payouts', { view_woocommerce_reports: true });
    expect(await screen.findByText(/^Costs and fees are in the orders themselves/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the profit of products', () => {
  it('is added by a switch, sorts all pages, and keeps lines without a cost apart', async () => {
    const { user, query, errors } = open('/analytics/products&per_page=10');
    await user.click(await screen.findByRole('button', { name: 'Show profit' }));
    const header = await screen.findByRole('columnheader', { name: /Gross profit/ });
    await user.click(within(header).getByRole('button'));
    expect(query().get('table_sort')).toBe('profit.gross');
    await user.click(screen.getByRole('button', { name: 'Use today’s cost' }));
    const table = await screen.findByRole('table', { name: /^Products/ });
    await within(table).findByRole('columnheader', { name: /At today’s cost/ });
    const headers = within(table).getAllByRole('columnheader');
    const rows = rowsOf(table);
    const column = (name: RegExp) => {
      const at = headers.findIndex(({ textContent }) => name.test(textContent));
      return rows.map((row) => toNumber(row.children[at]));
    };
    const [cost, gross, margin] = [/^Cost of goods/, /^Gross profit/, /^Margin/].map(column);
    expect(gross).toEqual(gross?.toSorted((one, other) => other - one));
    for (const [index, value] of gross?.entries() ?? [])
      expect(margin?.[index]).toBeCloseTo((100 * value) / (value + (cost?.[index] ?? 0)), 0);
    expect(errors).toEqual([]);
  });
});

describe('Costs for Profit in Settings', () => {
  it('are added and removed, and leave no trace', async () => {
    const { user } = renderApp(shop, { url: '&path=/analytics/settings', capabilities: ADMIN });
    const form = await screen.findByRole('form', { name: 'New cost or fee' });
    await user.click(within(form).getByRole('button', { name: 'Add' }));
    expect(within(form).getByText(/^Enter all fields/)).toBeVisible();
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Postage');
    await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '4.5');
    await user.click(within(form).getByRole('button', { name: 'Add' }));
    const remove = await screen.findByRole('button', {
      name: /^Remove Postage: \$4\.50 per order/,
    });
    const stored = () =>
      JSON.stringify(shop.store.db.users.map((each) => each.persisted_preferences['tillview']));
    expect(stored()).toContain('Postage');
    await user.click(remove);
    await waitFor(() => expect(stored()).not.toContain('Postage'));
    await waitFor(() => expect(screen.queryByText(/^Postage/)).toBeNull());
  });
});
