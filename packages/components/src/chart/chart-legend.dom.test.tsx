import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { all, canvas, dimmed, drawn, openReport, WIDTH } from './testing/chart-page.ts';
import { Chart } from './chart.tsx';

const { TimeComparison, Items } = all;

beforeEach(openReport);

describe('the legend', () => {
  const item = (name: RegExp) => screen.getByRole('checkbox', { name });

  it('lists each series with its total (R1.4, R3.34)', () => {
    render(<TimeComparison width={WIDTH} />);
    const items = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('checkbox');
    expect(items.map((each) => each.textContent?.trim())).toEqual([
      'Month to date (Nov 1 - 20, 2026) $25,050.05',
      'Previous year (Nov 1 - 20, 2025) $19,510.21',
    ]);
  });

  it.each(['top', 'side', 'bottom'] as const)(
    'can be placed at the %s (R2.27)',
    (legendPosition) => {
      render(<TimeComparison width={WIDTH} legendPosition={legendPosition} />);
      const legend = screen.getByRole('list', { name: 'Legend' });
      expect(legend.closest('.tillview-chart__header') !== null).toBe(legendPosition === 'top');
      expect(legend.closest('.is-legend-side') !== null).toBe(legendPosition === 'side');
      const width = legendPosition === 'side' ? WIDTH - 320 - 110 : WIDTH - 110;
      expect(canvas()).toHaveAttribute('width', String(width));
    },
  );

  it('can be hidden', () => {
    render(<TimeComparison width={WIDTH} legendPosition="hidden" />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('toggles a series between visible and hidden (R4.20)', async () => {
    render(<TimeComparison width={WIDTH} />);
    expect(item(/Previous year/)).toBeChecked();
    await userEvent.click(item(/Previous year/));
    expect(item(/Previous year/)).not.toBeChecked();
    expect(drawn()).toEqual(['primary']);
    await userEvent.click(item(/Previous year/));
    expect(drawn()).toEqual(['secondary', 'primary']);
  });

  it('does not hide the last visible series (R5.20)', async () => {
    render(<TimeComparison width={WIDTH} />);
    await userEvent.click(item(/Previous year/));
    expect(item(/Month to date/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item(/Month to date/));
    expect(item(/Month to date/)).toBeChecked();
    expect(drawn()).toEqual(['primary']);
  });

  it('orders items by total and shows the first five (R4.23, R5.21)', async () => {
    render(<Items width={WIDTH} />);
    const checked = screen.getAllByRole('checkbox', { checked: true });
    expect(checked.map((each) => each.querySelector('bdi')?.textContent)).toEqual([
      'Hoodie',
      'Beanie',
      'Mug',
      'Poster',
      'Sunglasses',
    ]);
    await userEvent.click(item(/Album/));
    expect(item(/Album/)).not.toBeChecked();
    expect(drawn()).toHaveLength(5);
  });

  it('explains the limit of selected items (R5.22)', () => {
    vi.useFakeTimers();
    render(<Items width={WIDTH} />);
    fireEvent.pointerEnter(item(/Album/));
    act(() => void vi.advanceTimersByTime(700));
    expect(screen.getByRole('tooltip')).toHaveTextContent('You may select up to 5 items.');
    expect(item(/Album/)).toHaveAccessibleDescription('You may select up to 5 items.');
  });

  it('highlights a series while the pointer is over its item (R4.21)', async () => {
    const user = userEvent.setup();
    render(<TimeComparison width={WIDTH} />);
    await user.hover(item(/Previous year/));
    expect(dimmed()).toEqual(['primary']);
    await user.unhover(item(/Previous year/));
    expect(dimmed()).toEqual([]);
  });

  it('highlights a series while its item has the focus (R4.22)', () => {
    render(<TimeComparison width={WIDTH} />);
    act(() => item(/Month to date/).focus());
    expect(dimmed()).toEqual(['secondary']);
    act(() => item(/Month to date/).blur());
    expect(dimmed()).toEqual([]);
  });

  it('keeps a requested item without sales', () => {
    const data = [
      {
        date: '2026-11-01T00:00:00',
        '7': { label: 'Mug', value: 3 },
        '9': { label: 'Cap', value: 0 },
      },
    ];
    render(
      <Chart
        data={data}
        mode="item-comparison"
        filterParam="products"
        query={{ products: '7, 9' }}
        width={WIDTH}
      />,
    );
    expect(item(/Cap/)).toBeInTheDocument();
  });

  it('can be read-only', async () => {
    render(<TimeComparison width={WIDTH} interactiveLegend={false} />);
    await userEvent.click(item(/Previous year/));
    expect(item(/Previous year/)).toBeChecked();
  });
});
