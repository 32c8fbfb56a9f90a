import { ChartPlaceholder, Card, SummaryListPlaceholder } from '@tillview/components';
import { __ } from '@wordpress/i18n';

/** Stands where a screen will be while its code is loaded: in the same places, so that nothing jumps. */
export function ScreenPlaceholder() {
  return (
    <div className="tillview-shell__placeholder" aria-busy="true">
      <p className="tillview-visually-hidden" role="status">
        {__('Your requested data is loading', 'tillview')}
      </p>
      <div className="tillview-shell__placeholder-header" />
      <div className="tillview-shell__placeholder-filters" />
      <div className="tillview-shell__placeholder-sentence">
        <div />
      </div>
      <div>
        <SummaryListPlaceholder numberOfItems={7} isAttached />
        <Card isAttached>
          <ChartPlaceholder height={300} />
        </Card>
      </div>
    </div>
  );
}
