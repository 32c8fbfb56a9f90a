import { getDateEnvironment, isoDateFormat, toMoment } from '@tillview/date';
import { getQueryText, type Query } from '@tillview/navigation';

/** How often the digest is made: it is about a day, or about a week. */
export type Every = 'day' | 'week';

/** The parameter of the URL; not `period`, which all screens share as their range. */
export const EVERY_PARAM = 'every';

/** The days of a weekly digest. */
const WEEK = 7;

/** Reads the choice from the URL: a day by default. */
export const readEvery = (query: Query): Every =>
  getQueryText(query, EVERY_PARAM) === 'week' ? 'week' : 'day';

/** A day some days before another, 'YYYY-MM-DD'. */
const daysBefore = (today: string, days: number): string =>
  toMoment(isoDateFormat, today)!.subtract(days, 'days').format(isoDateFormat);

/**
 * The range of a digest that is made `today`, 'YYYY-MM-DD', as a query of Revenue: yesterday against the same weekday
 * before, or the last seven complete days against the seven before. The mail of the plugin has the same ranges
 * (`get_digest_of_sales` in `includes/digest/content.php`).
 */
export const getSalesQuery = (every: Every, today: string): Query =>
  every === 'day'
    ? { period: 'yesterday', compare: 'previous_period', compare_align: 'weekday' }
    : {
        period: 'custom',
        after: daysBefore(today, WEEK),
        before: daysBefore(today, 1),
        compare: 'previous_period',
      };

/** The running month against last year, up to now unless the user compares whole days, as a query of Revenue. */
export const getMonthQuery = (today: string): Query => ({
  period: 'custom',
  after: `${today.slice(0, 7)}-01`,
  before: today,
  compare: 'previous_year',
  ...(getDateEnvironment().comparesUpToNow ? { compare_until: 'now' } : {}),
});
