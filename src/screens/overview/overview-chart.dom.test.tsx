import { fireEvent, render, screen } from '@testing-library/react';
import { configureDate } from '@tillview/date';
import { expect, it, vi } from 'vitest';
import { createTestContext } from '../../reporting/definition/report-context.test-support.ts';
import { OverviewChart } from './overview-chart.tsx';
import { overviewCharts } from './overview-metrics.ts';
import { readOverviewPreferences } from './overview-preferences.ts';
import { resolveOverviewRequest } from './overview-request.ts';

it("the chart type can be selected while the chart's code is loading", () => {
  configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
  const preferences = readOverviewPreferences({ dashboard_chart_type: 'bar' });
  const onQueryUpdate = vi.fn();
  const [chart] = overviewCharts;
  if (!chart) throw new Error('The Overview has no chart.');
  render(
    <OverviewChart
      chart={chart}
      hasTile
      source={undefined}
      request={resolveOverviewRequest({}, preferences)}
      context={createTestContext()}
      onLoad={() => undefined}
      onQueryUpdate={onQueryUpdate}
      onRetry={() => undefined}
    />,
  );
  expect(screen.getByRole('menuitemradio', { name: 'Bar chart' })).toBeChecked();
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Line chart' }));
  expect(onQueryUpdate).toHaveBeenCalledExactlyOnceWith({ chartType: 'line' });
});
