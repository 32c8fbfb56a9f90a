import { getHistory } from '@tillview/navigation';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { all, openReport, WIDTH } from './testing/chart-page.ts';

const { TimeComparison } = all;

beforeEach(openReport);

function currentUrl() {
  const { search, pathname } = getHistory().location;
  return { pathname, query: Object.fromEntries(new URLSearchParams(search)) };
}

describe('the header', () => {
  it('shows the title (R2.25)', () => {
    render(<TimeComparison width={WIDTH} />);
    expect(screen.getByRole('heading', { name: 'Net sales' })).toBeInTheDocument();
  });

  it('has an interval selector that writes to the URL (R1.6, R2.10)', async () => {
    render(
      <TimeComparison
        width={WIDTH}
        allowedIntervals={['hour', 'day', 'week', 'month', 'quarter', 'year']}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Interval' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['By hour', 'By day', 'By week', 'By month', 'By quarter', 'By year']);
    expect(select).toHaveValue('day');
    await userEvent.selectOptions(select, 'week');
    const { query, pathname } = currentUrl();
    expect(query).toMatchObject({ interval: 'week', period: 'month', compare: 'previous_year' });
    expect(pathname).toBe('/analytics/revenue');
  });

  it('has no selector without intervals, and falls back to the first allowed interval', () => {
    const { rerender } = render(<TimeComparison width={WIDTH} allowedIntervals={[]} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    rerender(<TimeComparison width={WIDTH} allowedIntervals={['hour', 'day']} interval="year" />);
    expect(screen.getByRole('combobox')).toHaveValue('hour');
  });

  it('has a toggle between line and bar (R2.26)', () => {
    render(<TimeComparison width={WIDTH} />);
    const menu = screen.getByRole('menubar', { name: 'Chart type' });
    const radios = within(menu).getAllByRole('menuitemradio');
    expect(
      radios.map((radio) => [radio.title, radio.getAttribute('aria-checked'), radio.tabIndex]),
    ).toEqual([
      ['Line chart', 'true', 0],
      ['Bar chart', 'false', -1],
    ]);
  });

  it('writes the chart type to the URL, but only if it changes (R2.9)', async () => {
    render(<TimeComparison width={WIDTH} />);
    const before = getHistory().location;
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Line chart' }));
    expect(getHistory().location).toBe(before);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Bar chart' }));
    expect(currentUrl().query).toMatchObject({ chartType: 'bar', period: 'month' });
  });

  it('calls onQueryUpdate with interval and chart type instead of writing them to the URL', async () => {
    const onQueryUpdate = vi.fn();
    render(
      <TimeComparison
        width={WIDTH}
        allowedIntervals={['day', 'week']}
        onQueryUpdate={onQueryUpdate}
      />,
    );
    const before = getHistory().location;
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Interval' }), 'week');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Bar chart' }));
    expect(onQueryUpdate.mock.calls).toEqual([[{ interval: 'week' }], [{ chartType: 'bar' }]]);
    expect(getHistory().location).toBe(before);
  });

  it('can be navigated with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<TimeComparison width={WIDTH} />);
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('menuitemradio', { name: 'Line chart' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('menuitemradio', { name: 'Bar chart' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(currentUrl().query).toMatchObject({ chartType: 'bar' });
    await user.keyboard('{ArrowRight}{End}{Home}');
    expect(screen.getByRole('menuitemradio', { name: 'Line chart' })).toHaveFocus();
  });

  it('can have additional controls, or none', () => {
    const actions = <button type="button">Save picture</button>;
    const { rerender } = render(<TimeComparison width={WIDTH} actions={actions} />);
    expect(screen.getByRole('button', { name: 'Save picture' })).toBeInTheDocument();
    rerender(<TimeComparison width={WIDTH} actions={actions} showHeaderControls={false} />);
    expect(screen.queryByRole('menubar')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Net sales' })).toBeInTheDocument();
  });
});
