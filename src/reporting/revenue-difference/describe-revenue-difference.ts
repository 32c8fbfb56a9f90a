import { __, sprintf } from '@wordpress/i18n';
import { isolateAmount } from '../definition/isolate-amount.ts';

/** An amount in a report that counts by the day created, and the same amount in Revenue; all rounded. */
export type RevenueAmounts = {
  readonly here: number;
  readonly revenue: number;
  /** The amount in Revenue if it counted by the day created, too. */
  readonly byDayCreated: number;
  /** The store's setting of the day that Revenue counts by; undefined if the user may not read it. */
  readonly dateType: unknown;
  /** A reason for a difference that remains when both count by the day created; absent if none is known. */
  readonly otherReason?: string | undefined;
};

function getDays(dateType: unknown): string {
  switch (dateType) {
    case 'date_paid':
      return __(
        'It counts orders on the day they are paid, this report on the day they are created.',
        'tillview',
      );
    case 'date_completed':
      return __(
        'It counts orders on the day they are completed, this report on the day they are created.',
        'tillview',
      );
    default:
      return __(
        'It counts orders on another day, such as the day they are paid, this report on the day they are created.',
        'tillview',
      );
  }
}

/**
 * Says how much Revenue differs from a report for the same range, and why: each reason with its amount, which add up to
 * the difference. The amounts must differ.
 */
export function describeRevenueDifference(
  { here, revenue, byDayCreated, dateType, otherReason }: RevenueAmounts,
  formatAmount: (amount: number) => string,
): string {
  const amount = isolateAmount(formatAmount(Math.abs(revenue - here)));
  const text =
    revenue < here
      ? /* translators: 1: an amount of money. 2: by how much it is less. */
        __('Revenue shows %1$s for this range, %2$s less.', 'tillview')
      : /* translators: 1: an amount of money. 2: by how much it is more. */
        __('Revenue shows %1$s for this range, %2$s more.', 'tillview');
  const difference = sprintf(text, isolateAmount(formatAmount(revenue)), amount);
  if (byDayCreated === here)
    return [
      difference,
      getDays(dateType),
      __('Counted by day created, both are the same.', 'tillview'),
    ].join(' ');
  const ofDay = isolateAmount(formatAmount(Math.abs(revenue - byDayCreated)));
  const ofRest = isolateAmount(formatAmount(Math.abs(byDayCreated - here)));
  const day =
    revenue === byDayCreated
      ? [__('The day on which orders count is not the reason.', 'tillview')]
      : [
          revenue < byDayCreated
            ? /* translators: %s: an amount of money. */
              sprintf(__('Because of the day on which orders count: %s less.', 'tillview'), ofDay)
            : /* translators: %s: an amount of money. */
              sprintf(__('Because of the day on which orders count: %s more.', 'tillview'), ofDay),
          getDays(dateType),
          byDayCreated < here
            ? /* translators: %s: an amount of money. */
              sprintf(__('For another reason: %s less.', 'tillview'), ofRest)
            : /* translators: %s: an amount of money. */
              sprintf(__('For another reason: %s more.', 'tillview'), ofRest),
        ];
  return [difference, ...day, otherReason].filter(Boolean).join(' ');
}

/**
 * Says how much Revenue differs from its own amount by day created, for a report that has only a part of the sales. Its
 * amounts cannot be compared with those of Revenue, but it counts by the day created. The amounts must differ.
 */
export function describeDayDifference(
  { revenue, byDayCreated, dateType }: Omit<RevenueAmounts, 'here' | 'otherReason'>,
  formatAmount: (amount: number) => string,
): string {
  const amount = isolateAmount(formatAmount(Math.abs(revenue - byDayCreated)));
  const text =
    revenue < byDayCreated
      ? /* translators: 1: an amount of money. 2: by how much it is less. */
        __('Revenue shows %1$s for this range, %2$s less than by day created.', 'tillview')
      : /* translators: 1: an amount of money. 2: by how much it is more. */
        __('Revenue shows %1$s for this range, %2$s more than by day created.', 'tillview');
  const difference = sprintf(text, isolateAmount(formatAmount(revenue)), amount);
  return `${difference} ${getDays(dateType)}`;
}
