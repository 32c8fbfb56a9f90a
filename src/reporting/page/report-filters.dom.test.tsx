import { useQuery } from '@tillview/components';
import { configureDate } from '@tillview/date';
import {
  configureNavigation,
  createMemoryHistory,
  getHistory,
  getQuery,
} from '@tillview/navigation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { resolveReportRequest, type ReportSource } from '@tillview/data';
import { ReportFilters } from './report-filters.tsx';

const START = 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';

const revenue: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'revenue' },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [],
};

function Filters({ source = revenue }: { source?: ReportSource }) {
  return <ReportFilters source={source} request={resolveReportRequest(source, useQuery())} />;
}

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

async function choose(url: string, name: string) {
  configureNavigation({ history: createMemoryHistory(url) });
  const user = userEvent.setup();
  render(<Filters />);
  await user.click(screen.getByRole('button', { name: /^Date Range:/ }));
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByRole('button', { name: 'Update' }));
}

describe('ReportFilters', () => {
  it('keeps the name of a rolling range in the URL so that a bookmark stays current', async () => {
    await choose(START, 'Last 30 days');
    expect(getQuery()).toMatchObject({ period: 'custom', preset: 'last_30_days' });
  });

  it('removes the rolling range and the page when another range is selected, and keeps the rest', async () => {
    await choose(
      `${START}&period=custom&preset=last_30_days&compare=previous_year&chart=taxes&paged=3`,
      'Last month',
    );
    expect(getQuery()).toEqual({
      page: 'wc-admin',
      path: '/analytics/revenue',
      period: 'last_month',
      compare: 'previous_year',
      chart: 'taxes',
    });
    expect(getHistory().action).toBe('PUSH');
  });

  it('shows both ranges with their names and dates (R3.36)', () => {
    configureNavigation({
      history: createMemoryHistory(`${START}&period=last_month&compare=previous_year`),
    });
    render(<Filters />);
    expect(screen.getByRole('button', { name: /^Date Range:/ })).toHaveTextContent(
      'Last month (Oct 1 - 31, 2026)vs. Previous year (Oct 1 - 31, 2025)',
    );
  });

  it('shows the pickers that a report declares, and the advanced filters that the URL opens', async () => {
    configureNavigation({ history: createMemoryHistory(`${START}&filter=advanced`) });
    const source: ReportSource = {
      ...revenue,
      filters: () => [
        {
          label: 'Show:',
          param: 'filter',
          filters: [
            { value: 'all', label: 'All orders' },
            { value: 'advanced', label: 'Advanced filters' },
          ],
        },
      ],
      advancedFilters: () => ({
        title: 'Orders match <select/> filters',
        filters: {
          refunds: {
            labels: { add: 'Refund' },
            input: { component: 'SelectControl', options: [] },
          },
        },
      }),
    };
    render(<Filters source={source} />);
    expect(
      await screen.findByRole('button', { name: 'Show: Advanced filters' }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /Orders match/ })).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add a filter' }));
    expect(screen.getByRole('button', { name: 'Refund' })).toBeVisible();
  });
});
