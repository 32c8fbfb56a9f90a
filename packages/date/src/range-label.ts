import type { Moment } from 'moment';
import { type DateInput, readDate } from './calendar.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import { fillPattern } from './fill-pattern.ts';
import { displayPattern, displayPatternWithoutYear } from './format-date.ts';
import { getLocaleFormat, toUtc } from './locale-dates.ts';

/** `getRangeLabel` with an explicit environment. */
export function rangeLabel(after: Moment, before: Moment, env: DateEnvironment): string {
  const full = displayPattern();
  const format = getLocaleFormat(full, env);
  if (format) return format.formatRange(toUtc(after), toUtc(before));
  const fill = (date: Moment, pattern: string): string => fillPattern(date, pattern, env);
  if (after.isSame(before, 'day')) return fill(after, full);
  // Both days replace the day number: month and year keep their place in a translated format.
  if (after.isSame(before, 'month'))
    return fillPattern(after, full, env, `${after.date()} - ${before.date()}`);
  if (!after.isSame(before, 'year')) return `${fill(after, full)} - ${fill(before, full)}`;
  const short = displayPatternWithoutYear();
  return full.startsWith('YYYY')
    ? `${fill(after, full)} - ${fill(before, short)}`
    : `${fill(after, short)} - ${fill(before, full)}`;
}

/**
 * Short text of a range in the display format: 'Jan 5, 2024', 'Jan 1 - 21, 2024', 'Jan 5 - Feb 6, 2024' or 'Dec 30,
 * 2023 - Jan 2, 2024'; in other languages as the locale writes ranges, unless the display format is translated. Empty when an end is unreadable.
 */
export function getRangeLabel(after: DateInput, before: DateInput): string {
  const [start, end] = [readDate(after), readDate(before)];
  return start.isValid() && end.isValid() ? rangeLabel(start, end, getDateEnvironment()) : '';
}
