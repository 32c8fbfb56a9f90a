import { screen, within } from '@testing-library/react';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import type { ReportRow, RequestDates, RowsState } from '@tillview/data';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInHost } from '../../host/render-in-host.test-support.tsx';
import { findScreen } from '../../screens.ts';
import { findMetric } from '../../screens/reports/all-metrics.ts';
import { createTestContext } from '../definition/report-context.test-support.ts';
import { READ } from '../definition/stats.test-support.ts';
import { Performance } from './performance.tsx';

const COMPARED = {
  params: { compare: 'previous_year' },
  secondary: { label: 'Previous year', range: 'Nov 1 - 20, 2025' },
} as RequestDates;

const onRetry = vi.fn();

beforeEach(() =>
  configureNavigation({
    history: createMemoryHistory('http://shop.test/wp-admin/admin.php?page=wc-admin'),
    page: 'wc-admin',
  }),
);

const metricRow = (stat: string, value: unknown, format = 'currency'): ReportRow => ({
  stat,
  chart: stat.split('/')[1],
  label: stat,
  format,
  value,
});

function renderPerformance(
  primary: readonly ReportRow[],
  secondary: readonly ReportRow[],
  state: Partial<RowsState<ReportRow>> = {},
) {
  renderInHost(
    <Performance
      names={primary.map(({ stat }) => String(stat))}
      {...{ findMetric, findScreen }}
      primary={{ ...READ, rows: primary }}
      secondary={{ ...READ, rows: secondary, ...state }}
      dates={COMPARED}
      sparklines={new Map()}
      context={createTestContext()}
      onRetry={onRetry}
    />,
    { dateType: 'date_paid' },
  );
  return screen.getAllByRole('link').map((card) => card.textContent);
}

it('compares the amounts that the store sent, and shows N/A for missing values', () => {
  const cards = renderPerformance(
    [
      metricRow('revenue/refunds', 7.1e-15),
      metricRow('revenue/shipping', '12.50'),
      metricRow('orders/orders_count', null, 'number'),
      metricRow('downloads/download_count', 3, 'number'),
      // Both round to $0.03.
      metricRow('orders/avg_order_value', 0.034),
    ],
    [
      metricRow('revenue/refunds', 0),
      metricRow('revenue/shipping', 10),
      metricRow('orders/avg_order_value', 0.026),
    ],
  );
  expect(cards).toEqual([
    // Nothing in both ranges: no change is shown.
    expect.stringMatching(/^revenue\/refunds\$0\.00$/),
    expect.stringMatching(/^revenue\/shipping\$12\.50\+25%/),
    expect.stringMatching(/^orders\/orders_countN\/AN\/A/),
    expect.stringMatching(/^downloads\/download_count3N\/A/),
    expect.stringMatching(/^orders\/avg_order_value\$0\.03\+31%/),
  ]);
  const [, shipping] = screen.getAllByRole('link');
  expect(shipping).toHaveAttribute('href', expect.stringContaining('chart=shipping'));
});

it('shows the values of the range when the comparison failed, and offers a Retry', () => {
  const [card] = renderPerformance([metricRow('revenue/net_revenue', 5)], [], {
    isError: true,
    error: new Error('No.'),
  });
  expect(card).toMatch(/\$5\.00N\/A/);
  const notice = screen.getByText(/^The comparison could not be loaded\./);
  within(notice).getByRole('button', { name: 'Retry' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('names the day on which the orders of a card count, where it is not that of Revenue', () => {
  const names = [
    'revenue/refunds',
    'orders/orders_count',
    'taxes/total_tax',
    'downloads/download_count',
  ];
  const cards = renderPerformance(
    names.map((name) => metricRow(name, 1)),
    [],
  );
  expect(cards.map((card) => card?.includes('by day created'))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
