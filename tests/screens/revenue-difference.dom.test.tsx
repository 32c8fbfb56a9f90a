import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 900 });

const MANAGER = { manage_woocommerce: true };
const url = (more = '') => `&path=/analytics/products&period=last_month&compare=none${more}`;

describe('a report that counts by the day created', () => {
  it('says how much Revenue differs and why, and links to it', async () => {
    // The demo shop's net sales of products.
    const created = 6567.46;
    shop.respond('wc-analytics/reports/revenue/stats', ({ searchParams }) => ({
      totals: {
        net_revenue: searchParams.get('date_type') === 'date_created' ? created : created - 352,
      },
      intervals: [],
    }));
    renderApp(shop, { url: url(), capabilities: MANAGER });
    expect(
      await screen.findByText(
        /^Revenue shows \$[\d,.]+ for this range, \$352\.00 less\. It counts orders on the day they are paid/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Revenue' })).toHaveAttribute(
      'href',
      expect.stringMatching(/chart=net_revenue.*revenue$/),
    );
  });

  deepIt('says that the day is not the reason if a difference remains', async () => {
    shop.respond('wc-analytics/reports/revenue/stats', {
      totals: { net_revenue: 1 },
      intervals: [],
    });
    renderApp(shop, { url: url(), capabilities: MANAGER });
    expect(
      await screen.findByText(
        /The day on which orders count is not the reason\. .*Fees and refunds without items/,
      ),
    ).toBeVisible();
  });

  deepIt(
    'of a part of the sales says the difference of Revenue to its own amount by day created',
    async () => {
      shop.respond('wc-analytics/reports/revenue/stats', ({ searchParams }) => ({
        totals: { net_revenue: searchParams.get('date_type') === 'date_created' ? 900 : 548 },
        intervals: [],
      }));
      renderApp(shop, {
        url: '&path=/analytics/variations&period=last_month&compare=none',
        capabilities: MANAGER,
      });
      expect(
        await screen.findByText(
          /^Revenue shows \$[\d,.]+ for this range, \$352\.00 less than by day created\./,
        ),
      ).toBeVisible();
    },
  );

  deepIt('is not compared with Revenue while it has filters', async () => {
    renderApp(shop, { url: url('&filter=single_product&products=11') });
    await shop.settle();
    expect(screen.queryByText(/^Revenue shows/)).not.toBeInTheDocument();
    expect(shop.requests.some(({ path }) => path.includes('/reports/revenue'))).toBe(false);
  });
});
