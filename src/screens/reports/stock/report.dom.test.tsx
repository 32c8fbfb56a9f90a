import { screen, waitFor, within } from '@testing-library/react';
import { getReportCalls, resolveReportRequest } from '@tillview/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getValueRows } from '../../../reporting/table/table-content.ts';
import {
  renderReport,
  REST_ROOT,
  startReportServer,
} from '../../report/render-report.test-support.tsx';
import { report } from './report.ts';
import type { StockRow } from './row.ts';
import { deepIt, firstCases } from '@tillview/test-setup/deep';

const server = startReportServer();
const ANALYTICS = `${REST_ROOT}wc-analytics`;
const REPORT = `${ANALYTICS}/reports/stock`;

const row = (fields: Partial<StockRow>): StockRow => ({
  id: 1,
  parent_id: 0,
  name: 'Beanie',
  sku: 'SKU-1',
  stock_status: 'instock',
  stock_quantity: 42,
  manage_stock: true,
  low_stock_amount: 2,
  ...fields,
});
const totals = { products: 4, outofstock: 0, lowstock: 1, onbackorder: 0, instock: 4 };

/** Renders the report with a mocked store of these rows; `reads` counts the requests for them. */
async function renderStock(rows: StockRow[], status?: number) {
  const store = { rows, reads: 0 };
  const writes: { path: string; body: unknown; end: () => void }[] = [];
  server.use(
    http.get(REPORT, () => {
      store.reads++;
      return HttpResponse.json(store.rows, { headers: { 'x-wp-total': String(rows.length) } });
    }),
    http.get(`${REPORT}/stats`, () => HttpResponse.json({ totals })),
    http.post(`${ANALYTICS}/products/*`, async ({ request }) => {
      const body = (await request.json()) as { id: number; stock_quantity: number };
      const path = new URL(request.url).pathname.replace('/wp-json/wc-analytics', '');
      await new Promise<void>((end) => writes.push({ path, body, end }));
      if (status !== undefined)
        return HttpResponse.json({ code: 'refused', message: 'Refused.' }, { status });
      const { id, stock_quantity } = body;
      store.rows = store.rows.map((each) => (each.id === id ? { ...each, stock_quantity } : each));
      return HttpResponse.json({ id, stock_quantity });
    }),
  );
  const user = renderReport(report, '&period=week');
  await screen.findByRole('rowheader', { name: 'Beanie' });
  return { user, writes, store };
}

const editButton = (quantity: string, name = 'Beanie') =>
  screen.findByRole('button', { name: `Edit the stock of ${name}: ${quantity}` });
function rowOf(name: string | RegExp): HTMLElement {
  const found = screen.getByRole('rowheader', { name }).closest('tr');
  if (!found) throw new Error(`No row is headed "${String(name)}".`);
  return found;
}
const cells = (name: string | RegExp) =>
  within(rowOf(name))
    .queryAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the stock report', () => {
  it.each([
    ['', { orderby: 'stock_status', order: 'desc', page: '1', per_page: '25', type: 'all' }],
    [
      'lowstock',
      { orderby: 'stock_status', order: 'desc', page: '1', per_page: '25', type: 'lowstock' },
    ],
  ])(
    'requests the list of type "%s" and the stats of the whole store, without a range (R7.22)',
    (type, query) => {
      const request = resolveReportRequest(report.source, type ? { type, period: 'week' } : {});
      expect(getReportCalls(request)).toEqual([
        { path: 'reports/stock/stats', query: {} },
        { path: 'reports/stock', query },
      ]);
    },
  );

  it('shows names, statuses and stock with their links, and N/A if stock is not managed', async () => {
    await renderStock([
      row({}),
      row({ id: 2, name: '<b>Mug</b>', stock_quantity: 2 }),
      row({ id: 3, parent_id: 9, name: 'Tee - Red', manage_stock: 'parent', stock_quantity: 5 }),
      row({ id: 4, name: 'Poster', manage_stock: false, stock_quantity: 0, stock_status: 'later' }),
    ]);
    expect(cells('Beanie')).toEqual(['42', 'In stock', 'SKU-1']);
    expect(cells('Mug')).toEqual(['2', 'Low stock', 'SKU-1']);
    expect(cells('Tee - Red')).toEqual(['5', 'In stock', 'SKU-1']);
    expect(cells('Poster')).toEqual(['N/A', 'later', 'SKU-1']);
    expect(cells(/4 products/)).toEqual([
      '',
      '0 out of stock, 0 on backorder, 4 in stock, of which 1 low stock',
      '',
    ]);
    const tee = within(rowOf('Tee - Red'));
    expect(tee.getByRole('link', { name: 'Tee - Red' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /filter=single_product.*period=week|period=week.*filter=single_product/,
      ),
    );
    expect(tee.getByRole('link', { name: 'Edit stock of Tee - Red (In stock)' })).toHaveAttribute(
      'href',
      expect.stringContaining('post.php?post=9&action=edit'),
    );
    expect(tee.queryByRole('button')).toBeNull();
  });

  it('writes plain values to the file, and nothing for missing values', () => {
    const rows = [row({}), { id: 5, manage_stock: true, stock_quantity: null }];
    const written = [...getValueRows(report.tables.default.columns, rows, { names: {} } as never)];
    expect(written.map((each) => each.map(({ value }) => value))).toEqual([
      ['Beanie', 42, 'In stock', 'SKU-1'],
      ['#5', null, 'N/A', ''],
    ]);
  });
});

describe('editing the stock', () => {
  it('shows the new stock before the response, saves only the stock and requests the report again', async () => {
    const { user, writes, store } = await renderStock([row({})]);
    await user.click(await editButton('42'));
    const field = screen.getByRole('spinbutton', { name: 'Stock of Beanie' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '1250{Enter}');
    expect(await editButton('1,250')).toHaveFocus();
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ path: '/products/1', body: { id: 1, stock_quantity: 1250 } });
    expect(Object.keys(writes[0]?.body ?? {})).toEqual(['id', 'stock_quantity']);
    writes[0]?.end();
    await waitFor(() => expect(store.reads).toBe(2));
    expect(await editButton('1,250')).toBeVisible();
  });

  deepIt('shows fractions, and saves one that was entered with another separator', async () => {
    const { user, writes } = await renderStock([row({ stock_quantity: 4.3 })]);
    await user.click(await editButton('4.3'));
    expect(screen.getByRole('spinbutton')).toHaveValue('4.3');
    await user.keyboard('0,4{Enter}');
    expect(await editButton('0.4')).toBeVisible();
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ body: { id: 1, stock_quantity: 0.4 } });
  });

  deepIt('adds and subtracts 1 with the arrow keys', async () => {
    const { user, writes } = await renderStock([row({ stock_quantity: 1.1 })]);
    await user.click(await editButton('1.1'));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({ body: { stock_quantity: 2.1 } });
  });

  deepIt('saves a variation to the endpoint of its product', async () => {
    const { user, writes, store } = await renderStock([
      row({}),
      row({ id: 3, parent_id: 9, name: 'Tee - Red' }),
    ]);
    await user.click(await editButton('42', 'Tee - Red'));
    await user.keyboard('7{Enter}');
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({
      path: '/products/9/variations/3',
      body: { stock_quantity: 7 },
    });
    writes[0]?.end();
    await waitFor(() => expect(store.reads).toBe(2));
    expect(await editButton('7', 'Tee - Red')).toBeVisible();
  });

  it.each(
    firstCases(1, [
      [403, 'Your account cannot edit products. Ask an administrator for permission.'],
      [500, 'Refused.'],
    ] as const),
  )(
    'reverts after a response with status %d and shows the reason until it is dismissed',
    async (status, reason) => {
      const { user, writes } = await renderStock([row({})], status);
      await user.click(await editButton('42'));
      await user.keyboard('7{Enter}');
      expect(await editButton('7')).toBeVisible();
      await waitFor(() => expect(writes).toHaveLength(1));
      writes[0]?.end();
      expect(await editButton('42')).toBeVisible();
      const message = await screen.findByText(`The stock of Beanie was not changed. ${reason}`);
      expect(message.closest('[role="alert"]')).not.toBeNull();
      await user.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect(message).not.toBeInTheDocument();
    },
  );

  deepIt('sends no request after Escape, Cancel or an unchanged value', async () => {
    const { user, writes } = await renderStock([row({})]);
    for (const closeKeys of ['{Escape}', '{Tab}{Tab}{Enter}', '{Enter}']) {
      await user.click(await editButton('42'));
      if (closeKeys !== '{Enter}') await user.keyboard('9');
      await user.keyboard(closeKeys);
      expect(await editButton('42')).toHaveFocus();
    }
    expect(writes).toEqual([]);
  });

  it.each(
    firstCases(1, [
      ['a date', '5/11'],
      ['nothing', ''],
      ['an exponent', '1e3'],
      ['too many digits', '99999999999999999999'],
    ] as const),
  )('rejects %s with an error message, and keeps the field open', async (_, text) => {
    const { user, writes } = await renderStock([row({})]);
    await user.click(await editButton('42'));
    const field = screen.getByRole('spinbutton', { name: 'Stock of Beanie' });
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toHaveAccessibleDescription('Enter a number.');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(writes).toEqual([]);
  });
});
