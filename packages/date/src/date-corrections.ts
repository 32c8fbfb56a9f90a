import { readCompareValue, readPeriodValue, readRollingPreset } from './choice-values.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import { localNow, startOfDay, toDayText } from './local-time.ts';
import {
  type DateQuery,
  type DateQueryFields,
  isPresent,
  parseDateRange,
  readDay,
  readRange,
} from './range-choice.ts';

/** What is wrong with a pair of dates. `unreadable` and `future` dates cannot be corrected. */
type RangeCorrection = 'unreadable' | 'future' | 'reversed' | 'future-end';

/** A correction of the dates of a URL: of its range, or of its comparison. */
export type DateCorrection = {
  readonly of: 'range' | 'comparison';
  readonly reason: RangeCorrection | 'missing' | 'unknown';
};

/** The dates of a URL after correction. */
export type CorrectedDateQuery = {
  readonly query: DateQuery;
  readonly corrections: readonly DateCorrection[];
};

type CorrectedRange = {
  readonly days: { readonly after: string; readonly before: string } | null;
  readonly reason: RangeCorrection | null;
};

function correctRange(after: unknown, before: unknown, env: DateEnvironment): CorrectedRange {
  const [one, other] = [readDay(after), readDay(before)];
  const isReversed = one !== null && other !== null && one > other;
  const [start, end] = isReversed ? [other, one] : [one, other];
  if (start === null || end === null || !readRange(toDayText(start), toDayText(end)))
    return { days: null, reason: 'unreadable' };
  const today = startOfDay(localNow(env));
  if (start > today) return { days: null, reason: 'future' };
  const isLate = end > today;
  return {
    days: { after: toDayText(start), before: toDayText(isLate ? today : end) },
    reason: isLate ? 'future-end' : isReversed ? 'reversed' : null,
  };
}

type Part = {
  readonly fields: DateQueryFields | null;
  readonly reason: DateCorrection['reason'] | null;
};

/** The URL parameters of the range and of the comparison: the choice first, then the dates of a custom one. */
const KEYS = {
  range: ['period', 'after', 'before', 'preset'],
  comparison: ['compare', 'compare_after', 'compare_before'],
} as const;

function readPart(of: DateCorrection['of'], query: DateQueryFields, env: DateEnvironment): Part {
  const [name, start, end] = KEYS[of];
  if (!isPresent(query[name])) return { fields: null, reason: 'missing' };
  const choice = of === 'range' ? readPeriodValue(query[name]) : readCompareValue(query[name]);
  if (!choice) return { fields: null, reason: 'unknown' };
  const isRolling = of === 'range' && readRollingPreset(query.preset);
  if (choice !== 'custom' || isRolling) return { fields: {}, reason: null };
  const { days, reason } = correctRange(query[start], query[end], env);
  return { fields: days && { [start]: days.after, [end]: days.before }, reason };
}

/**
 * Corrects the dates of a URL and keeps the valid parts: the period without a comparison, or the reverse. Swaps
 * reversed dates, and replaces an end in the future with today. Replaces dates that cannot be corrected with the
 * default. `corrections` lists the changes; a URL without dates needs none.
 */
export function correctDateQuery(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): CorrectedDateQuery {
  const fields: DateQueryFields = query;
  if (!isPresent(fields.period) && !isPresent(fields.compare)) return { query, corrections: [] };
  const env = getDateEnvironment();
  const defaults: DateQueryFields = {
    // For a default range without these parameters: R9.16.
    period: 'month',
    compare: 'previous_year',
    ...parseDateRange(defaultDateRange),
  };
  const corrections: DateCorrection[] = [];
  let corrected: DateQueryFields = fields;
  for (const of of ['range', 'comparison'] as const) {
    const part = readPart(of, fields, env);
    if (!part.reason) continue;
    corrections.push({ of, reason: part.reason });
    const own = Object.fromEntries(KEYS[of].map((key) => [key, defaults[key]]));
    corrected = { ...corrected, ...(part.fields ?? own) };
  }
  return { query: corrected, corrections };
}
