import { configureDate } from '@tillview/date';
import { fireEvent, render, screen, within } from '@testing-library/react';
import moment from 'moment';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Calendar from './calendar.tsx';
import { deepIt } from '@tillview/test-setup/deep';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

function setUp(onLeave?: () => void) {
  render(
    <Calendar
      after={moment.utc('2026-11-15')}
      before={null}
      focusedInput="startDate"
      isInvalidDate={() => false}
      minimumNights={0}
      isVertical={false}
      onDatesChange={() => undefined}
      onFocusChange={() => undefined}
      {...(onLeave && { onLeave })}
    />,
  );
  const day = document.querySelector<HTMLElement>('.CalendarDay[tabindex="0"]');
  if (!day) throw new Error('No day of the calendar can have the focus.');
  return day;
}
const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const opener = () => screen.getByRole('button', { name: 'Show the keyboard shortcuts' });

describe('the keyboard shortcuts of a calendar', () => {
  deepIt('are shown and hidden by their button', () => {
    setUp();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    const keys = [...(help()?.querySelectorAll('dl > div') ?? [])];
    expect(keys.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Enter key.*Select the date in focus\.$/),
      expect.stringMatching(/Move by one day\.$/),
      expect.stringMatching(/Move by one week\.$/),
      expect.stringMatching(/Move by one month\.$/),
      expect.stringMatching(/Go to the first or last day of the week\.$/),
      expect.stringMatching(/^Escape key/),
      expect.stringMatching(/Show this list$/),
    ]);
    const close = screen.getByRole('button', { name: 'Hide the keyboard shortcuts' });
    expect(close).toHaveFocus();
    fireEvent.click(close);
    expect(help()).toBeNull();
    expect(opener()).toHaveFocus();
    fireEvent.click(opener());
    fireEvent.click(opener());
    expect(help()).toBeNull();
  });

  it('are shown by ? only on a day; Escape closes them first, then leaves the calendar', () => {
    const onLeave = vi.fn();
    const day = setUp(onLeave);
    expect(fireEvent.keyDown(opener(), { key: '?' })).toBe(true);
    expect(help()).toBeNull();
    day.focus();
    expect(fireEvent.keyDown(day, { key: '?' })).toBe(false);
    const close = within(help() ?? document.body).getByRole('button');
    expect(fireEvent.keyDown(close, { key: 'Escape' })).toBe(false);
    expect(help()).toBeNull();
    expect(day).toHaveFocus();
    expect(onLeave).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(day, { key: 'Escape' })).toBe(false);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  deepIt('do not scroll the page, and leave other keys to the page', () => {
    const day = setUp();
    expect(fireEvent.keyDown(day, { key: 'Escape' })).toBe(true);
    for (const key of ['ArrowUp', 'PageDown', 'Home', 'End'])
      expect([key, fireEvent.keyDown(day, { key })]).toEqual([key, false]);
    expect(fireEvent.keyDown(opener(), { key: 'ArrowUp' })).toBe(true);
    expect(fireEvent.keyDown(day, { key: 'a' })).toBe(true);
  });
});
