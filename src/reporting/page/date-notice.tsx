import type { RequestDates } from '@tillview/data';
import type { DateCorrection } from '@tillview/date';
import { __ } from '@wordpress/i18n';

function getText({ of, reason }: DateCorrection): string {
  const isRange = of === 'range';
  switch (reason) {
    case 'missing':
      return isRange
        ? __('The URL contains no date range.', 'tillview')
        : __('The URL contains no comparison.', 'tillview');
    case 'unknown':
      return isRange
        ? __('The date range in the URL is unknown.', 'tillview')
        : __('The comparison in the URL is unknown.', 'tillview');
    case 'unreadable':
      return isRange
        ? __('The dates in the URL are invalid.', 'tillview')
        : __('The comparison dates in the URL are invalid.', 'tillview');
    case 'future':
      return isRange
        ? __('The dates in the URL are in the future.', 'tillview')
        : __('The comparison dates in the URL are in the future.', 'tillview');
    case 'reversed':
      return isRange
        ? __('The dates in the URL were in the wrong order.', 'tillview')
        : __('The comparison dates in the URL were in the wrong order.', 'tillview');
    case 'future-end':
      return isRange
        ? __('The end date in the URL is in the future, so the range ends today.', 'tillview')
        : __(
            'The end of the comparison is in the future, so the comparison ends today.',
            'tillview',
          );
  }
}

/** Explains which dates in the URL were invalid, and what is shown instead. */
export function DateNotice({ dates }: { dates: RequestDates }) {
  const { corrections, primary, secondary } = dates;
  const shown = (of: DateCorrection['of']): string => {
    if (of === 'range') return `${primary.label} (${primary.range})`;
    return secondary ? `${secondary.label} (${secondary.range})` : '';
  };
  return (
    <div className="tillview-report__notice" role="status">
      {corrections.map((correction) => (
        <p key={correction.of} className="tillview-report__correction">
          {getText(correction)}{' '}
          {correction.of === 'range' ? __('Shown:', 'tillview') : __('Compared with:', 'tillview')}{' '}
          {shown(correction.of)}.
        </p>
      ))}
    </div>
  );
}
