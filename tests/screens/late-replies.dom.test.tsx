import { act, screen, waitFor, within } from '@testing-library/react';
import { getNewPath } from '@tillview/navigation';
import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import {
  findChart,
  findRows,
  getCardText,
  getChartCard,
  openChartTable,
  readTable,
  TEXTS,
} from './report-parts.ts';

const shop = withDemoShop();

describe('late responses for an earlier selection', () => {
  it('are not shown in any part', async () => {
    const release = shop.hold((_part, { searchParams }) =>
      /^202[56]-10-01/.test(searchParams.get('after') ?? ''),
    );
    const { history } = renderApp(shop);
    await findRows();
    const go = (period: string) =>
      act(() =>
        history.push(getNewPath({ period, compare: 'previous_year', chart: 'net_revenue' })),
      );

    go('last_month');
    await waitFor(() => expect(shop.requests.length).toBeGreaterThanOrEqual(6));
    expect(getChartCard()).toHaveAttribute('aria-busy', 'true');
    go('last_week');
    const week = readTable(await findRows());
    expect(week.rows.length).toBeGreaterThan(0);
    for (const [date] of week.rows) expect(date).toMatch(/^Nov (9|1[0-5]), 2026/);
    const card = await getCardText('Net sales');
    // Those of the range and its comparison, and those of the whole lists.
    expect(shop.requests.length).toBeGreaterThanOrEqual(9);

    release();
    await shop.settle();
    expect(readTable(await findRows())).toEqual(week);
    expect(await getCardText('Net sales')).toBe(card);
    const days = within(await openChartTable())
      .getAllByRole('row')
      .slice(1);
    expect(days.map(({ firstChild }) => firstChild?.textContent)).toEqual(
      [9, 10, 11, 12, 13, 14, 15].map((day) => `November ${day}, 2026`),
    );
  });

  deepIt('are not shown when they are errors', async () => {
    const release = shop.hold((_part, { searchParams }) => searchParams.get('interval') === 'week');
    const { user } = renderApp(shop);
    await findRows();
    await findChart();
    const before = shop.requests.length;
    const interval = screen.getByRole('combobox', { name: 'Interval' });
    await user.selectOptions(interval, 'week');
    // The rows of a list do not depend on the interval.
    await waitFor(() => expect(shop.getParts(before)).toEqual(['primary', 'secondary']));
    await user.selectOptions(interval, 'day');
    shop.store.faults.push({ path: /orders/, status: 500 });
    release();
    await shop.settle();
    expect(screen.queryByText(TEXTS.failed)).not.toBeInTheDocument();
    await findRows();
    await findChart();
  });
});
