import { MINUTE } from './local-time.ts';
import type { LocalTime } from './local-time.ts';

const OFFSET = /^([+-])(\d{2}):(\d{2})$/;

/** Whether a text is a supported time zone: an IANA name or `±hh:mm` up to 14 hours. */
export function isTimeZone(zone: string): boolean {
  if (OFFSET.test(zone)) return fixedOffset(zone) !== null;
  // Node accepts other offset formats, but WordPress does not.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Converts a local time to an instant in epoch milliseconds. For a repeated hour it is the first occurrence; a skipped
 * time moves forward by the length of the gap.
 */
export function localTimeToInstant(time: LocalTime, zone: string): number {
  const before = offsetAt(time - 24 * 60 * MINUTE, zone);
  const after = offsetAt(time + 24 * 60 * MINUTE, zone);
  const first = time - Math.max(before, after);
  if (first + offsetAt(first, zone) === time) return first;
  const second = time - Math.min(before, after);
  if (second + offsetAt(second, zone) === time) return second;
  return time - before;
}

/** Converts an instant in epoch milliseconds to local time. */
export function instantToLocalTime(instant: number, zone: string): LocalTime {
  return instant + offsetAt(instant, zone);
}

/** The UTC offset at an instant, in milliseconds. */
export function offsetAt(instant: number, zone: string): number {
  const fixed = fixedOffset(zone);
  if (fixed !== null) return fixed;
  const quarter = Math.floor(instant / (15 * MINUTE));
  const known = offsetsOf(zone);
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = readOffset(instant, zone);
    known.set(quarter, offset);
  }
  return offset;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

function offsetsOf(zone: string): Map<number, number> {
  let known = offsets.get(zone);
  if (!known) offsets.set(zone, (known = new Map()));
  return known;
}

function fixedOffset(zone: string): number | null {
  if (zone === 'UTC') return 0;
  const match = OFFSET.exec(zone);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  if (Number(match[3]) > 59 || minutes > 14 * 60) return null;
  return (match[1] === '-' ? -minutes : minutes) * MINUTE;
}

function readOffset(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      era: 'short',
    });
    formats.set(zone, format);
  }
  const part: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = value;
  const year = part['era'] === 'BC' ? 1 - Number(part['year']) : Number(part['year']);
  const shown = new Date(0);
  shown.setUTCFullYear(year, Number(part['month']) - 1, Number(part['day']));
  shown.setUTCHours(Number(part['hour']), Number(part['minute']), Number(part['second']));
  return shown.getTime() - Math.floor(instant / 1000) * 1000;
}
