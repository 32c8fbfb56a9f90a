import { CurrencyFactory, type CurrencyConfig } from '@tillview/currency';
import { formatDate } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import type { ActiveFilterValue } from '@tillview/navigation';
import { BETWEEN, getEnds } from './rows.ts';

/** A complete range or value in words; '' while an end is open. */
export function describeEnds(
  value: ActiveFilterValue,
  rule: string | undefined,
  describe: (end: string) => string,
): string {
  const [first, second] = getEnds(value);
  if (first === '' || (rule === BETWEEN && second === '')) return '';
  if (rule !== BETWEEN) return describe(first);
  /* translators: 1: the lower end of a range; 2: its upper end. */
  return sprintf(__('%1$s and %2$s', 'tillview'), describe(first), describe(second));
}

/** An amount as the store writes it. */
export function describeAmount(value: string, currency: CurrencyConfig | undefined): string {
  return CurrencyFactory(currency).formatAmount(value);
}

/** A day as the store writes it. */
export function describeDay(isoDay: string): string {
  return formatDate(isoDay) || isoDay;
}
