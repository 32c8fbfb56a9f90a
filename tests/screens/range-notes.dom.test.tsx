import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findSummary } from './report-parts.ts';
import { deepIt } from '@tillview/test-setup/deep';

const shop = withDemoShop({ orders: 900 });
const REVENUE = '&path=/analytics/revenue';
describe('a range that has not ended', () => {
  it('is compared up to the same time of day unless the user turns that off, which is kept', async () => {
    const kept = () => shop.store.db.users.map((one) => one.persisted_preferences['tillview']);
    const { user, query } = renderApp(shop, {
      url: `${REVENUE}&period=today&compare=previous_period&preset=x`,
    });
    const box = await screen.findByRole('checkbox', { name: 'Compare up to 12:00 PM' });
    expect(box).not.toBeChecked();
    expect(screen.getByText('Compared with a whole day.')).toBeVisible();
    await user.click(box);
    expect(Object.fromEntries(query())).toMatchObject({
      period: 'today',
      compare: 'previous_period',
      compare_until: 'now',
    });
    expect(await screen.findByText('Both until 12:00 PM.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Compare up to 12:00 PM' }));
    expect(query().has('compare_until')).toBe(false);
    await waitFor(() => expect(kept()).toContainEqual({ compare_whole_days: true }));
  });
});

describe('a range that was selected in the chart', () => {
  it('has a button that returns to the previous range', async () => {
    const from = encodeURIComponent('period=month&interval=week');
    const { user, query } = renderApp(shop, {
      url: `${REVENUE}&period=custom&after=2026-11-02&before=2026-11-04&paged=2&zoomed_from=${from}`,
    });
    await user.click(await screen.findByRole('button', { name: 'Back to Month to date' }));
    expect(query().get('period')).toBe('month');
    expect(query().get('interval')).toBe('week');
    for (const name of ['zoomed_from', 'after', 'before', 'paged'])
      expect([name, query().has(name)]).toEqual([name, false]);
    await findSummary();
    expect(screen.queryByRole('button', { name: /^Back to/ })).not.toBeInTheDocument();
  });

  deepIt('has no such button when its range is not a custom one', async () => {
    const { history } = renderApp(shop, { url: `${REVENUE}&period=week&zoomed_from=x` });
    await findSummary();
    await act(() => shop.settle());
    expect(history.baseUrl).toContain('zoomed_from');
    expect(screen.queryByRole('button', { name: /^Back to/ })).not.toBeInTheDocument();
  });
});

it.each([
  ['sums of days, which the plugin knows', '', '/wc-analytics/reports/revenue/stats'],
  ['filtered stats', '&filter=advanced&status_is=completed', '/wc-analytics/reports/orders/stats'],
])('a day that only one range has is compared with %s', async (_, filters, path) => {
  // Black Friday was on November 28 in 2025, and on November 29 in 2024.
  renderApp(shop, {
    url: `&path=/analytics/orders&period=custom&after=2025-11-01&before=2025-11-28&compare=previous_year${filters}`,
  });
  const getSums = () => shop.requests.filter(({ query }) => query['interval'] === 'year');
  await waitFor(() => expect(getSums()).not.toEqual([]));
  expect(getSums()).toEqual([
    expect.objectContaining({
      path,
      query: expect.objectContaining({
        after: '2024-11-28T00:00:00',
        before: '2024-11-29T23:59:59',
        ...(filters ? { 'status_is[0]': 'completed' } : {}),
      }),
    }),
  ]);
});
