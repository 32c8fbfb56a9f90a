import { weeksOf, type Days } from './expected-ranges.ts';
import { dateRange, daysOf, hourOfDay, longDate, partOf, shortDate } from './expected-texts.ts';

/** The dates in both tables: the chart's rows with their comparisons, and the first page of the report. */
export type ShownDates = { chart: string[][]; table: string[] };

/** A date of the range and the one that it is compared with, whichever there are. */
type Pair<T> = readonly [own: T | undefined, compared: T | undefined];

const pairInOrder = <T>(own: readonly T[], compared: readonly T[]): Pair<T>[] =>
  Array.from({ length: Math.max(own.length, compared.length) }, (_, index) => [
    own[index],
    compared[index],
  ]);

/**
 * Days side by side: those of another year by their date, others in order. A day that only one year has is alone; a
 * range from 29 February on is compared with one from the 28th on.
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

/** First column of the table's first page: the latest row first, the incomplete one marked. */
const dateColumn = (labels: readonly string[]) => labels.toReversed().slice(0, 25);

/** Dates of the chart's table: beside each row's own date the one that it is compared with. */
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

/** By hour, to the present one; `running` is the day and hour of the store's clock, `YYYY-MM-DDTHH`. */
export function expectedByHour(running: string, primary: Days, secondary: Days): ShownDates {
  const isRunning = (day: string, hour: number) =>
    running === `${day}T${String(hour).padStart(2, '0')}`;
  const hasBegun = ({ day, hour }: { day: string; hour: number }) =>
    `${day}T${String(hour).padStart(2, '0')}` <= running;
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
      (at) => (isRunning(at.day, at.hour) ? `${inFull(at)} (incomplete)` : inFull(at)),
    ),
    table: dateColumn(
      days
        .flatMap((day) => HOURS.map((hour) => ({ day, hour })))
        .filter(hasBegun)
        .map(({ day, hour }) => {
          const name =
            primary[0] === primary[1] ? hourOfDay(hour) : `${shortDate(day)}, ${hourOfDay(hour)}`;
          return isRunning(day, hour) ? `${name} so far` : name;
        }),
    ),
  };
}

/** By week, clipped to the range: a part of a week names its days; the week that today ends is marked as incomplete. */
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
