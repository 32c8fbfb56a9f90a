import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { fakeIntervals } from './fake-intervals.ts';
import { renderApp } from './render-app.tsx';
import { findRows } from './report-parts.ts';
import { getShopKey } from '../../src/host/session/shop-storage.ts';
import { deepIt } from '@tillview/test-setup/deep';

const shop = withDemoShop({ orders: 5 });
const EXPORTS = { url: '&path=/exports' };
const STORAGE_KEY = getShopKey('tillview-exports');
const STATUS = /\/export\/\d+\/status$/;
const reads = () => shop.requests.filter(({ path }) => STATUS.test(path)).length;
const starts = () => shop.requests.filter(({ path }) => path.endsWith('/export')).length;
const row = async (text: string | RegExp) => {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`No export ${String(text)}.`);
  return within(found);
};

/** Starts an export by email on the Orders report. */
async function startExport() {
  const order = { order_id: 1, order_number: '1', date: '2026-11-20 10:00:00', net_total: 1 };
  shop.reply('table', () =>
    Response.json([{ ...order, status: 'completed' }], { headers: { 'X-WP-Total': '20000' } }),
  );
  const app = renderApp(shop);
  await findRows();
  await app.user.click(await screen.findByRole('button', { name: 'Download options' }));
  await app.user.click(await screen.findByRole('menuitem', { name: /by email$/ }));
  return app;
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('the exports', () => {
  it('are polled less and less often until they end, and then link to their file', async () => {
    const { user, errors } = await startExport();
    const notice = (await screen.findByText(/will email it to you\./)).closest('p');
    if (!notice) throw new Error('No notice.');
    const { delays, tick } = fakeIntervals(1000);
    await user.click(within(notice).getByRole('link', { name: 'Exports' }));
    await screen.findByText('Preparing: 0%');
    await waitFor(() => expect(reads()).toBe(1));
    const isSent = () => screen.queryByText('Sent by email') !== null;
    // More ticks than needed: a tick during a pending request sends no second one.
    for (let count = 0; count < 50 && !isSent(); count++) {
      act(tick);
      await shop.settle();
    }
    const listed = await row('Sent by email');
    expect(listed.getByRole('heading')).toHaveTextContent('Orders');
    expect(listed.getByText('Nov 1 - 20, 2026')).toBeVisible();
    expect(listed.getByText('Started Nov 20, 2026, 12:00 PM')).toBeVisible();
    expect(listed.getByRole('link', { name: /^Download file/ })).toHaveAttribute(
      'href',
      expect.stringContaining('download_report_csv'),
    );
    // The alarm has an interval of ten minutes.
    const polls = delays.filter((delay) => delay < 600_000);
    expect([...new Set(polls)].slice(0, 3)).toEqual([2000, 3000, 4500]);
    const read = reads();
    act(tick);
    await shop.settle();
    expect(reads()).toBe(read);
    expect(errors).toEqual([]);
  });

  deepIt(
    'are listed after a reload, also one that failed to start, which a double click on Try again starts only once',
    async () => {
      shop.store.faults.push({ path: /export$/, status: 500, times: 1 });
      const { unmount } = await startExport();
      await screen.findByText(/^The store could not start the export/);
      unmount();
      const { user } = renderApp(shop, EXPORTS);
      const failed = await row(/^Failed: ./);
      const before = starts();
      await user.dblClick(failed.getByRole('button', { name: /^Try again/ }));
      await screen.findByText(/^Preparing/);
      expect(screen.queryByText(/^Failed/)).not.toBeInTheDocument();
      expect(starts()).toBe(before + 1);
      expect(localStorage.getItem(STORAGE_KEY)).toContain('"state":"running"');
    },
  );

  deepIt(
    'show a message when the user may not read their progress, and are removed at logout',
    async () => {
      const { unmount } = await startExport();
      await screen.findByText(/will email it to you\./);
      unmount();
      shop.signInAs('customer');
      renderApp(shop, EXPORTS);
      expect(await screen.findByText(/permission to see the progress of exports/)).toBeVisible();
      expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull();

      const logOut = document.body.appendChild(document.createElement('a'));
      logOut.href = '#action=logout';
      fireEvent.click(logOut);
      expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
      logOut.remove();
    },
  );

  it('show how to start one when there are none', async () => {
    localStorage.setItem(STORAGE_KEY, '["another user",[]]');
    renderApp(shop, EXPORTS);
    expect(
      await screen.findByText('You have not started an export in this browser.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Orders' })).toBeVisible();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });
});
