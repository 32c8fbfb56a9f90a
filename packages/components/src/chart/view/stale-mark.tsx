import { __ } from '@wordpress/i18n';
import { Spinner } from '../../spinner/index.ts';

/** Over a chart that shows the figures of before, until those that are loading take their place. */
export function StaleMark() {
  return (
    <p className="tillview-chart__stale">
      <Spinner size={16} />
      {__('Loading new figures…', 'tillview')}
    </p>
  );
}
