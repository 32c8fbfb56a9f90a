import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { all, announced, canvas, openReport, plot, STEP, WIDTH } from './testing/chart-page.ts';

const { TimeComparison, RightToLeft, Hours, OnePoint } = all;

beforeEach(openReport);

const band = () => document.querySelector('.tillview-chart__brush rect');
const bandEdges = () => {
  const [x = NaN, width = NaN] = ['x', 'width'].map((name) => Number(band()?.getAttribute(name)));
  return [Math.round(x), Math.round(x + width)];
};
const at = (clientX: number, more: object = {}) => ({
  clientX,
  clientY: 50,
  pointerId: 1,
  isPrimary: true,
  button: 0,
  pointerType: 'mouse',
  ...more,
});
const press = (x: number, more?: object) => fireEvent.pointerDown(canvas(), at(x, more));
const move = (x: number, more?: object) => fireEvent.pointerMove(document, at(x, more));
const release = (x: number, more?: object) => fireEvent.pointerUp(document, at(x, more));
const keyboardHelp = () => screen.queryByText('Press Enter to zoom, Escape to cancel.');
/** Waits for the zoom button of the selection and clicks it. */
const zoom = async (range: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Zoom to ${range}` }));

function open(Story = TimeComparison, props: Partial<Parameters<typeof TimeComparison>[0]> = {}) {
  const onRangeSelect = vi.fn();
  const page = render(<Story width={WIDTH} onRangeSelect={onRangeSelect} {...props} />);
  return { onRangeSelect, ...page };
}

describe('dragging over the chart', () => {
  it('selects the dates under the pointer, shows their sums, and zooms to them', async () => {
    const { onRangeSelect } = open();
    press(STEP * 2);
    expect(band()).toBeNull();
    move(STEP * 5);
    expect(bandEdges()).toEqual([Math.round(STEP * 1.5), Math.round(STEP * 5.5)]);
    expect(await screen.findByText('Nov 3 - 6, 2026')).toBeInTheDocument();
    const sums = [...document.querySelectorAll('.tillview-chart__brush-sums bdi')];
    expect(sums.map(({ textContent }) => textContent)).toEqual([
      '$5,387.65',
      '$4,534.16',
      '+$853.49 (+19%)',
    ]);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.queryByText(/^Release to select these dates/)).not.toBeNull();
    release(STEP * 5);
    expect(keyboardHelp()).toBeNull();
    expect(onRangeSelect).not.toHaveBeenCalled();
    await zoom('Nov 3 - 6, 2026');
    expect(onRangeSelect.mock.calls).toEqual([[{ after: '2026-11-03', before: '2026-11-06' }]]);
    expect(band()).toBeNull();
    expect(plot()).toHaveFocus();
  });

  it('has a hint until dates are selected, and only if a range can be selected', async () => {
    const hint = 'Drag over the chart to select dates';
    const { rerender } = open();
    expect(screen.getByText(hint)).toBeInTheDocument();
    press(STEP * 2);
    move(STEP * 5);
    await screen.findByText('Nov 3 - 6, 2026');
    expect(screen.queryByText(hint)).toBeNull();
    release(STEP * 5);
    rerender(<TimeComparison width={WIDTH} onRangeSelect={undefined} />);
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('shows no sum of averages', async () => {
    open(TimeComparison, { isAdditive: false });
    press(STEP * 2);
    move(STEP * 5);
    expect(await screen.findByText('Nov 3 - 6, 2026')).toBeInTheDocument();
    expect(document.querySelector('.tillview-chart__brush-sums')).toBeNull();
  });

  it('works backwards, and is limited to the edge of the plot', async () => {
    const { onRangeSelect } = open();
    press(STEP * 4);
    move(-300);
    expect(bandEdges()).toEqual([0, Math.round(STEP * 4.5)]);
    release(-300);
    await zoom('Nov 1 - 5, 2026');
    expect(onRangeSelect.mock.calls).toEqual([[{ after: '2026-11-01', before: '2026-11-05' }]]);
  });

  it('works in right-to-left layout', async () => {
    const { onRangeSelect } = open(RightToLeft);
    press(980);
    move(980 - STEP * 3);
    release(980 - STEP * 3);
    await zoom('Nov 1 - 4, 2026');
    expect(onRangeSelect.mock.calls).toEqual([[{ after: '2026-11-01', before: '2026-11-04' }]]);
  });

  it('selects the dates up to the end of the last interval', async () => {
    const data = ['2026-10', '2026-11', '2026-12'].map((month, index) => ({
      date: `${month}-01T00:00:00`,
      dateEnd: `${month}-${index === 1 ? 30 : 31}T23:59:59`,
      primary: { label: 'Now', value: index + 1 },
    }));
    const { onRangeSelect } = open(TimeComparison, { data, interval: 'month' });
    press(490);
    move(980);
    release(980);
    await zoom('Nov 1 - Dec 31, 2026');
    expect(onRangeSelect.mock.calls).toEqual([[{ after: '2026-11-01', before: '2026-12-31' }]]);
  });

  it.each([
    ['a move of only 20 pixels', () => [press(100), move(120), release(120)]],
    ['the secondary button', () => [press(100, { button: 2 }), move(300), release(300)]],
    ['a second finger', () => [press(100, { isPrimary: false }), move(300), release(300)]],
    [
      'the release of another pointer',
      () => [press(100), move(300), release(300, { pointerId: 2 })],
    ],
    ['a cancelled pointer', () => [press(100), move(300), fireEvent.pointerCancel(document)]],
  ])('does not treat %s as a selection', (_, gesture) => {
    open();
    gesture();
    expect(screen.queryByRole('button', { name: /^Zoom to/ })).toBeNull();
  });

  it('is cancelled by Escape, which does not reach other handlers', () => {
    const onKeyDown = vi.fn();
    const { onRangeSelect } = open();
    document.addEventListener('keydown', onKeyDown);
    press(STEP);
    move(STEP * 5);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(band()).toBeNull();
    release(STEP * 5);
    expect(onRangeSelect).not.toHaveBeenCalled();
    expect(onKeyDown).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onKeyDown);
  });

  it('is cleared by Cancel, by Escape on its buttons, and by the next press on the chart', async () => {
    const user = userEvent.setup();
    const { onRangeSelect } = open();
    const drag = () => {
      press(STEP * 2);
      move(STEP * 4);
      release(STEP * 4);
    };
    drag();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(band()).toBeNull();
    expect(plot()).toHaveFocus();
    drag();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Zoom to Nov 3 - 5, 2026' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(band()).toBeNull();
    expect(plot()).toHaveFocus();
    drag();
    press(STEP * 8);
    expect(band()).toBeNull();
    expect(onRangeSelect).not.toHaveBeenCalled();
  });

  it('is cleared when the data changes', () => {
    const { onRangeSelect, rerender } = open();
    press(STEP * 2);
    move(STEP * 4);
    const data = (TimeComparison.args.data ?? []).slice(0, 3);
    rerender(<TimeComparison width={WIDTH} data={data} onRangeSelect={onRangeSelect} />);
    expect(band()).toBeNull();
  });
});

describe('selecting a range with the keyboard', () => {
  const help = /Hold Shift to select a range of dates, then press Enter to zoom to it/;

  it('extends the range from the current point, announces it, and applies it on Enter', async () => {
    const user = userEvent.setup();
    const { onRangeSelect } = open();
    expect(plot()).toHaveAccessibleDescription(help);
    act(() => plot().focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(announced()).toBe(
      'November 2, 2026 to November 4, 2026 selected. ' +
        'Month to date (Nov 1 - 20, 2026): $5,254.38. Previous year (Nov 1 - 20, 2025): $2,292.89. ' +
        'Up $2,961.49 (129%). Press Enter to zoom, Escape to cancel.',
    );
    expect(bandEdges()).toEqual([Math.round(STEP * 0.5), Math.round(STEP * 3.5)]);
    expect(screen.getByRole('tooltip')).toHaveTextContent('November 4, 2026');
    expect(keyboardHelp()).not.toBeNull();
    await user.keyboard('{Enter}');
    expect(onRangeSelect.mock.calls).toEqual([[{ after: '2026-11-02', before: '2026-11-04' }]]);
    expect(band()).toBeNull();
  });

  it('can shrink the range and cross its start', async () => {
    const user = userEvent.setup();
    const { onRangeSelect } = open();
    act(() => plot().focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{End}{ArrowLeft}{/Shift}');
    expect(announced()).toContain('November 3, 2026 to November 19, 2026 selected.');
    await user.keyboard('{Shift>}{Home}{/Shift}');
    expect(announced()).toContain('November 1, 2026 to November 3, 2026 selected.');
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(announced()).toContain('November 3, 2026 selected.');
    await user.keyboard('{Enter}');
    expect(onRangeSelect.mock.calls).toEqual([[{ after: '2026-11-03', before: '2026-11-03' }]]);
  });

  it('is cleared by Escape, by moving without Shift and by leaving the chart', async () => {
    const user = userEvent.setup();
    const { onRangeSelect } = open();
    act(() => plot().focus());
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Escape}');
    expect(band()).toBeNull();
    expect(announced()).toBe('Selection cleared.');
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
    expect(band()).toBeNull();
    expect(announced()).toMatch(/^Month to date .*November 4, 2026: /);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(band()).not.toBeNull();
    act(() => plot().blur());
    expect(band()).toBeNull();
    act(() => plot().focus());
    await user.keyboard('{Enter}');
    expect(onRangeSelect).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no onRangeSelect', TimeComparison, { onRangeSelect: undefined }],
    ['all hours belong to one day', Hours, {}],
    ['there is one interval', OnePoint, {}],
  ])('is not available when %s', (_, Story, props) => {
    open(Story, props);
    expect(plot()).not.toHaveAccessibleDescription(help);
    fireEvent.keyDown(plot(), { key: 'ArrowRight', shiftKey: true });
    expect(announced()).toBe('');
    press(0);
    move(900);
    expect(band()).toBeNull();
    release(900);
  });

  deepIt(
    'moves the focus only from its fallback, not from an element that the user moved it to',
    async () => {
      const user = userEvent.setup();
      const page = (isRequesting: boolean) => (
        <>
          <div tabIndex={-1} data-testid="fallback">
            <TimeComparison width={WIDTH} isRequesting={isRequesting} />
          </div>
          <button type="button">Elsewhere</button>
        </>
      );
      const mark = async () => {
        act(() => plot().focus());
        await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
        rerender(page(true));
      };
      const { rerender } = render(page(false));
      await mark();
      act(() => screen.getByTestId('fallback').focus());
      rerender(page(false));
      expect(plot()).toHaveFocus();
      await mark();
      act(() => screen.getByText('Elsewhere').focus());
      rerender(page(false));
      expect(screen.getByText('Elsewhere')).toHaveFocus();
    },
  );
});
