import type { ReportRequest } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';

/** The dates of a range and of its comparison as text. */
export function describeDates({ dates }: ReportRequest): string {
  if (!dates) return '';
  const { primary, secondary } = dates;
  return secondary
    ? sprintf(
        /* translators: 1: a range of dates; 2: the range that it is compared with. */
        __('%1$s, compared with %2$s', 'tillview'),
        primary.range,
        secondary.range,
      )
    : primary.range;
}
