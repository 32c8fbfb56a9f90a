const OFFSET = /^([+-])(\d{1,2})(?::?([0-5]\d))?$/;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Fields of a local time: month 1–12, hour 0–23. */
export type LocalTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
};

/** Minutes east of UTC of a zone written as an offset ('+05:30'), null for a named zone. */
function offsetMinutes(timeZone: string): number | null {
  const match = OFFSET.exec(timeZone);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, created);
  return created;
}

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

/** The local time of a zone at an instant. Throws a RangeError for an invalid instant or zone. */
export function localTimeAt(instant: Date, timeZone: string): LocalTime {
  const offset = offsetMinutes(timeZone);
  if (offset !== null) return shiftedFields(instant, offset);
  const fields = new Map<string, number>();
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant))
    fields.set(type, Number(value));
  const field = (name: Intl.DateTimeFormatPartTypes): number => fields.get(name) ?? 0;
  return {
    year: field('year'),
    month: field('month'),
    day: field('day'),
    hour: field('hour'),
    minute: field('minute'),
    second: field('second'),
    millisecond: instant.getUTCMilliseconds(),
  };
}

function shiftedFields(instant: Date, offset: number): LocalTime {
  const shifted = new Date(instant);
  shifted.setUTCMinutes(shifted.getUTCMinutes() + offset);
  if (Number.isNaN(shifted.getTime()))
    throw new RangeError('The configured clock returned an invalid date.');
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    millisecond: shifted.getUTCMilliseconds(),
  };
}
