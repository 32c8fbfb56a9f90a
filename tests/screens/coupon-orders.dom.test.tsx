import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop();
const url = (range: string) =>
  `&path=/analytics/coupons&filter=single_coupon&coupons=5&compare=none&${range}`;

const order = (date_created: string) => [{ order_id: 1, parent_id: 0, date_created }];

describe('a single coupon', () => {
  it('shows its orders, their sales and the new customers, beside the orders without it', async () => {
    shop.respond('wc-analytics/reports/orders/stats', ({ searchParams }) => ({
      totals:
        searchParams.get('customer_type') === 'new'
          ? { total_customers: 6 }
          : searchParams.has('coupon_excludes')
            ? { orders_count: 103, net_revenue: 9000, avg_order_value: 87.378 }
            : { orders_count: 40, net_revenue: 4412.62, avg_order_value: 110.3155 },
      intervals: [],
    }));
    shop.respond('wc-analytics/reports/coupons/stats', {
      totals: { orders_count: 40, amount: 90, coupons_count: 1 },
      intervals: [],
    });
    renderApp(shop, { url: url('period=last_month') });
    const label = await screen.findByText('Net sales before refunds');
    const values = within(label.closest('dl') as HTMLElement).getAllByRole('definition');
    expect(values.map(({ textContent }) => textContent)).toEqual([
      '40without it: 103',
      '$4,412.62without it: $9,000.00',
      '$110.32without it: $87.38',
      '6',
    ]);
    expect(screen.getByRole('link', { name: '40' })).toHaveAttribute(
      'href',
      expect.stringMatching(/period=last_month.*filter=advanced&coupon_includes=5/),
    );
    expect(screen.queryByText(/Discounted orders are counted/)).not.toBeInTheDocument();
    const sent = shop.requests.filter(({ path }) => path.endsWith('reports/orders/stats'));
    expect(sent).toHaveLength(3);
  });

  deepIt('says why its orders are not as many as the discounted ones', async () => {
    shop.respond('wc-analytics/reports/coupons/stats', {
      totals: { orders_count: 45, amount: 90, coupons_count: 1 },
      intervals: [],
    });
    shop.respond('wc-analytics/reports/orders/stats', {
      totals: { orders_count: 44, net_revenue: 1, avg_order_value: 1, total_customers: 6 },
      intervals: [],
    });
    renderApp(shop, { url: url('period=last_month') });
    expect(
      await screen.findByText(
        'Discounted orders are counted on the day they are created, these orders on the day of the setting “Date type” (paid, created or completed).',
      ),
    ).toBeVisible();
  });

  deepIt('offers the range of its orders when the range has none', async () => {
    shop.respond('wc-analytics/reports/orders/stats', {
      totals: { orders_count: 0, total_customers: 0 },
      intervals: [],
    });
    shop.respond('wc-analytics/reports/orders', ({ searchParams }) =>
      order(searchParams.get('order') === 'asc' ? '2025-06-01 15:56:40' : '2025-08-31 20:57:02'),
    );
    const { user, query } = renderApp(shop, { url: url('period=today') });
    await user.click(
      await screen.findByRole('link', { name: 'Show its orders from Jun 1, 2025 to Aug 31, 2025' }),
    );
    expect(Object.fromEntries(query())).toMatchObject({
      coupons: '5',
      period: 'custom',
      after: '2025-06-01',
      before: '2025-08-31',
    });
  });

  deepIt('has them too when it is the only one that the table search finds', async () => {
    const code = shop.store.db.coupons[0]!.code;
    shop.respond('wc-analytics/coupons', [{ id: 5, code }]);
    shop.respond('wc-analytics/reports/orders/stats', {
      totals: { orders_count: 0, total_customers: 0 },
      intervals: [],
    });
    shop.respond('wc-analytics/reports/orders', order('2025-06-01 15:56:40'));
    renderApp(shop, {
      url: `&path=/analytics/coupons&search=${code}&compare=none&period=today`,
    });
    const link = await screen.findByRole('link', { name: /^Show its orders from Jun 1, 2025/ });
    expect(link).toHaveAttribute('href', expect.stringContaining(`search=${code}`));
  });

  deepIt('offers to retry when its orders could not be loaded', async () => {
    shop.respond('wc-analytics/reports/orders/stats', { totals: 'none' });
    renderApp(shop, { url: url('period=last_month') });
    expect(
      await screen.findByText('The orders with this coupon could not be loaded.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
