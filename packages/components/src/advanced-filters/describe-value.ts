import { CurrencyFactory, type CurrencyConfig } from '@tillview/currency';
import { formatDate } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import type { ActiveFilterValue } from '@tillview/navigation';
import { BETWEEN, getEnds } from './rows.ts';

/** The text of a value or range; an empty string while it is incomplete. */
export function formatEnds(
  value: ActiveFilterValue,
  rule: string | undefined,
  formatEnd: (end: string) => string,
): string {
  const [first, second] = getEnds(value);
  if (first === '' || (rule === BETWEEN && second === '')) return '';
  if (rule !== BETWEEN) return formatEnd(first);
  /* translators: 1: the lower end of a range; 2: its upper end. */
  return sprintf(__('%1$s and %2$s', 'tillview'), formatEnd(first), formatEnd(second));
}

/** Formats an amount in the store's currency. */
export function formatFilterAmount(value: string, currency: CurrencyConfig | undefined): string {
  // The value comes from the URL. If it is not an amount, it is shown unchanged.
  return CurrencyFactory(currency).formatAmount(value) || value;
}

/** Formats a day in the store's date format. */
export function formatFilterDay(isoDay: string): string {
  return formatDate(isoDay) || isoDay;
}
