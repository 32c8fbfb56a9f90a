import {
  getCurrentDates,
  getDateEnvironment,
  getDateParamsFromQuery,
  getMovedDay,
  getRollingPresetQuery,
  getStoreTimeZoneMoment,
  movedDayValues,
  presetValues,
  rollingPresetValues,
} from '@tillview/date';
import { getPersistedQuery, type Query } from '@tillview/navigation';

/** A range that a question can name: its value, its name, and its parameters in the URL, in the year that it names. */
export type QuestionRange = {
  readonly value: string;
  readonly label: string;
  readonly getQuery: (year?: number) => Query;
};

const custom = (after: string, before: string): Query => ({ period: 'custom', after, before });

/** A calendar month: without a year, the last one that has begun. */
function getMonthQuery(month: number, year: number | undefined): Query {
  const now = getStoreTimeZoneMoment();
  const of = year ?? now.year() - (month > now.month() ? 1 : 0);
  if (month === now.month() && of === now.year()) return { period: 'month' };
  const [first, last] = [1, 0].map((day) =>
    new Date(Date.UTC(of, day === 1 ? month : month + 1, day)).toISOString().slice(0, 10),
  );
  return custom(first ?? '', last ?? '');
}

/** The names of ranges: the presets, days such as Black Friday, and months. */
export function getQuestionRanges(): readonly QuestionRange[] {
  const month = new Intl.DateTimeFormat(getDateEnvironment().locale, {
    month: 'long',
    timeZone: 'UTC',
  });
  return [
    ...presetValues
      .filter(({ value }) => value !== 'custom')
      .map(({ value, label }) => ({ value, label, getQuery: () => ({ period: value }) })),
    ...rollingPresetValues.map(({ value, label }) => ({
      value,
      label,
      getQuery: () => getRollingPresetQuery(value),
    })),
    ...movedDayValues.map(({ value, label }) => ({
      value,
      label,
      getQuery(year?: number) {
        const day = getMovedDay(value, year);
        const earlier = getMovedDay(value, Number(day.slice(0, 4)) - 1);
        const compare = { compare: 'custom', compare_after: earlier, compare_before: earlier };
        return { ...custom(day, day), ...compare };
      },
    })),
    ...Array.from({ length: 12 }, (_, at) => ({
      value: `month-${at + 1}`,
      label: month.format(Date.UTC(2000, at)),
      getQuery: (year?: number) => getMonthQuery(at, year),
    })),
  ];
}

/** A whole year, or the present one up to now. */
export const getYearRange = (year: number): QuestionRange => ({
  value: String(year),
  label: String(year),
  getQuery: () =>
    year === getStoreTimeZoneMoment().year()
      ? { period: 'year' }
      : custom(`${year}-01-01`, `${year}-12-31`),
});

const RANGE_PARAMS = ['period', 'preset', 'after', 'before'];
const COMPARE_PARAMS = ['compare', 'compare_after', 'compare_before', 'compare_until'];

/** The parameters of a page that a command opens: those that pages keep, with the range of the question. */
export function getRangeQuery(range: Query | undefined): Query {
  const kept = getPersistedQuery();
  if (!range) return kept;
  // Other dates have another comparison, unless it is a rule.
  const isRule = kept['compare'] !== 'custom' && !('compare' in range);
  const removed = new Set(isRule ? RANGE_PARAMS : [...RANGE_PARAMS, ...COMPARE_PARAMS]);
  const { compare } = getDateParamsFromQuery(kept);
  return {
    // A period without a comparison would be the default range.
    compare: compare === 'custom' ? 'previous_year' : compare,
    ...Object.fromEntries(Object.entries(kept).filter(([name]) => !removed.has(name))),
    ...range,
  };
}

/** The range of a URL in words: "Last month (Oct 1 - 31, 2026)". */
export function describeRange(query: Query, name?: string): string {
  const { label, range } = getCurrentDates(query).primary;
  return `${name ?? label} (${range})`;
}
