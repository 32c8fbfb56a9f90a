const MINUTE = 60_000;

/**
 * The offset of a time zone from UTC at an instant, in minutes; the zone is an IANA name or an offset such as `+02:00`.
 */
function offsetMinutes(timeZone: string, instant: number): number {
  const fixed = /^([+-])(\d\d):?(\d\d)$/.exec(timeZone);
  if (fixed) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3]);
    return fixed[1] === '-' ? -minutes : minutes;
  }
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - instant) / MINUTE);
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Formats an offset from UTC in minutes, such as `+05:30`. */
export function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padTwo(Math.floor(size / 60))}:${padTwo(size % 60)}`;
}

/** The offset of a time zone from UTC at an instant in milliseconds, such as `+01:00`. */
export const getUtcOffset = (timeZone: string, instant: number): string =>
  formatOffset(offsetMinutes(timeZone, instant));

/**
 * Converts a store's local time to ISO text with its UTC offset: `2026-11-20T12:00:00` in `Europe/Paris` is
 * `2026-11-20T12:00:00+01:00`. A time that a clock change skips is moved by the skipped hour.
 */
export function toZonedInstant(localTime: string, timeZone: string): string {
  const asUtc = Date.parse(`${localTime}Z`);
  const guess = offsetMinutes(timeZone, asUtc);
  const offset = offsetMinutes(timeZone, asUtc - guess * MINUTE);
  return `${localTime}${formatOffset(offset)}`;
}
