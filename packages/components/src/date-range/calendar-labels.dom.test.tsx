import { configureDate } from '@tillview/date';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import moment from 'moment';
import { afterEach, describe, expect, it, vi } from 'vitest';
import SingleCalendar from '../date-picker/single-calendar.tsx';
import Calendar from './calendar.tsx';

const ZONES = ['Pacific/Auckland', 'America/Los_Angeles', '+05:45'];
const LOCALES = ['en_US', 'de_DE', 'he_IL', 'ar'];
// Every locale and every time zone occurs; with `TILLVIEW_DEEP`, in every combination.
const CASES = LOCALES.flatMap((locale, index) =>
  ZONES.filter((_, zone) => process.env['TILLVIEW_DEEP'] || zone === index % ZONES.length).map(
    (timeZone) => ({ timeZone, locale }),
  ),
);

afterEach(() => {
  configureDate();
  document.documentElement.dir = '';
});

/** The expected name of a day, computed without the code under test: the ISO date in the format of the locale. */
function expectedLabel(isoDay: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${isoDay}T00:00:00Z`));
}

function configure({ timeZone, locale }: { timeZone: string; locale: string }) {
  const isRtl = locale === 'he_IL' || locale === 'ar';
  document.documentElement.dir = isRtl ? 'rtl' : 'ltr';
  // Half an hour before midnight in UTC: in two of the time zones it is already the next day.
  configureDate({ timeZone, locale, weekStart: 6, now: () => new Date('2026-11-19T23:30:00Z') });
}

const days = () =>
  screen.getAllByRole('button').filter((button) => button.classList.contains('CalendarDay'));

const calendarOn = (isFocused: boolean) => (
  <SingleCalendar
    date={moment.utc('2026-03-15')}
    isInvalidDate={() => false}
    isFocused={isFocused}
    onDateChange={() => undefined}
    onLeave={() => undefined}
  />
);

describe('the label of every day is the date that it selects', () => {
  it.each(CASES)('one date, $locale in $timeZone', (surroundings) => {
    configure(surroundings);
    const onDateChange = vi.fn();
    render(
      <SingleCalendar
        date={moment.utc('2026-03-15')}
        isInvalidDate={() => false}
        isFocused={false}
        onDateChange={onDateChange}
        onLeave={() => undefined}
      />,
    );
    const seen = new Set<string>();
    for (const button of days()) {
      fireEvent.click(button);
      const iso = onDateChange.mock.calls.at(-1)?.[0].format('YYYY-MM-DD');
      expect(button).toHaveAccessibleName(
        expect.stringContaining(expectedLabel(iso, surroundings.locale)),
      );
      seen.add(iso);
    }
    // The visible month and its neighbours, each day once.
    expect(seen.size).toBe(28 + 31 + 30);
    expect(days()).toHaveLength(seen.size);
  });

  it.each(CASES)('the start of a range, $locale in $timeZone', (surroundings) => {
    configure(surroundings);
    const onDatesChange = vi.fn();
    render(
      <Calendar
        after={moment.utc('2026-03-15')}
        before={null}
        focusedInput="startDate"
        isInvalidDate={() => false}
        numberOfMonths={2}
        minimumNights={0}
        isVertical={false}
        onDatesChange={onDatesChange}
        onFocusChange={() => undefined}
      />,
    );
    for (const button of days()) {
      fireEvent.click(button);
      const iso = onDatesChange.mock.calls.at(-1)?.[0].after.format('YYYY-MM-DD');
      expect(button).toHaveAccessibleName(
        expect.stringContaining(expectedLabel(iso, surroundings.locale)),
      );
    }
  });

  it('as the start or the end of a range', () => {
    configure({ timeZone: 'UTC', locale: 'en_US' });
    const onDatesChange = vi.fn();
    render(
      <Calendar
        after={moment.utc('2026-03-15')}
        before={null}
        focusedInput="endDate"
        isInvalidDate={() => false}
        minimumNights={0}
        isVertical={false}
        onDatesChange={onDatesChange}
        onFocusChange={() => undefined}
      />,
    );
    const chosen = days().filter(
      (button) => !button.getAttribute('aria-label')?.includes('is the start date'),
    );
    const counts = { start: 0, end: 0 };
    for (const button of chosen) {
      fireEvent.click(button);
      const { before } = onDatesChange.mock.calls.at(-1)?.[0] ?? {};
      const end = before ? 'end' : 'start';
      expect(button).toHaveAccessibleName(expect.stringContaining(`as your ${end} date.`));
      counts[end] += 1;
    }
    // February and the first half of March; then the rest of March, and April.
    expect(counts).toEqual({ start: 28 + 14, end: 16 + 30 });
  });

  it.each(CASES)("up to today in the store's time zone, $locale in $timeZone", (surroundings) => {
    configure(surroundings);
    const today = surroundings.timeZone === 'America/Los_Angeles' ? '2026-11-19' : '2026-11-20';
    const isInvalidDate = (date: moment.Moment) => date.format('YYYY-MM-DD') > today;
    render(
      <SingleCalendar
        date={null}
        isInvalidDate={isInvalidDate}
        isFocused={false}
        onDateChange={() => undefined}
        onLeave={() => undefined}
      />,
    );
    const enabledDays = days().filter((button) => button.getAttribute('aria-disabled') === 'false');
    expect(enabledDays.at(-1)).toHaveAccessibleName(
      expect.stringContaining(expectedLabel(today, surroundings.locale)),
    );
  });
});

describe('the arrow keys', () => {
  it.each([
    ['he_IL', 16],
    ['en_US', 14],
  ])('follow the text direction: left of the 15th in %s is the %d', async (locale, date) => {
    configure({ timeZone: 'UTC', locale });
    const { rerender } = render(calendarOn(false));
    rerender(calendarOn(true));
    const named = (day: number) =>
      days().find((button) =>
        button.getAttribute('aria-label')?.includes(expectedLabel(`2026-03-${day}`, locale)),
      );
    await waitFor(() => expect(named(15)).toHaveFocus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    await waitFor(() => expect(named(date)).toHaveFocus());
  });
});
