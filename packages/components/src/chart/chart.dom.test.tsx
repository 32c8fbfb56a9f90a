import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setViewportWidth } from '@tillview/test-setup/dom';
import { all, canvas, drawn, hover, openReport, WIDTH } from './testing/chart-page.ts';
import { Chart } from './chart.tsx';
import { ChartPlaceholder } from './view/chart-placeholder.tsx';

const { TimeComparison, Bars, Loading, Empty, Incomplete } = all;

afterEach(() => void vi.unstubAllGlobals());

beforeEach(openReport);

describe('the plot', () => {
  it('is a line chart by default (R1.2, R3.40)', () => {
    render(<TimeComparison width={WIDTH} />);
    expect(document.querySelectorAll('.tillview-chart__series .tillview-chart__line')).toHaveLength(
      2,
    );
    expect(document.querySelector('.tillview-chart__series .tillview-chart__bars')).toBeNull();
  });

  it('can be a bar chart (R1.3)', () => {
    render(<Bars width={WIDTH} isIncomplete={undefined} />);
    const bars = document.querySelectorAll('.tillview-chart__series .tillview-chart__bars');
    expect([...bars].map((path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual([20, 20]);
  });

  it.each([
    ['time-comparison', ['secondary', 'primary']],
    ['item-comparison', ['primary', 'secondary']],
  ] as const)('supports the mode %s (R3.39)', (mode, order) => {
    render(<TimeComparison width={WIDTH} mode={mode} />);
    expect(drawn()).toEqual(order);
    expect(document.querySelectorAll('.tillview-chart__series .is-comparison')).toHaveLength(
      mode === 'time-comparison' ? 1 : 0,
    );
  });

  it.each([
    ['currency', '$1.5k'],
    ['number', '1,500'],
    ['average', '1,500'],
  ] as const)('formats its axis for the value type %s (R3.41)', (valueType, label) => {
    render(<TimeComparison width={WIDTH} valueType={valueType} />);
    expect(screen.getByText(label)).toBeInTheDocument();
  });

  it.each([
    [781, 180],
    [800, 220],
    [960, 300],
  ])('has the height for a window that is %i wide: %i', (viewport, height) => {
    setViewportWidth(viewport);
    render(<TimeComparison width={700} />);
    expect(canvas()).toHaveAttribute('height', String(height));
  });

  it('marks intervals that have not ended yet', () => {
    render(<Incomplete width={WIDTH} />);
    expect(screen.getByText('Incomplete')).toBeInTheDocument();
    expect(document.querySelectorAll('.tillview-chart__line.is-incomplete')).toHaveLength(1);
  });

  it('does not change the series while the pointer moves over them', () => {
    render(<all.Dense width={WIDTH} />);
    const layer = document.querySelector('.tillview-chart__series')!;
    const observer = new MutationObserver(() => {});
    observer.observe(layer, { subtree: true, childList: true, attributes: true });
    const before = layer.innerHTML;
    for (const x of [10, 200, 400]) hover(x);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    expect(observer.takeRecords()).toEqual([]);
    expect(layer.innerHTML).toBe(before);
  });
});

describe('the states of a chart', () => {
  it('shows a placeholder with a spinner while data loads (R4.24)', () => {
    render(<Loading width={WIDTH} />);
    expect(
      document.querySelector('.tillview-chart-placeholder .tillview-spinner'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByRole('region', { name: 'Net sales' })).toHaveAttribute('aria-busy', 'true');
  });

  it('announces to screen readers that data is loading (R4.25)', () => {
    const { container } = render(<ChartPlaceholder height={220} />);
    expect(container).toHaveTextContent('Your requested data is loading');
    expect(container.firstElementChild).toHaveStyle({ blockSize: '220px' });
  });

  it("shows the caller's message when the chart is empty (R8.18)", () => {
    const { rerender } = render(<Empty width={WIDTH} emptyMessage="Nothing sold yet" />);
    expect(screen.getByText('Nothing sold yet')).toBeInTheDocument();
    rerender(<all.AllZero width={WIDTH} emptyMessage="All quiet" />);
    expect(screen.getByText('All quiet')).toBeInTheDocument();
    rerender(<TimeComparison width={WIDTH} emptyMessage="All quiet" />);
    expect(screen.queryByText('All quiet')).toBeNull();
  });

  it('shows the message instead of an empty table', () => {
    render(<Empty width={WIDTH} isTable />);
    expect(screen.getByText('No data for the selected date range')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('treats values equal to baseValue as empty', () => {
    const data = [{ date: '2026-11-01T00:00:00', primary: { label: 'Rating', value: 5 } }];
    render(<Chart data={data} baseValue={5} emptyMessage="No rating moved" width={WIDTH} />);
    expect(screen.getByText('No rating moved')).toBeInTheDocument();
  });
});
