import { ChartPlaceholder, Card, SummaryListPlaceholder } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import './report-page.css';

/** What stands where a report will be while its code is on its way: in the same places, so that nothing jumps. */
export function ReportPlaceholder() {
  return (
    <div className="tillview-report" aria-busy="true">
      <p className="tillview-report__loading" role="status">
        {__('Your requested data is loading', 'tillview')}
      </p>
      <div className="tillview-report__awaited is-header" />
      <div className="tillview-report__awaited is-filters" />
      <div className="tillview-report__figures">
        <SummaryListPlaceholder numberOfItems={7} isAttached />
        <Card isAttached>
          <ChartPlaceholder height={300} />
        </Card>
      </div>
    </div>
  );
}
