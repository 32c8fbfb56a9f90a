import { createCache } from './create-cache.ts';

const OFFSET = /^([+-])(\d{1,2})(?::?([0-5]\d))?$/;
const cached = createCache<Intl.DateTimeFormat>();

/** Minutes east of UTC of UTC and of a zone written as an offset ('+05:30'), null for another named zone. */
function offsetMinutes(timeZone: string): number | null {
  if (timeZone === 'UTC') return 0;
  const match = OFFSET.exec(timeZone);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}

const formatterFor = (timeZone: string): Intl.DateTimeFormat =>
  cached(
    timeZone,
    () =>
      new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  );

/** Whether a text is a time zone this runtime knows: an IANA name, or an offset of up to 14 hours like '+05:30'. */
export function isTimeZone(timeZone: string): boolean {
  const minutes = offsetMinutes(timeZone);
  if (minutes !== null) return Math.abs(minutes) <= 14 * 60;
  try {
    formatterFor(timeZone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The local time of a zone at an instant, in milliseconds as if it were UTC. Throws a RangeError for an invalid instant
 * or zone.
 */
export function localTimeAt(instant: Date, timeZone: string): number {
  const offset = offsetMinutes(timeZone);
  const at = instant.getTime();
  if (Number.isNaN(at)) throw new RangeError('The configured clock returned an invalid date.');
  if (offset !== null) return at + offset * 60_000;
  const fields = new Map<string, number>();
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant))
    fields.set(type, Number(value));
  const field = (name: Intl.DateTimeFormatPartTypes): number => fields.get(name) ?? 0;
  return Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
    instant.getUTCMilliseconds(),
  );
}
