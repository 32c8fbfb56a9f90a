import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { deepIt } from '@tillview/test-setup/deep';

const shop = withDemoShop();

const url = '&path=/analytics/revenue&period=month&compare=none';
const MANAGER = { manage_woocommerce: true };

const inBatches = (processed: string, isRunning = false) => ({
  mode: 'scheduled',
  last_processed_date: processed,
  next_scheduled: '2026-11-20 21:00:00',
  import_in_progress_or_due: isRunning,
});

const sent = (path: string) => shop.requests.filter((request) => request.path.endsWith(path));

describe('a store that imports orders in batches', () => {
  it('shows until when orders are counted, instead of the age of its replies, and imports them now', async () => {
    shop.respond('wc-analytics/imports/status', inBatches('2026-11-20 09:00:00'));
    shop.respond('wc-analytics/imports/trigger', {}, 'post');
    const { user } = renderApp(shop, { url, capabilities: MANAGER });
    expect(await screen.findByText('Orders are counted until 9:00 AM.')).toBeVisible();
    expect(screen.queryByText(/^as of/)).not.toBeInTheDocument();
    const reads = sent('/reports/revenue/stats').length;
    shop.respond('wc-analytics/imports/status', inBatches('2026-11-20 11:58:00'));
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    expect(await screen.findByText('Orders are counted until 11:58 AM.')).toBeVisible();
    expect(sent('/imports/trigger')).toHaveLength(1);
    await waitFor(() => expect(sent('/reports/revenue/stats').length).toBeGreaterThan(reads));
  });

  deepIt('names the day if it is not today', async () => {
    shop.respond('wc-analytics/imports/status', inBatches('2026-11-19 23:30:00'));
    renderApp(shop, { url, capabilities: MANAGER });
    expect(
      await screen.findByText('Orders are counted until Nov 19, 2026, 11:30 PM.'),
    ).toBeVisible();
  });

  deepIt('says why an import could not be started', async () => {
    shop.respond('wc-analytics/imports/status', inBatches('2026-11-20 09:00:00'));
    const { user } = renderApp(shop, { url, capabilities: MANAGER });
    await user.click(await screen.findByRole('button', { name: 'Update now' }));
    const failure = await screen.findByText(/^The store could not start the import of new orders/);
    expect(failure).toHaveTextContent(/Manual import is not available in immediate mode\./);
  });
});

deepIt.each([
  ['a store that imports each order at once', MANAGER],
  ['a user who does not manage the store', {}],
])('the age of the replies is shown for %s', async (_name, capabilities) => {
  renderApp(shop, { url, capabilities });
  expect(await screen.findByText(/^as of /)).toBeVisible();
  await shop.settle();
  expect(screen.queryByText(/are counted until/)).not.toBeInTheDocument();
  expect(sent('/imports/status')).toHaveLength('manage_woocommerce' in capabilities ? 1 : 0);
});
