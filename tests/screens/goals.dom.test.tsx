import { act, screen, waitFor } from '@testing-library/react';
import { defaultHooks } from '@wordpress/hooks';
import { afterEach, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { connectExtensions } from '../../src/hook-api/connect-extensions.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findRows } from './report-parts.ts';

const shop = withDemoShop();
const REVENUE = '&path=/analytics/revenue&period=month&compare=previous_year';
const GOAL = { metric: 'net_revenue', unit: 'month', by: 'amount', value: 12_345 } as const;
const ORDERS = { ...GOAL, metric: 'orders_count', value: 1234 } as const;

const kept = () => shop.store.db.users[0]?.persisted_preferences['tillview'];
function store(...stored: object[]) {
  const [user] = shop.store.db.users;
  if (user) user.persisted_preferences = { tillview: { goals: stored } };
}

afterEach(() => void defaultHooks.removeFilter('woocommerce_admin_report_currency', 'yen'));

deepIt('shows goals as they were entered', async () => {
  store(GOAL, ORDERS);
  renderApp(shop, { url: REVENUE, knowsUser: false });
  await screen.findByText(/^\d+% of the goal of \$12,345[.;]/);
  expect(screen.getByText(/^\d+% of the goal of 1,234 orders[.;]/)).toBeVisible();
});

deepIt('keeps a goal that was saved in another tab meanwhile', async () => {
  const { user } = renderApp(shop, { url: REVENUE });
  await user.click(await screen.findByRole('button', { name: 'Set a goal' }));
  const other = { ...GOAL, unit: 'year', value: 300_000 };
  store(other);
  await user.type(await screen.findByLabelText('Total'), '20000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(kept()).toEqual({ goals: [other, { ...GOAL, value: 20_000, currency: 'USD' }] }),
  );
});

deepIt(
  'says that the same goal was changed in another tab, and saves it when tried again',
  async () => {
    store(GOAL);
    const { user } = renderApp(shop, { url: REVENUE, knowsUser: false });
    await user.click(await screen.findByRole('button', { name: 'Change goal' }));
    const field = await screen.findByLabelText('Total');
    store({ ...GOAL, value: 500 });
    await user.clear(field);
    await user.type(field, '20000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^The goal was not saved\. The same entry was changed/);
    expect(kept()).toEqual({ goals: [{ ...GOAL, value: 500 }] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const saved = { ...GOAL, value: 20_000, currency: 'USD' };
    await waitFor(() => expect(kept()).toEqual({ goals: [saved] }));
  },
);

it('does not compare a goal with amounts in another currency', async () => {
  await connectExtensions({ document });
  await import('../../src/hook-api/create-extensions.ts');
  store(GOAL, ORDERS);
  renderApp(shop, { url: REVENUE, knowsUser: false });
  await findRows('Revenue');
  await act(async () => {
    const yen = { code: 'JPY', symbol: '¥', precision: 0 };
    const toYen = ((config: object) => ({ ...config, ...yen })) as never;
    defaultHooks.addFilter('woocommerce_admin_report_currency', 'yen', toYen);
    await new Promise((resolve) => setTimeout(resolve));
  });
  await screen.findByText('The goal of $12,345 is in another currency than this page.');
  expect(screen.getByText(/% of the goal of 1,234 orders/)).toBeVisible();
  expect(screen.queryByText(/goal of ¥/)).not.toBeInTheDocument();
});
