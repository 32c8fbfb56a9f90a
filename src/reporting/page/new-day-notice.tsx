import { Notice } from '@tillview/components';
import type { RequestDates } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';

type Props = { dates: RequestDates; onDismiss: () => void };

/**
 * Says that the store's next day began while the page was open, and which dates a range that depends on today, such as
 * "Week to date", is now. Nothing for dates that stay the same.
 */
export default function NewDayNotice({ dates: { params, primary }, onDismiss }: Props) {
  if (params.period === 'custom' && !params.preset) return null;
  return (
    <Notice onRemove={onDismiss}>
      {sprintf(
        /* translators: 1: a range such as "Week to date", 2: its dates, such as "Nov 15 - 21, 2026". */
        __('A new day has begun: “%1$s” is now %2$s.', 'tillview'),
        primary.label,
        primary.range,
      )}
    </Notice>
  );
}
