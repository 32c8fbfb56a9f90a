import { Link } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { listDrivers } from '../../reporting/what-changed/change-sentence.ts';
import { changeSplits } from '../../reporting/what-changed/change-splits.ts';
import { useChangeSplit, type ChangeView } from '../../reporting/what-changed/use-change-split.ts';

/**
 * The products whose net sales changed most: one for the direction of the total, one against it. The requests are those
 * of the card "What changed, and why" of Revenue, to which it links. Renders nothing until they are loaded, or fail.
 */
export function LargestChanges(view: ChangeView) {
  const state = useChangeSplit('product', view);
  if (state?.is !== 'known') return null;
  const list = listDrivers({ definition: changeSplits.product, split: state.split }, view.context);
  if (list === '') return null;
  return (
    <>
      {__('Changed most:', 'tillview')}{' '}
      <Link href={view.context.screenHref('/analytics/revenue', {})}>{list}</Link>
    </>
  );
}
