import type { Moment } from 'moment';
import { isoDay, storeToday } from './calendar.ts';
import { comparisonValues, findChoice, presetValues, rollingPresetValues } from './choices.ts';
import {
  type DateParams,
  type DateQuery,
  type DateQueryFields,
  getDateParamsFromQuery,
  readDay,
  readRange,
} from './date-params.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';

/** What is wrong with a pair of dates; `unreadable` and `future` ones cannot be used at all. */
type RangeCorrection = 'unreadable' | 'future' | 'reversed' | 'future-end';

/** What was changed of the dates of an address: its range, or its comparison. */
export type DateCorrection = {
  readonly of: 'range' | 'comparison';
  readonly reason: RangeCorrection | 'missing' | 'unknown';
};

/** The dates of an address with what is wrong replaced. */
export type CorrectedDateQuery = {
  readonly query: DateQuery;
  readonly corrections: readonly DateCorrection[];
};

type CorrectedRange = {
  readonly days: { readonly after: string; readonly before: string } | null;
  readonly reason: RangeCorrection | null;
};

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

function correctRange(after: unknown, before: unknown, env: DateEnvironment): CorrectedRange {
  const [one, other] = [readDay(after), readDay(before)];
  const isReversed = one !== null && other !== null && one.isAfter(other);
  const [start, end] = isReversed ? [other, one] : [one, other];
  if (!start || !end || !readRange(isoDay(start), isoDay(end)))
    return { days: null, reason: 'unreadable' };
  const today = storeToday(env);
  if (start.isAfter(today)) return { days: null, reason: 'future' };
  const isLate = end.isAfter(today);
  return {
    days: { after: isoDay(start), before: isoDay(isLate ? today : end) },
    reason: isLate ? 'future-end' : isReversed ? 'reversed' : null,
  };
}

const toText = (date: Moment | null | undefined): string | undefined =>
  date ? isoDay(date) : undefined;

const rangeFields = ({ period, after, before, preset }: DateParams): DateQueryFields => ({
  period,
  after: toText(after),
  before: toText(before),
  preset,
});
const comparisonFields = (params: DateParams): DateQueryFields => ({
  compare: params.compare,
  compare_after: toText(params.compareAfter),
  compare_before: toText(params.compareBefore),
});

type Part = {
  readonly fields: DateQueryFields | null;
  readonly reason: DateCorrection['reason'] | null;
};

function readPeriodPart(query: DateQueryFields, env: DateEnvironment): Part {
  if (!isPresent(query.period)) return { fields: null, reason: 'missing' };
  const period = findChoice(presetValues, query.period)?.value;
  if (!period) return { fields: null, reason: 'unknown' };
  if (period !== 'custom' || findChoice(rollingPresetValues, query.preset))
    return { fields: {}, reason: null };
  const { days, reason } = correctRange(query.after, query.before, env);
  return { fields: days, reason };
}

function readComparisonPart(query: DateQueryFields, env: DateEnvironment): Part {
  if (!isPresent(query.compare)) return { fields: null, reason: 'missing' };
  const compare = findChoice(comparisonValues, query.compare)?.value;
  if (!compare) return { fields: null, reason: 'unknown' };
  if (compare !== 'custom') return { fields: {}, reason: null };
  const { days, reason } = correctRange(query.compare_after, query.compare_before, env);
  return { fields: days && { compare_after: days.after, compare_before: days.before }, reason };
}

/**
 * The dates of an address that names a wrong part of them, with the valid part kept: a period without a comparison and
 * the other way round, dates in the wrong order, an end in the future, which becomes today. What cannot be used takes
 * its default. `corrections` tells what was changed; an address that names nothing is not wrong.
 */
export function correctDateQuery(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): CorrectedDateQuery {
  const fields: DateQueryFields = query;
  if (!isPresent(fields.period) && !isPresent(fields.compare)) return { query, corrections: [] };
  const env = getDateEnvironment();
  const range = readPeriodPart(fields, env);
  const comparison = readComparisonPart(fields, env);
  const corrections = [
    { of: 'range', reason: range.reason } as const,
    { of: 'comparison', reason: comparison.reason } as const,
  ].flatMap(({ of, reason }) => (reason ? [{ of, reason }] : []));
  if (corrections.length === 0) return { query, corrections };
  const defaults = getDateParamsFromQuery({}, defaultDateRange);
  return {
    query: {
      ...query,
      ...(range.fields ?? rangeFields(defaults)),
      ...(comparison.fields ?? comparisonFields(defaults)),
    },
    corrections,
  };
}
