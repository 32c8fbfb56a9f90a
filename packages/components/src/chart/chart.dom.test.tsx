import { createMemoryHistory, configureNavigation, getHistory } from '@tillview/navigation';
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../../../tests/setup/axe.ts';
import { setViewportWidth } from '../../../../tests/setup/dom.ts';
import * as stories from './chart.stories.tsx';
import { Chart, ChartPlaceholder } from './index.ts';

const all = composeStories(stories);
const { TimeComparison, Items, Bars, Loading, Empty, Running, RightToLeft, AsTable } = all;

/** 1090 is a plot of 980, so that twenty days of lines stand 980 / 19 pixels apart. */
const WIDTH = 1090;
const STEP = 980 / 19;

const plot = (name = 'Net sales') => screen.getByRole('application', { name });
const series = () => [...document.querySelectorAll('[data-series]')];
const drawn = () => series().map((group) => group.getAttribute('data-series'));
const dimmed = () =>
  series().flatMap((group) =>
    group.classList.contains('is-dimmed') ? [group.getAttribute('data-series')] : [],
  );
const announced = () => document.querySelector('[aria-live]')?.textContent ?? '';
const canvas = () => document.querySelector('.tillview-chart__canvas')!;
const hover = (x: number) => fireEvent.pointerMove(canvas(), { clientX: x, clientY: 50 });

beforeEach(() => {
  setViewportWidth(1440);
  configureNavigation({
    history: createMemoryHistory(
      'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue&period=month',
    ),
  });
});

// A year of rows takes axe seconds, and one story of that size says what the others would.
const { DenseYear: _year, DenseBars: _bars, ...checked } = all;

describe.each(Object.entries(checked))('the story %s', (_, Story) => {
  it('has no accessibility violations', async () => {
    const { container } = render(<Story width={WIDTH} />);
    await expectNoAxeViolations(container);
  });
});

describe('the drawing', () => {
  it('is a line chart unless told otherwise (R1.2, R3.40)', () => {
    render(<TimeComparison width={WIDTH} />);
    expect(document.querySelectorAll('.tillview-chart__series .tillview-chart__line')).toHaveLength(
      2,
    );
    expect(document.querySelector('.tillview-chart__series .tillview-chart__bars')).toBeNull();
  });

  it('can be a bar chart (R1.3)', () => {
    render(<Bars width={WIDTH} isRunning={undefined} />);
    const bars = document.querySelectorAll('.tillview-chart__series .tillview-chart__bars');
    expect([...bars].map((path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual([20, 20]);
  });

  it.each([
    ['time-comparison', ['secondary', 'primary']],
    ['item-comparison', ['primary', 'secondary']],
  ] as const)('knows the mode %s (R3.39)', (mode, order) => {
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
  ] as const)('writes its axis by the value type %s (R3.41)', (valueType, label) => {
    render(<TimeComparison width={WIDTH} valueType={valueType} />);
    expect(screen.getByText(label)).toBeInTheDocument();
  });

  it.each([
    [781, 180],
    [800, 220],
    [960, 300],
  ])('is as high as the window %i asks for: %i', (viewport, height) => {
    setViewportWidth(viewport);
    render(<TimeComparison width={700} />);
    expect(canvas()).toHaveAttribute('height', String(height));
  });

  it('marks what is still running', () => {
    render(<Running width={WIDTH} />);
    expect(screen.getByText('Incomplete')).toBeInTheDocument();
    expect(document.querySelectorAll('.tillview-chart__line.is-running')).toHaveLength(1);
  });

  it('draws nothing before it has a width', () => {
    render(<TimeComparison />);
    expect(document.querySelector('svg.tillview-chart__canvas')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('is measured, and measured again when its container changes', () => {
    let width = 900;
    const observers: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          observers.push(callback);
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, 0, width, 100),
    );
    render(<TimeComparison />);
    expect(canvas()).toHaveAttribute('width', '790');
    width = 500.6;
    act(() => observers.forEach((measure) => measure()));
    expect(canvas()).toHaveAttribute('width', '390');
    vi.unstubAllGlobals();
  });

  it('is one path per series, whatever the number of points', () => {
    render(<all.Dense width={WIDTH} />);
    for (const group of series()) expect(group.querySelectorAll('*').length).toBeLessThanOrEqual(2);
  });

  it('does not touch the series while the pointer moves over it', () => {
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

describe('the states', () => {
  it('show a placeholder with a spinner while data loads (R4.24)', () => {
    render(<Loading width={WIDTH} />);
    expect(
      document.querySelector('.tillview-chart-placeholder .tillview-spinner'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByRole('group', { name: 'Net sales' })).toHaveAttribute('aria-busy', 'true');
  });

  it('tell screen readers that data is loading (R4.25)', () => {
    const { container } = render(<ChartPlaceholder height={220} />);
    expect(container).toHaveTextContent('Your requested data is loading');
    expect(container.firstElementChild).toHaveStyle({ blockSize: '220px' });
  });

  it('say what the caller has to say about an empty chart (R8.18)', () => {
    const { rerender } = render(<Empty width={WIDTH} emptyMessage="Nothing sold yet" />);
    expect(screen.getByText('Nothing sold yet')).toBeInTheDocument();
    rerender(<all.AllZero width={WIDTH} emptyMessage="All quiet" />);
    expect(screen.getByText('All quiet')).toBeInTheDocument();
    rerender(<TimeComparison width={WIDTH} emptyMessage="All quiet" />);
    expect(screen.queryByText('All quiet')).toBeNull();
  });

  it('take another value than 0 for nothing', () => {
    const data = [{ date: '2026-11-01T00:00:00', primary: { label: 'Rating', value: 5 } }];
    render(<Chart data={data} baseValue={5} emptyMessage="No rating moved" width={WIDTH} />);
    expect(screen.getByText('No rating moved')).toBeInTheDocument();
  });
});

describe('the header', () => {
  it('shows the title (R2.25)', () => {
    render(<TimeComparison width={WIDTH} />);
    expect(screen.getByRole('heading', { name: 'Net sales' })).toBeInTheDocument();
  });

  it('has an interval selector that writes to the address (R1.6, R2.10)', async () => {
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
    const { query, pathname } = addressNow();
    expect(query).toMatchObject({ interval: 'week', period: 'month', compare: 'previous_year' });
    expect(pathname).toBe('/analytics/revenue');
  });

  it('has no selector without intervals, and falls back to the first allowed one', () => {
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

  it('writes the chart type to the address, once it is another one (R2.9)', async () => {
    render(<TimeComparison width={WIDTH} />);
    const before = getHistory().location;
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Line chart' }));
    expect(getHistory().location).toBe(before);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Bar chart' }));
    expect(addressNow().query).toMatchObject({ chartType: 'bar', period: 'month' });
  });

  it('is walked with the arrow keys', async () => {
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
    expect(addressNow().query).toMatchObject({ chartType: 'bar' });
    await user.keyboard('{ArrowRight}{End}{Home}');
    expect(screen.getByRole('menuitemradio', { name: 'Line chart' })).toHaveFocus();
  });

  it('can do without its controls, and take more of them', () => {
    const actions = <button type="button">Save picture</button>;
    const { rerender } = render(<TimeComparison width={WIDTH} actions={actions} />);
    expect(screen.getByRole('button', { name: 'Save picture' })).toBeInTheDocument();
    rerender(<TimeComparison width={WIDTH} actions={actions} showHeaderControls={false} />);
    expect(screen.queryByRole('menubar')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Net sales' })).toBeInTheDocument();
  });
});

function addressNow() {
  const { search, pathname } = getHistory().location;
  return { pathname, query: Object.fromEntries(new URLSearchParams(search)) };
}

describe('the legend', () => {
  const item = (name: RegExp) => screen.getByRole('checkbox', { name });

  it('names each series with its total (R1.4, R3.34)', () => {
    render(<TimeComparison width={WIDTH} />);
    const items = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('checkbox');
    expect(items.map((each) => each.textContent?.trim())).toEqual([
      'Month to date (Nov 1 - 20, 2026) $25,050.05',
      'Previous year (Nov 1 - 20, 2025) $19,510.21',
    ]);
  });

  it.each(['top', 'side', 'bottom'] as const)('can stand at the %s (R2.27)', (legendPosition) => {
    render(<TimeComparison width={WIDTH} legendPosition={legendPosition} />);
    const legend = screen.getByRole('list', { name: 'Legend' });
    expect(legend.closest('.tillview-chart__header') !== null).toBe(legendPosition === 'top');
    expect(legend.closest('.is-legend-side') !== null).toBe(legendPosition === 'side');
    const width = legendPosition === 'side' ? WIDTH - 320 - 110 : WIDTH - 110;
    expect(canvas()).toHaveAttribute('width', String(width));
  });

  it('can be left out', () => {
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

  it('does not let the last visible series go (R5.20)', async () => {
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

  it('says why at the limit (R5.22)', () => {
    vi.useFakeTimers();
    render(<Items width={WIDTH} />);
    fireEvent.pointerEnter(item(/Album/));
    act(() => void vi.advanceTimersByTime(700));
    expect(screen.getByRole('tooltip')).toHaveTextContent('You may select up to 5 items.');
    expect(item(/Album/)).toHaveAccessibleDescription('You may select up to 5 items.');
  });

  it('lets another item in when one has gone', async () => {
    render(<Items width={WIDTH} />);
    await userEvent.click(item(/Hoodie/));
    await userEvent.click(item(/Album/));
    expect(drawn()).toContain('item_5');
    expect(drawn()).not.toContain('item_0');
  });

  it('highlights the series that is pointed at (R4.21)', async () => {
    const user = userEvent.setup();
    render(<TimeComparison width={WIDTH} />);
    await user.hover(item(/Previous year/));
    expect(dimmed()).toEqual(['primary']);
    await user.unhover(item(/Previous year/));
    expect(dimmed()).toEqual([]);
  });

  it('highlights the series whose item has the focus (R4.22)', () => {
    render(<TimeComparison width={WIDTH} />);
    act(() => item(/Month to date/).focus());
    expect(dimmed()).toEqual(['secondary']);
    act(() => item(/Month to date/).blur());
    expect(dimmed()).toEqual([]);
  });

  it('starts with the first five again when the series change', async () => {
    const { rerender } = render(<TimeComparison width={WIDTH} />);
    await userEvent.click(item(/Previous year/));
    rerender(<Items width={WIDTH} />);
    expect(drawn()).toHaveLength(5);
    rerender(<TimeComparison width={WIDTH} />);
    expect(drawn()).toHaveLength(2);
  });

  it('counts a long column of items', () => {
    render(<Items width={WIDTH} />);
    expect(screen.getByText('10 products')).toBeInTheDocument();
  });

  it('keeps an item without sales when its id was asked for', () => {
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

  it('can be for reading only', async () => {
    render(<TimeComparison width={WIDTH} interactiveLegend={false} />);
    await userEvent.click(item(/Previous year/));
    expect(item(/Previous year/)).toBeChecked();
  });
});

describe('the tooltip', () => {
  it('says both dates, both values and the difference (R1.5)', () => {
    render(<TimeComparison width={WIDTH} />);
    hover(STEP * 8 + 3);
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip).toHaveTextContent('November 9, 2026$1,388.78');
    expect(tooltip).toHaveTextContent('November 9, 2025$835.75');
    expect(tooltip).toHaveTextContent('Difference+$553.03 (66%)');
  });

  it('goes when the pointer leaves, unless it is a finger', () => {
    render(<TimeComparison width={WIDTH} />);
    hover(100);
    fireEvent.pointerLeave(canvas(), { pointerType: 'touch' });
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.pointerLeave(canvas(), { pointerType: 'mouse' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('goes when something else is pressed', () => {
    render(<TimeComparison width={WIDTH} />);
    hover(100);
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is hidden on scroll, at most every 300 ms (R9.43)', () => {
    vi.useFakeTimers();
    render(<TimeComparison width={WIDTH} />);
    hover(100);
    fireEvent.scroll(document);
    expect(screen.queryByRole('tooltip')).toBeNull();
    hover(100);
    fireEvent.scroll(document);
    act(() => void vi.advanceTimersByTime(299));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('says that the figure is incomplete', () => {
    render(<Running width={WIDTH} />);
    hover(980);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Incomplete');
  });

  it('names items and their date', () => {
    render(<Items width={WIDTH} legendPosition="bottom" />);
    hover(0);
    expect(screen.getByRole('tooltip')).toHaveTextContent(
      'November 1, 2026Hoodie48Beanie47Mug24Poster29Sunglasses35',
    );
  });
});

describe('the keyboard', () => {
  it('has one tab stop for the plot and walks its points', async () => {
    const user = userEvent.setup();
    render(<TimeComparison width={WIDTH} />);
    expect(document.querySelectorAll('.tillview-chart__picture [tabindex="0"]')).toHaveLength(1);
    act(() => plot().focus());
    expect(announced()).toBe('');
    await user.keyboard('{ArrowRight}');
    expect(announced()).toContain('November 1, 2026: $1,488.00');
    await user.keyboard('{ArrowRight}');
    expect(announced()).toContain(
      'November 2, 2026: $1,816.14. Up $1,248.19 (220%) from Previous year',
    );
    await user.keyboard('{ArrowDown}');
    expect(announced()).toBe('Previous year (Nov 1 - 20, 2025), November 2, 2025: $567.95.');
    await user.keyboard('{End}');
    expect(announced()).toContain('November 20, 2025');
    await user.keyboard('{ArrowUp}{Home}');
    expect(announced()).toContain('November 1, 2026');
    await user.keyboard('{PageDown}');
    expect(announced()).toContain('November 3, 2026');
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('forgets nothing when the focus comes back', async () => {
    const user = userEvent.setup();
    render(<TimeComparison width={WIDTH} />);
    act(() => plot().focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    act(() => plot().blur());
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => plot().focus());
    await user.keyboard('{ArrowRight}');
    expect(announced()).toContain('November 3, 2026');
  });

  it('leaves keys with modifiers to the browser', async () => {
    const user = userEvent.setup();
    render(<TimeComparison width={WIDTH} />);
    act(() => plot().focus());
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(announced()).toBe('');
  });

  it('follows the direction of reading', async () => {
    const user = userEvent.setup();
    render(<RightToLeft width={WIDTH} />);
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(announced()).toContain('November 2, 2026: 1.816,14 €');
  });

  it('announces each step once', async () => {
    const user = userEvent.setup();
    render(<TimeComparison width={WIDTH} />);
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(announced()));
    observer.observe(document.querySelector('[aria-live]')!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    act(() => plot().focus());
    await user.keyboard('{ArrowRight}');
    await user.keyboard('{ArrowRight}');
    hover(400);
    await user.keyboard('{ArrowRight}');
    observer.disconnect();
    expect(texts).toHaveLength(3);
    expect(new Set(texts).size).toBe(3);
  });

  it('knows what the chart shows and how to use it', () => {
    render(<TimeComparison width={WIDTH} />);
    expect(plot()).toHaveAccessibleDescription(
      /^November 1, 2026 to November 20, 2026\. Month to date .*total \$25,050\.05, highest \$1,864\.49 \(November 3, 2026\).*arrow keys/,
    );
  });
});

describe('the table', () => {
  it('holds the figures for screen readers beside the drawing', () => {
    render(<TimeComparison width={WIDTH} />);
    const [, first] = within(screen.getByRole('table', { name: 'Net sales' })).getAllByRole('row');
    expect(first).toHaveTextContent(
      'November 1, 2026$1,488.00November 1, 2025$700.10+$787.90 (113%)',
    );
  });

  it('takes the place of the drawing when asked', async () => {
    render(<TimeComparison width={WIDTH} />);
    const toggle = screen.getByRole('button', { name: 'Show as table' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByRole('region', { name: 'Net sales' })).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByRole('row')).toHaveLength(21);
  });

  it('marks incomplete dates, and shows at once when the caller says so', () => {
    render(<AsTable width={WIDTH} isRunning={(date) => date >= '2026-11-20'} />);
    expect(
      screen.getByRole('rowheader', { name: 'November 20, 2026 (incomplete)' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader', { name: /incomplete/ })).toHaveLength(1);
  });

  it('has only the series that are visible', async () => {
    render(<TimeComparison width={WIDTH} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /Previous year/ }));
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Date',
      'Month to date (Nov 1 - 20, 2026)',
    ]);
  });
});

afterEach(() => vi.unstubAllGlobals());
