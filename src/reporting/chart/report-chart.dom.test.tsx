import { fireEvent, screen } from '@testing-library/react';
import { resolveReportRequest, type RequestStats } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { configureNavigation, createMemoryHistory } from '@tillview/navigation';
import { expect, it, vi } from 'vitest';
import { renderInHost } from '../../host/render-in-host.test-support.tsx';
import { metrics } from '../../screens/reports/orders/metrics.ts';
import { source } from '../../screens/reports/orders/source.ts';
import { ReportChart } from './report-chart.tsx';
import { createTestContext } from '../definition/report-context.test-support.ts';
import { READ, toInterval } from '../definition/stats.test-support.ts';

it('formats averages with decimals, like the cards', async () => {
  configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
  configureNavigation({ history: createMemoryHistory('admin.php?page=wc-admin') });
  const side = (year: number, first: number, second: number): RequestStats['primary'] => ({
    ...READ,
    isEmpty: false,
    data: {
      totals: { avg_items_per_order: second },
      intervals: [first, second].map((value, index) => {
        const day = `${year}-11-0${index + 1}`;
        return toInterval(day, day, { avg_items_per_order: value });
      }),
    },
  });
  const metric = metrics.find(({ key }) => key === 'avg_items_per_order');
  if (!metric) throw new Error('Orders has no average.');
  // After the first view, the chart reads the preferences of the user.
  renderInHost(
    <ReportChart
      report="Orders"
      metric={metric}
      request={resolveReportRequest(source, { period: 'month' })}
      stats={{
        primary: side(2026, 104.7, 2.944),
        secondary: side(2025, 100, 2.25),
        state: READ,
      }}
      context={createTestContext()}
      onRetry={vi.fn()}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const [, ...rows] = await screen.findAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['November 1, 2026', '104.7', 'November 1, 2025', '100', '+4.7 (+5%)'],
    ['November 2, 2026', '2.94', 'November 2, 2025', '2.25', '+0.69 (+31%)'],
  ]);
});
