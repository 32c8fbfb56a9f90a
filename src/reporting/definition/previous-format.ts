import type { RequestDates } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';

/** Returns a function that adds the name of the comparison to an earlier amount. */
export function getPreviousFormat(compare: string | undefined): (amount: string) => string {
  return (amount) => {
    switch (compare) {
      case 'previous_year':
        /* translators: %s: an earlier amount. */
        return sprintf(__('%s previous year', 'tillview'), amount);
      case 'previous_period':
        /* translators: %s: an earlier amount. */
        return sprintf(__('%s previous period', 'tillview'), amount);
      case 'previous_month':
        /* translators: %s: an earlier amount. */
        return sprintf(__('%s previous month', 'tillview'), amount);
      case 'previous_quarter':
        /* translators: %s: an earlier amount. */
        return sprintf(__('%s previous quarter', 'tillview'), amount);
      default:
        /* translators: %s: the amount of the dates that are compared. */
        return sprintf(__('compared with %s', 'tillview'), amount);
    }
  };
}

/** The name of the comparison with its dates, before an earlier amount; undefined without a comparison. */
export const getPreviousLabel = (dates: RequestDates | null): string | undefined =>
  dates?.secondary
    ? sprintf(
        /* translators: 1: the comparison, such as "Previous year"; 2: its dates. */
        __('%1$s (%2$s):', 'tillview'),
        dates.secondary.label,
        dates.secondary.range,
      )
    : undefined;
