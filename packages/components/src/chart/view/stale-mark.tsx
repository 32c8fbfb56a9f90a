import { __ } from '@wordpress/i18n';
import { Spinner } from '../../spinner/spinner.tsx';

/** Shown over a chart with stale metrics while the new ones are loading. */
export function StaleMark() {
  return (
    <p className="tillview-chart__stale">
      <Spinner size={16} />
      {__('Loading new figures…', 'tillview')}
    </p>
  );
}
