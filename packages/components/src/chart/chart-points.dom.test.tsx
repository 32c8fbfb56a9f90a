import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  all,
  announced,
  canvas,
  hover,
  openReport,
  plot,
  pressTable,
  STEP,
  WIDTH,
} from './testing/chart-page.ts';

const { TimeComparison, Items, Incomplete, RightToLeft, AsTable } = all;

beforeEach(openReport);

describe('the tooltip', () => {
  it('shows both dates, both values and the difference (R1.5)', () => {
    render(<TimeComparison width={WIDTH} />);
    hover(STEP * 8 + 3);
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip).toHaveTextContent('November 9, 2026$1,388.78');
    expect(tooltip).toHaveTextContent('November 9, 2025$835.75');
    expect(tooltip).toHaveTextContent('Difference+$553.03 (+66%)');
  });

  it('names the value of a single visible series by its date', async () => {
    render(<TimeComparison width={WIDTH} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Previous year/ }));
    hover(STEP * 8 + 3);
    const name = screen.getByRole('tooltip').querySelector('.tillview-chart-tooltip__name');
    expect(name).toHaveTextContent(/^November 9, 2026$/);
  });

  it('is placed next to the point that was reached with the keyboard', () => {
    render(<TimeComparison width={WIDTH} />);
    const places = ['ArrowRight', 'ArrowRight', 'ArrowDown'].map((key) => {
      fireEvent.keyDown(plot(), { key });
      const ring = document.querySelector('.tillview-chart__ring');
      const [x, y] = [Number(ring?.getAttribute('cx')), Number(ring?.getAttribute('cy'))];
      const place = `translate(${Math.round(x + 16)}px, ${Math.round(y)}px)`;
      expect(screen.getByRole('tooltip').style.transform).toBe(place);
      return place;
    });
    expect(new Set(places).size).toBe(3);
  });

  it('is hidden when the pointer leaves, except for touch', () => {
    render(<TimeComparison width={WIDTH} />);
    hover(100);
    fireEvent.pointerLeave(canvas(), { pointerType: 'touch' });
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.pointerLeave(canvas(), { pointerType: 'mouse' });
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

  it('marks a value as incomplete', () => {
    render(<Incomplete width={WIDTH} />);
    hover(980);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Incomplete');
  });

  it('lists items under their date', () => {
    render(<Items width={WIDTH} legendPosition="bottom" />);
    hover(0);
    expect(screen.getByRole('tooltip')).toHaveTextContent(
      'November 1, 2026Hoodie48Beanie47Mug24Poster29Sunglasses35',
    );
  });
});

describe('the keyboard', () => {
  it('has one tab stop for the plot and moves between its points', async () => {
    const user = userEvent.setup();
    render(<TimeComparison width={WIDTH} />);
    expect(document.querySelectorAll('.tillview-chart__plot-area [tabindex="0"]')).toHaveLength(1);
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

  it('continues at the last point when the focus returns', async () => {
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

  it('follows the reading direction', async () => {
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

  it('has a description of the data and of the keys', () => {
    render(<TimeComparison width={WIDTH} />);
    expect(plot()).toHaveAccessibleDescription(
      /^November 1, 2026 to November 20, 2026\. Month to date .*total \$25,050\.05, highest \$1,864\.49 \(November 3, 2026\).*arrow keys/,
    );
  });
});

describe('the table', () => {
  it('contains the values, and is in the DOM only while its button is pressed', () => {
    render(<TimeComparison width={WIDTH} />);
    expect(document.querySelector('table')).toBeNull();
    pressTable();
    const [, first] = within(screen.getByRole('table', { name: 'Net sales' })).getAllByRole('row');
    expect(first).toHaveTextContent(
      'November 1, 2026$1,488.00November 1, 2025$700.10+$787.90 (+113%)',
    );
    pressTable();
    expect(document.querySelector('table')).toBeNull();
    expect(plot()).toBeVisible();
  });

  it("replaces the chart after 'Show as table'", async () => {
    render(<TimeComparison width={WIDTH} />);
    const toggle = screen.getByRole('button', { name: 'Show as table', pressed: false });
    await userEvent.click(toggle);
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByRole('group', { name: 'Net sales' })).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByRole('row')).toHaveLength(21);
  });

  it('marks incomplete dates, and is shown initially with isTable', () => {
    render(<AsTable width={WIDTH} isIncomplete={(date) => date >= '2026-11-20'} />);
    expect(
      screen.getByRole('rowheader', { name: 'November 20, 2026 (incomplete)' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader', { name: /incomplete/ })).toHaveLength(1);
  });

  it('contains only the visible series', async () => {
    render(<TimeComparison width={WIDTH} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /Previous year/ }));
    pressTable();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Date',
      'Month to date (Nov 1 - 20, 2026)',
    ]);
  });
});
