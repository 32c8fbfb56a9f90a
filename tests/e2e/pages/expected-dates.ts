import { weeksOf, type Days } from './expected-ranges.ts';
import { addDays, dateRange, daysOf, hourOfDay, longDate, shortDate } from './expected-texts.ts';

/** The dates in both tables: the chart's rows with their comparisons, and the first page of the report. */
export type ShownDates = { chart: string[][]; table: string[] };

/** Every hour of each day, in local time. */
const hoursOf = (days: readonly string[]) =>
  days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => ({ day, hour })));

/** First column of the table's first page: the latest row first, the incomplete one marked. */
const dateColumn = (labels: readonly string[]) => labels.toReversed().slice(0, 25);

/**
 * Dates of the chart's table: beside each row's own date the one that it is compared with. Where only the
 * comparison goes on, as in a leap year, the row's own date goes on as well.
 */
function chartDates(
  now: readonly string[],
  then: readonly string[],
  beyond: (index: number) => string = () => 'none',
): string[][] {
  return Array.from({ length: Math.max(now.length, then.length) }, (_, index) => [
    now[index] ?? beyond(index),
    then[index] ?? 'No data',
  ]);
}

/** By day; `today` is marked as incomplete. */
export function expectedByDay(today: string, primary: Days, secondary: Days): ShownDates {
  const days = daysOf(...primary);
  const mark = (day: string, text: string, note: string) => (day === today ? text + note : text);
  return {
    chart: chartDates(
      days.map((day) => mark(day, longDate(day), ' (incomplete)')),
      daysOf(...secondary).map(longDate),
      (index) => longDate(addDays(primary[0], index)),
    ),
    table: dateColumn(days.map((day) => mark(day, shortDate(day), ' so far'))),
  };
}

/** By hour; `running` is the day and hour of the store's clock, `YYYY-MM-DDTHH`. */
export function expectedByHour(running: string, primary: Days, secondary: Days): ShownDates {
  const isRunning = (day: string, hour: number) =>
    running === `${day}T${String(hour).padStart(2, '0')}`;
  const inFull = (day: string, hour: number) => `${hourOfDay(hour, '')} ${longDate(day)}`;
  const hours = hoursOf(daysOf(...primary));
  return {
    chart: chartDates(
      hours.map(({ day, hour }) =>
        isRunning(day, hour) ? `${inFull(day, hour)} (incomplete)` : inFull(day, hour),
      ),
      hoursOf(daysOf(...secondary)).map(({ day, hour }) => inFull(day, hour)),
    ),
    table: dateColumn(
      hours.map(({ day, hour }) => {
        const name =
          primary[0] === primary[1] ? hourOfDay(hour) : `${shortDate(day)}, ${hourOfDay(hour)}`;
        return isRunning(day, hour) ? `${name} so far` : name;
      }),
    ),
  };
}

/** By week, clipped to the range; the week that today ends is marked as incomplete. */
export function expectedByWeek(
  today: string,
  weekStart: number,
  primary: Days,
  secondary: Days,
): ShownDates {
  const name = ([first]: Days) => `Week of ${longDate(first)}`;
  const weeks = weeksOf(primary, weekStart);
  return {
    chart: chartDates(
      weeks.map((week) => (week[1] === today ? `${name(week)} (incomplete)` : name(week))),
      weeksOf(secondary, weekStart).map(name),
    ),
    table: dateColumn(
      weeks.map((week) =>
        week[1] === today ? `${dateRange(...week)} so far` : dateRange(...week),
      ),
    ),
  };
}
