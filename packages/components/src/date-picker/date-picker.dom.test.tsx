import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import moment from 'moment';
import { describe, expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { CALENDAR_DEFAULTS } from '../date-range/calendar-defaults.ts';
import Calendar from '../date-range/calendar.tsx';
import * as stories from './date-picker.stories.tsx';
// Imported here so that no test waits for the lazy component.
import './single-calendar.tsx';

const all = composeStories(stories);
const { Empty, Filled, Clearable, Small, Disabled, NoWeekends, German } = all;

const field = () => screen.getByRole('textbox', { name: 'Select a date' });
const calendar = () => screen.findByRole('application', { name: 'Calendar' });
const isOpen = () => screen.queryByRole('dialog', { name: 'Select a date' }) !== null;
/** The library handles at most one key in 200 ms. */
const nextKey = () => vi.setSystemTime(Date.now() + 250);
/** A day, by its label; a query by role is slow in a calendar. */
const day = (name: string | RegExp) => screen.getByLabelText(name);

describe('typing', () => {
  it.each([
    ['11/20/2026', '2026-11-20', null],
    ['1/5/2026', null, 'Invalid date'],
    ['11/21/2026', null, 'Select a date in the past'],
  ])('parses %s strictly as MM/DD/YYYY: %s %s (R5.1, R8.1)', (text, date, error) => {
    const onPick = vi.fn();
    render(<Empty onPick={onPick} />);
    fireEvent.change(field(), { target: { value: text } });
    expect(onPick).toHaveBeenCalledExactlyOnceWith(date, expect.objectContaining({ text, error }));
    if (error) {
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(error);
    } else expect(field()).toBeValid();
  });

  it('shows no error for an empty field (R5.2)', async () => {
    render(<Filled />);
    await userEvent.setup().clear(field());
    expect(field()).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveAccessibleDescription(
      'Type a date as MM/DD/YYYY, or press Down for the calendar.',
    );
  });

  it("uses the date format of the store's locale", async () => {
    const onPick = vi.fn();
    render(<German onPick={onPick} />);
    expect(field()).toHaveValue('05.11.2026');
    fireEvent.change(field(), { target: { value: '06.11.2026' } });
    expect(onPick).toHaveBeenLastCalledWith('2026-11-06', expect.anything());
  });

  it('rejects a day that isInvalidDate rejects', () => {
    const onPick = vi.fn();
    render(<NoWeekends onPick={onPick} />);
    fireEvent.change(field(), { target: { value: '11/15/2026' } });
    expect(onPick).toHaveBeenLastCalledWith(
      null,
      expect.objectContaining({ error: 'Invalid date' }),
    );
  });

  it('is not possible while disabled', () => {
    render(<Disabled />);
    expect(field()).toBeDisabled();
  });
});

describe('the calendar', () => {
  deepIt('opens when the field gets the focus and closes when the focus leaves', async () => {
    render(
      <>
        <Filled />
        <button type="button">Elsewhere</button>
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    await calendar();
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
  });

  it('shows one month, named by month and year, with short weekdays (R9.70, R9.71, R9.72)', async () => {
    const { container } = render(<Filled />);
    await userEvent.setup().click(field());
    await calendar();
    const months = container.querySelectorAll('.CalendarMonth[data-visible="true"] strong');
    expect([...months].map(({ textContent }) => textContent)).toEqual(['November 2026']);
    expect(screen.getAllByTitle(/day$/).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Su', 'Mo', 'Sa']),
    );
    expect(CALENDAR_DEFAULTS).toMatchObject({
      monthFormat: 'MMMM YYYY',
      weekdayFormat: 'dd',
      numberOfMonths: 1,
    });
  });

  it('has a padding of 13 pixels between months (R9.74)', () => {
    expect(CALENDAR_DEFAULTS.horizontalMonthPadding).toBe(13);
  });

  it('selects a day by pointer, closes and returns the focus to the field', async () => {
    const onPick = vi.fn();
    render(<Filled onPick={onPick} />);
    const user = userEvent.setup();
    await user.click(field());
    await calendar();
    await user.click(day(/Tuesday, November 3, 2026/));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-03', {
      date: expect.anything(),
      text: '11/03/2026',
      error: null,
    });
    expect(isOpen()).toBe(false);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('11/03/2026');
  });

  it('disables future days (R5.3, R8.2)', async () => {
    const onPick = vi.fn();
    render(<Filled onPick={onPick} />);
    const user = userEvent.setup();
    await user.click(field());
    await calendar();
    const tomorrow = day('Saturday, November 21, 2026 is not selectable.');
    expect(tomorrow).toHaveAttribute('aria-disabled', 'true');
    expect(day(/Friday, November 20, 2026/)).toHaveAttribute('aria-disabled', 'false');
    await user.click(tomorrow);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('works by keyboard: Down enters it, the arrow keys move, Enter selects', async () => {
    const onPick = vi.fn();
    render(<Filled onPick={onPick} />);
    const user = userEvent.setup();
    await user.tab();
    await calendar();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(day(/Thursday, November 5, 2026/)).toHaveFocus());
    nextKey();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(day(/Friday, November 6, 2026/)).toHaveFocus());
    nextKey();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(day(/Friday, November 13, 2026/)).toHaveFocus());
    nextKey();
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-13', expect.anything());
    expect(field()).toHaveFocus();
  });

  deepIt('closes on Escape and returns the focus to the field', async () => {
    render(<Filled />);
    const user = userEvent.setup();
    await user.tab();
    await calendar();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(day(/Thursday, November 5, 2026/)).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(field()).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('requires one night between start and end by default (R5.15, R5.16)', async () => {
    const onDatesChange = vi.fn();
    const days = { after: moment.utc('2026-11-05'), before: null };
    const props = {
      ...days,
      focusedInput: 'endDate' as const,
      isInvalidDate: () => false,
      isVertical: false,
      onDatesChange,
      onFocusChange: () => undefined,
    };
    const isBlocked = (name: RegExp) => day(name).getAttribute('aria-disabled') === 'true';
    expect(CALENDAR_DEFAULTS.minimumNights).toBe(1);
    const { unmount } = render(<Calendar {...props} />);
    expect(isBlocked(/November 5, 2026/)).toBe(true);
    expect(isBlocked(/November 6, 2026/)).toBe(false);
    unmount();
    render(<Calendar {...props} minimumNights={3} />);
    expect(isBlocked(/November 8, 2026/)).toBe(false);
    expect(isBlocked(/November 7, 2026 is not selectable\./)).toBe(true);
    await userEvent.setup().click(day(/November 7, 2026/));
    expect(onDatesChange).not.toHaveBeenCalled();
  });
});

describe('clearing', () => {
  it.each([
    ['', Clearable, '10px'],
    [' when small', Small, '6px'],
  ] as const)('has a button with its own padding%s (R9.75, R9.76)', async (_, Story, padding) => {
    const onPick = vi.fn();
    render(<Story onPick={onPick} />);
    const cross = screen.getByRole('button', { name: 'Clear the date' });
    expect(cross).toHaveStyle({ padding });
    await userEvent.setup().click(cross);
    expect(onPick).toHaveBeenCalledExactlyOnceWith(null, { date: null, text: '', error: null });
    expect(screen.queryByRole('button', { name: 'Clear the date' })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });
});
