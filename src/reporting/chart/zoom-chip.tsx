import { Button, CloseIcon } from '@tillview/components';
import { getCurrentDates } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { useUrl } from '../../shell/use-url.ts';
import { getZoomOutUpdate } from './zoom.ts';

/** Returns from a range that was selected in the chart to the range before the zoom. */
export default function ZoomChip() {
  const { query, updateQuery } = useUrl();
  const update = getZoomOutUpdate(query);
  if (!update) return null;
  const { label, range } = getCurrentDates({ ...query, ...update }).primary;
  const name = update['period'] === 'custom' && !update['preset'] ? range : label;
  return (
    <Button isSmall className="tillview-report__zoom" onClick={() => updateQuery(update)}>
      <CloseIcon size={14} />
      {
        /* translators: %s: a range of dates, such as "Month to date" or "Oct 1 - 31, 2026". */
        sprintf(__('Back to %s', 'tillview'), name)
      }
    </Button>
  );
}
