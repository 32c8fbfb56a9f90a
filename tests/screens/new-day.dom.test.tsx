import { configureDate, getDateEnvironment } from '@tillview/date';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop();

const RANGE = { name: /^Date Range:/ };

/** The store's clock passes midnight, and then the page gets the focus. */
function beginNextDay(): void {
  configureDate({
    ...getDateEnvironment(),
    now: () => new Date('2026-11-21T08:00:00Z'),
  });
  act(() => void window.dispatchEvent(new Event('focus')));
}

afterEach(() => void vi.useRealTimers());

deepIt('an idle page sends at most one request in ten minutes, in eight hours', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), shouldAdvanceTime: true });
  renderApp(shop, {
    url: '&path=/analytics/overview',
    capabilities: { view_woocommerce_reports: true, manage_woocommerce: true },
  });
  configureDate({ ...getDateEnvironment(), now: () => new Date() });
  await screen.findByText(/^as of /);
  // Parts that are loaded after the first view have requests of their own.
  let first = 0;
  for (let quiet = 0; quiet < 5; quiet++) {
    if (shop.requests.length > first) quiet = 0;
    first = shop.requests.length;
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(3000));
  }
  expect(first).toBeGreaterThan(5);
  for (let step = 1; step <= 48; step++) {
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(shop.requests.length - first).toBeLessThanOrEqual(step);
  }
  // It looks for the newest order in each hour.
  expect(shop.requests.length - first).toBeGreaterThanOrEqual(7);
});

describe('a page that stays open over midnight', () => {
  it('moves a relative range to the new day, says so, and keeps what is typed', async () => {
    const { user } = renderApp(shop, {
      url: '&path=/analytics/products&period=today&compare=previous_period',
    });
    expect(await screen.findByRole('button', RANGE)).toHaveTextContent('Today (Nov 20, 2026)');
    const search = await screen.findByRole('combobox', { name: /search/i });
    await user.type(search, 'mug');
    const reads = shop.requests.length;
    beginNextDay();
    await waitFor(() =>
      expect(screen.getByRole('button', RANGE)).toHaveTextContent(
        'Today (Nov 21, 2026)vs. Previous period (Nov 20, 2026)',
      ),
    );
    expect(
      await screen.findByText('A new day has begun: “Today” is now Nov 21, 2026.'),
    ).toBeVisible();
    expect(search).toHaveValue('mug');
    await waitFor(() =>
      expect(
        shop.requests.slice(reads).some(({ query }) => query['after']?.startsWith('2026-11-21')),
      ).toBe(true),
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(screen.queryByText(/A new day has begun/)).not.toBeInTheDocument();
  });

  deepIt('keeps chosen dates, and names the day of figures that are from another one', async () => {
    renderApp(shop, {
      url: '&path=/analytics/revenue&period=custom&after=2026-11-01&before=2026-11-10&compare=none',
    });
    expect(await screen.findByText(/^as of /)).toHaveTextContent(/^as of \d/);
    beginNextDay();
    expect(await screen.findByText(/^as of Nov 20, 2026, /)).toBeVisible();
    expect(screen.getByRole('button', RANGE)).toHaveTextContent('Nov 1 - 10, 2026');
    expect(screen.queryByText(/A new day has begun/)).not.toBeInTheDocument();
  });
});
