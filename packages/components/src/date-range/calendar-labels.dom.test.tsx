import { configureDate } from '@tillview/date';
import { fireEvent, render, waitFor } from '@testing-library/react';
import moment from 'moment';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import SingleCalendar from '../date-picker/single-calendar.tsx';
import Calendar from './calendar.tsx';
import { deepIt, firstCases } from '@tillview/test-setup/deep';

const CASES = [
  { timeZone: 'Pacific/Auckland', locale: 'en_US' },
  { timeZone: 'America/Los_Angeles', locale: 'de_DE' },
  { timeZone: '+05:45', locale: 'ar' },
];

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

const days = () => [...document.querySelectorAll<HTMLElement>('.CalendarDay')];
/** Read from the attribute, because computing the accessible name of each day is slow. */
const labelOf = (day: HTMLElement) => day.getAttribute('aria-label') ?? '';

const calendar = (props: Partial<ComponentProps<typeof SingleCalendar>> = {}) => (
  <SingleCalendar
    date={moment.utc('2026-03-15')}
    isInvalidDate={() => false}
    isFocused={false}
    onDateChange={() => undefined}
    onLeave={() => undefined}
    {...props}
  />
);

describe('the label of every day is the date that it selects', () => {
  it.each(firstCases(1, CASES))('one date, $locale in $timeZone', (surroundings) => {
    configure(surroundings);
    const onDateChange = vi.fn();
    render(calendar({ onDateChange }));
    const seen = new Set<string>();
    for (const button of days()) {
      fireEvent.click(button);
      const iso = onDateChange.mock.calls.at(-1)?.[0].format('YYYY-MM-DD');
      expect(labelOf(button)).toContain(expectedLabel(iso, surroundings.locale));
      seen.add(iso);
    }
    // The visible month and its neighbours, each day once.
    expect(seen.size).toBe(28 + 31 + 30);
    expect(days()).toHaveLength(seen.size);
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
    const chosen = days().filter((button) => !labelOf(button).includes('is the start date'));
    const counts = { start: 0, end: 0 };
    for (const button of chosen) {
      fireEvent.click(button);
      const { after, before } = onDatesChange.mock.calls.at(-1)?.[0] ?? {};
      const end = before ? 'end' : 'start';
      const iso = (before ?? after).format('YYYY-MM-DD');
      expect(labelOf(button)).toContain(expectedLabel(iso, 'en_US'));
      expect(labelOf(button)).toContain(`as your ${end} date.`);
      counts[end] += 1;
    }
    // February and the first half of March; then the rest of March, and April.
    expect(counts).toEqual({ start: 28 + 14, end: 16 + 30 });
  });

  it.each(firstCases(1, CASES))(
    "up to today in the store's time zone, $locale in $timeZone",
    (surroundings) => {
      configure(surroundings);
      const today = surroundings.timeZone === 'America/Los_Angeles' ? '2026-11-19' : '2026-11-20';
      const isInvalidDate = (date: moment.Moment) => date.format('YYYY-MM-DD') > today;
      render(calendar({ date: null, isInvalidDate }));
      const enabledDays = days().filter(
        (button) => button.getAttribute('aria-disabled') === 'false',
      );
      expect(enabledDays.at(-1)).toHaveAccessibleName(
        expect.stringContaining(expectedLabel(today, surroundings.locale)),
      );
    },
  );
});

describe('the arrow keys', () => {
  deepIt.each([
    ['he_IL', 16],
    ['en_US', 14],
  ])('follow the text direction: left of the 15th in %s is the %d', async (locale, date) => {
    configure({ timeZone: 'UTC', locale });
    const { rerender } = render(calendar());
    rerender(calendar({ isFocused: true }));
    const named = (day: number) =>
      days().find((each) => labelOf(each).includes(expectedLabel(`2026-03-${day}`, locale)));
    await waitFor(() => expect(named(15)).toHaveFocus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
    await waitFor(() => expect(named(date)).toHaveFocus());
  });
});
