import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { overviewCharts } from '../../src/screens/overview/overview-metrics.ts';
import { withDemoShop } from './demo-shop.ts';
import { findChart } from './report-parts.ts';
import { renderApp, type RenderedApp } from './render-app.tsx';

const shop = withDemoShop();
/** The indicators that every store has. */
const INDICATORS =
  'revenue/total_sales revenue/net_revenue orders/orders_count orders/avg_order_value products/items_sold revenue/refunds coupons/orders_count coupons/amount taxes/total_tax taxes/order_tax taxes/shipping_tax revenue/shipping downloads/download_count revenue/gross_sales variations/items_sold';
/** The blocks that each section can show. */
const BLOCKS = {
  'store-performance': INDICATORS.split(' '),
  'store-charts': overviewCharts.map(({ block }) => block),
  'store-leaderboards': ['customers', 'coupons', 'categories', 'products'],
};

/** Opens the page with only these blocks: it is faster without the others. */
function open({ shown = [] as string[], url = '' } = {}): RenderedApp {
  const sections = Object.entries(BLOCKS).map(([key, blocks]) => ({
    key,
    isVisible: true,
    hiddenBlocks: blocks.filter((block) => !shown.includes(block)),
  }));
  const [user] = shop.store.db.users;
  if (user) user.woocommerce_meta = { dashboard_sections: JSON.stringify(sections) };
  return renderApp(shop, { url: `&path=/analytics/overview${url}` });
}
const CHART = ['revenue_net_revenue'];
const titles = () =>
  [...document.querySelectorAll('[data-section] h2')].map(({ textContent }) => textContent);
const saved = (name: string): unknown => {
  const text = shop.store.db.users[0]?.woocommerce_meta[name];
  return typeof text === 'string' ? JSON.parse(text) : text;
};
async function choose({ user }: RenderedApp, section: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `${section}: choose what to show` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
const status = () => document.querySelector('.tillview-overview__sections > [role="status"]');
const menu = (section: string) =>
  screen.getByRole('button', { name: `${section}: choose what to show` });

describe('the sections of the Overview', () => {
  // First, because the page of an earlier test may still request what comes after its first view.
  deepIt('show a message when nothing is selected, and then have no controls', async () => {
    open();
    await waitFor(() => expect(screen.getAllByText(/^Nothing is selected here\./)).toHaveLength(3));
    expect(screen.queryByRole('combobox', { name: 'Interval' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Rows' })).not.toBeInTheDocument();
  });

  it('are moved, removed and added back; each change is announced, and the focus stays with the section', async () => {
    const app = open();
    await choose(app, 'Performance', 'Move down');
    expect(titles()).toEqual(['Charts', 'Performance', 'Leaderboards']);
    expect(status()).toHaveTextContent('Performance moved to position 2 of 3.');
    expect(menu('Performance')).toHaveFocus();
    await choose(app, 'Performance', 'Remove section');
    expect(titles()).toEqual(['Charts', 'Leaderboards']);
    expect(status()).toHaveTextContent('Performance removed.');
    expect(menu('Charts')).toHaveFocus();
    await choose(app, 'Charts', 'Add section “Performance”');
    expect(status()).toHaveTextContent('Performance added.');
    expect(titles()).toEqual(['Charts', 'Leaderboards', 'Performance']);
    expect(menu('Performance')).toHaveFocus();
    await shop.settle();
    expect(saved('dashboard_sections')).toMatchObject([
      { key: 'store-charts', isVisible: true },
      { key: 'store-leaderboards', isVisible: true },
      { key: 'store-order-hours', isVisible: false },
      { key: 'store-profit', isVisible: false },
      { key: 'store-performance', isVisible: true },
    ]);
  });

  it('keep what another tab has changed, and report a conflict in the same section', async () => {
    const app = open();
    await screen.findByRole('button', { name: 'Charts: choose what to show' });
    /** Another tab of the same user, opened before, renames a section. */
    const renameInOtherTab = (key: string, title: string) => {
      const [user] = shop.store.db.users;
      const sections = saved('dashboard_sections') as { key: string }[];
      const renamed = sections.map((each) => (each.key === key ? { ...each, title } : each));
      if (user) user.woocommerce_meta['dashboard_sections'] = JSON.stringify(renamed);
    };
    renameInOtherTab('store-charts', 'Their charts');
    await choose(app, 'Performance', 'Move down');
    await waitFor(() => expect(titles()).toEqual(['Their charts', 'Performance', 'Leaderboards']));
    await shop.settle();
    expect(saved('dashboard_sections')).toMatchObject([
      { key: 'store-charts', title: 'Their charts' },
      { key: 'store-performance' },
      { key: 'store-leaderboards' },
      {},
      {},
    ]);

    renameInOtherTab('store-leaderboards', 'Their leaders');
    await choose(app, 'Leaderboards', 'Remove section');
    await screen.findByText(/The same entry was changed/);
    expect(saved('dashboard_sections')).toMatchObject([
      {},
      {},
      { title: 'Their leaders', isVisible: true },
      {},
      {},
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(saved('dashboard_sections')).toMatchObject([
        {},
        {},
        { title: 'Their leaders', isVisible: false },
        {},
        {},
      ]),
    );
  });

  deepIt('cannot be moved above the first or below the last position', async () => {
    const { user } = open();
    const items = async (section: string) => {
      await user.click(
        await screen.findByRole('button', { name: `${section}: choose what to show` }),
      );
      const up = await screen.findByRole('menuitem', { name: 'Move up' });
      const down = screen.getByRole('menuitem', { name: 'Move down' });
      const states = [up, down].map((item) => item.getAttribute('aria-disabled'));
      await user.keyboard('{Escape}');
      return states;
    };
    expect(await items('Performance')).toEqual(['true', null]);
    expect(await items('Charts')).toEqual([null, null]);
    expect(await items('Leaderboards')).toEqual([null, 'true']);
  });

  deepIt('are renamed, or not when canceled, and the focus returns to their menu', async () => {
    const app = open();
    await choose(app, 'Charts', 'Rename');
    expect(screen.getByRole('region', { name: 'Charts' })).toBeInTheDocument();
    await app.user.keyboard('{Escape}');
    expect(titles()).toEqual(['Performance', 'Charts', 'Leaderboards']);
    await waitFor(() => expect(menu('Charts')).toHaveFocus());
    await choose(app, 'Charts', 'Rename');
    await app.user.clear(screen.getByRole('textbox'));
    await app.user.type(screen.getByRole('textbox'), 'My charts{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Performance', 'My charts', 'Leaderboards']));
    expect(menu('My charts')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'My charts' })).toBeInTheDocument();
    await shop.settle();
    expect(saved('dashboard_sections')).toMatchObject([{}, { title: 'My charts' }, {}, {}, {}]);
    await choose(app, 'My charts', 'Rename');
    await app.user.clear(screen.getByRole('textbox'));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Performance', 'Charts', 'Leaderboards']));
  });

  deepIt(
    'have one interval for all charts, and selecting it removes the interval from the URL',
    async () => {
      const { user, query } = open({ shown: CHART, url: '&period=month&interval=week' });
      const select = await screen.findByRole('combobox', { name: 'Interval' });
      expect(select).toHaveValue('week');
      await user.selectOptions(select, 'day');
      expect(query().has('interval')).toBe(false);
      expect(select).toHaveValue('day');
      await shop.settle();
      expect(saved('dashboard_chart_interval')).toBe('day');
    },
  );

  deepIt('have one type for all charts', async () => {
    const { user } = open({ shown: CHART });
    await findChart();
    const bar = () => screen.findByRole('menuitemradio', { name: 'Bar chart' });
    await user.click(await bar());
    await waitFor(async () => expect(await bar()).toBeChecked());
    await waitFor(() => expect(saved('dashboard_chart_type')).toBe('bar'));
  });

  deepIt('show a single leaderboard when the others are hidden', async () => {
    open({ shown: ['products'] });
    expect(await screen.findByRole('table', { name: /^Top products/ })).toBeVisible();
    expect(screen.getAllByText(/^Nothing is selected here\./)).toHaveLength(2);
  });
});
