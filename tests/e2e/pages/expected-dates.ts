import { weeksOf, type Days } from './expected-ranges.ts';
import { dateRange, daysOf, hourOfDay, longDate, partOf, shortDate } from './expected-texts.ts';

/** The dates in both tables: the chart's rows with their comparisons, and the first page of the report. */
export type ShownDates = { chart: string[][]; table: string[] };

/** A date of the range and its comparison date; either may be missing. */
type Pair<T> = readonly [own: T | undefined, compared: T | undefined];

const pairInOrder = <T>(own: readonly T[], compared: readonly T[]): Pair<T>[] =>
  Array.from({ length: Math.max(own.length, compared.length) }, (_, index) => [
    own[index],
    compared[index],
  ]);

/**
 * Pairs the days of two ranges: by date for another year, otherwise in order. A day that only one year has is alone; a
 * range that starts on 29 February is compared with one that starts on the 28th.
 */
function pairDays(own: readonly string[], compared: readonly string[]): Pair<string>[] {
  const [first = '', start = ''] = [own[0], compared[0]];
  const firstDate = first.endsWith('02-29') && start.endsWith('02-28') ? '02-28' : first.slice(5);
  const years = Number(first.slice(0, 4)) - Number(start.slice(0, 4));
  if (years === 0 || firstDate !== start.slice(5)) return pairInOrder(own, compared);
  const places = new Map<string, { own?: string; compared?: string }>();
  const put = (place: string, side: { own?: string; compared?: string }) =>
    places.set(place, { ...places.get(place), ...side });
  for (const day of own) put(day === first ? `${day.slice(0, 4)}-${firstDate}` : day, { own: day });
  for (const day of compared)
    put(`${Number(day.slice(0, 4)) + years}${day.slice(4)}`, { compared: day });
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, pair]) => [pair.own, pair.compared]);
}

/** The first column of the first table page: the latest row first, the incomplete one marked. */
const dateColumn = (labels: readonly string[]) => labels.toReversed().slice(0, 25);

/** The dates in the chart's table: each row's own date and its comparison date. */
const chartDates = <T>(
  pairs: readonly Pair<T>[],
  write: (date: T) => string,
  writeOwn: (date: T) => string,
): string[][] =>
  pairs.map(([own, compared]) => [
    own === undefined ? 'No matching date' : writeOwn(own),
    compared === undefined ? 'No matching date' : write(compared),
  ]);

/** By day; `today` is marked as incomplete. */
export function expectedByDay(today: string, primary: Days, secondary: Days): ShownDates {
  const days = daysOf(...primary);
  const mark = (day: string, text: string, note: string) => (day === today ? text + note : text);
  return {
    chart: chartDates(pairDays(days, daysOf(...secondary)), longDate, (day) =>
      mark(day, longDate(day), ' (incomplete)'),
    ),
    table: dateColumn(days.map((day) => mark(day, shortDate(day), ' so far'))),
  };
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** By hour, up to the current one; `currentHour` is the day and hour of the store's clock, `YYYY-MM-DDTHH`. */
export function expectedByHour(currentHour: string, primary: Days, secondary: Days): ShownDates {
  const isIncomplete = (day: string, hour: number) =>
    currentHour === `${day}T${String(hour).padStart(2, '0')}`;
  const hasBegun = ({ day, hour }: { day: string; hour: number }) =>
    `${day}T${String(hour).padStart(2, '0')}` <= currentHour;
  const days = daysOf(...primary);
  const pairs = pairDays(days, daysOf(...secondary)).flatMap(([own, compared]) =>
    HOURS.map((hour): Pair<{ day: string; hour: number }> => [
      own === undefined ? own : { day: own, hour },
      compared === undefined ? compared : { day: compared, hour },
    ]),
  );
  const inFull = ({ day, hour }: { day: string; hour: number }) =>
    `${hourOfDay(hour)} ${longDate(day)}`;
  return {
    chart: chartDates(
      pairs.filter(([own]) => own === undefined || hasBegun(own)),
      inFull,
      (at) => (isIncomplete(at.day, at.hour) ? `${inFull(at)} (incomplete)` : inFull(at)),
    ),
    table: dateColumn(
      days
        .flatMap((day) => HOURS.map((hour) => ({ day, hour })))
        .filter(hasBegun)
        .map(({ day, hour }) => {
          const name =
            primary[0] === primary[1] ? hourOfDay(hour) : `${shortDate(day)}, ${hourOfDay(hour)}`;
          return isIncomplete(day, hour) ? `${name} so far` : name;
        }),
    ),
  };
}

/**
 * By week, clipped to the range: a partial week has its number of days; a week whose last day is today is marked as
 * incomplete.
 */
export function expectedByWeek(
  today: string,
  weekStart: number,
  primary: Days,
  secondary: Days,
): ShownDates {
  const name = (week: Days) => {
    const part = partOf('week', ...week);
    return `Week of ${longDate(week[0])}${part && `, ${part}`}`;
  };
  const inTable = (week: Days) => {
    const part = partOf('week', ...week);
    return `${dateRange(...week)}${week[1] === today ? ' so far' : ''}${part && ` (${part})`}`;
  };
  const weeks = weeksOf(primary, weekStart);
  return {
    chart: chartDates(pairInOrder(weeks, weeksOf(secondary, weekStart)), name, (week) =>
      week[1] === today ? `${name(week)} (incomplete)` : name(week),
    ),
    table: dateColumn(weeks.map(inTable)),
  };
}
