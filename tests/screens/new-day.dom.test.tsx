import { configureDate, getDateEnvironment } from '@tillview/date';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('keeps chosen dates, and names the day of figures that are from another one', async () => {
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
