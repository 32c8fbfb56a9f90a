import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 60 });

const SETTINGS = { url: '&path=/analytics/settings' };

/** Opens Settings and returns a function that reads a fact by the beginning of its label. */
async function openStatus() {
  const app = renderApp(shop, SETTINGS);
  await screen.findByText('Data status');
  const read = (label: RegExp) =>
    within(screen.getByText(label).parentElement as HTMLElement).getByRole('definition')
      .textContent;
  return { ...app, read };
}

describe('the status of the data', () => {
  it('names the import, the last orders, the missing ones and whether two reports agree', async () => {
    const { read } = await openStatus();
    await waitFor(() => expect(read(/^Orders that are not/)).toBe('0'));
    await waitFor(() => expect(read(/^Import of new orders/)).toBe('Each order at once'));
    await waitFor(() => expect(read(/^Last order of the store/)).toMatch(/\d:\d\d [AP]M$/));
    await waitFor(() => expect(read(/^Last order in the reports/)).toMatch(/\d:\d\d [AP]M$/));
    await waitFor(() =>
      expect(read(/^Net sales of Products/)).toMatch(/^(?:The same|They differ by \$)/),
    );
  });

  it('says "Unknown" for what could not be loaded, and Retry loads it', async () => {
    shop.store.faults.push({ path: /import\/totals$/, method: 'GET', status: 500, times: 2 });
    const { read, user } = await openStatus();
    await waitFor(() => expect(read(/^Orders that are not/)).toBe('Unknown'));
    const card = screen.getByText('Some of this could not be loaded.', { exact: false });
    shop.store.faults.length = 0;
    await user.click(within(card).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(read(/^Orders that are not/)).toBe('0'));
    expect(screen.queryByText('Unknown')).not.toBeInTheDocument();
  });
});
