import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findChart, findRows, findSummary, readTable, TEXTS } from './report-parts.ts';

const shop = withDemoShop();
const REVENUE = { url: '&path=/analytics/revenue' };
const REFRESH_FAILED = 'The figures could not be refreshed.';

describe('Refresh', () => {
  it('that fails shows an error with its reason, keeps the old metrics with their age, and Retry requests them again', async () => {
    const { user } = renderApp(shop, REVENUE);
    const { rows } = readTable(await findRows('Revenue'));
    await findChart('Net sales');
    await shop.settle();
    shop.fail('primary', 500);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(REFRESH_FAILED)).toBeVisible();
    expect(
      screen.getByText('There has been a critical error. The data shown is from 12:00 PM.'),
    ).toBeVisible();
    expect(screen.getByText('as of 12:00 PM')).toBeVisible();
    expect(readTable(await findRows('Revenue')).rows).toEqual(rows);
    await findSummary();
    await findChart('Net sales');

    await shop.settle();
    shop.restore();
    const before = shop.requests.length;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(REFRESH_FAILED)).not.toBeInTheDocument());
    expect(shop.getParts(before)).toEqual(['primary']);

    // Presses while it loads send nothing more.
    await shop.settle();
    const pressed = shop.requests.length;
    for (let press = 0; press < 15; press += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await shop.settle();
    const sent = shop.requests.slice(pressed).map((request) => JSON.stringify(request));
    expect(sent).not.toEqual([]);
    expect(sent).toEqual([...new Set(sent)]);
  });

  deepIt('that fails for the rows shows an error too', async () => {
    const { user } = renderApp(shop);
    await findRows();
    await findChart();
    await shop.settle();
    shop.fail('table', 500);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(REFRESH_FAILED)).toBeVisible();
    expect(readTable(await findRows()).rows).toHaveLength(25);
  });
});

describe('searching a table by the names of its items', () => {
  deepIt('shows an error when it fails, and Retry searches again', async () => {
    shop.store.faults.push({ path: /wc-analytics\/products$/, status: 500, times: 1 });
    const { user } = renderApp(shop, { url: '&path=/analytics/products&search=Mug' });
    const [message] = await screen.findAllByText(TEXTS.failed);
    expect(message).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    expect(readTable(await findRows('Products')).rows).not.toEqual([]);
    expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
  });

  it('says once that nothing is found, without cards and chart', async () => {
    renderApp(shop, { url: '&path=/analytics/products&search=zzzz' });
    expect(await screen.findAllByText('Nothing in this report matches "zzzz".')).toHaveLength(1);
    expect(screen.queryByText('N/A')).not.toBeInTheDocument();
    expect(screen.queryByText(/No data for the selected/)).not.toBeInTheDocument();
  });
});
