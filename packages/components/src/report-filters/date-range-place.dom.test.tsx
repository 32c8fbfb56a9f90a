import { configureDate } from '@tillview/date';
import {
  configureNavigation,
  createMemoryHistory,
  getHistory,
  getQuery,
} from '@tillview/navigation';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { useQuery } from '../use-url/use-url.ts';
import { ReportFilters } from './report-filters.tsx';
// Imported here so that no test waits for the lazy component.
import '../date-range-filter-picker/date-range-content.tsx';

let now = '2026-11-20T12:00:00Z';

function Area() {
  return <ReportFilters path="/analytics/orders" query={useQuery()} />;
}

async function openPicker() {
  const user = userEvent.setup();
  await user.click(toggle());
  await screen.findByRole('radio', { name: 'Last week' });
  return user;
}

const toggle = () => screen.getByRole('button', { name: /^Date Range:/ });

beforeEach(() => {
  now = '2026-11-20T12:00:00Z';
  configureDate({ timeZone: 'UTC', now: () => new Date(now) });
  configureNavigation({ history: createMemoryHistory('admin.php?path=%2Fanalytics%2Forders') });
});
describe('the date range of a report', () => {
  it('adds no history entry when the current range is applied again', async () => {
    const url = 'admin.php?path=%2Fanalytics%2Forders&period=week&compare=previous_year';
    render(<Area />);
    act(() => getHistory().push(`${url}&paged=3`));
    const user = await openPicker();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    // The first Update has removed the page number, so the second one does not change the URL.
    expect(getQuery()).not.toHaveProperty('paged');
    await openPicker();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => getHistory().back());
    expect(getQuery()).toMatchObject({ period: 'week', paged: '3' });
  });

  deepIt('resets its draft when the URL changes', async () => {
    render(<Area />);
    const user = await openPicker();
    await user.click(screen.getByRole('radio', { name: 'Last week' }));
    act(() =>
      getHistory().push('admin.php?path=%2Fanalytics%2Forders&period=year&compare=previous_year'),
    );
    expect(screen.getByRole('radio', { name: 'Year to date' })).toBeChecked();
  });

  deepIt('keeps its draft after midnight', async () => {
    const { rerender } = render(<Area />);
    const user = await openPicker();
    await user.click(screen.getByRole('radio', { name: 'Last week' }));
    now = '2026-11-21T00:00:01Z';
    rerender(<Area />);
    expect(toggle()).toHaveTextContent('Nov 1 - 21, 2026');
    expect(screen.getByRole('radio', { name: 'Last week' })).toBeChecked();
  });
});
