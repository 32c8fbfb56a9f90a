import { FocusFallback, VisuallyHidden } from '@tillview/components';
import type { ReportRequest, ReportSource } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { CohortTable } from './cohort-table.tsx';
import { useCohortMonths } from './use-cohort-months.ts';

type Props = {
  source: ReportSource;
  request: ReportRequest;
  context: ReportContext;
  /** The number of orders above which the database groups them. */
  threshold: number;
};

/** Cohorts of a shop with too many orders for the browser. */
export function LargeRetention({ source, request, context, threshold }: Props) {
  const { cohorts, months, isReading, error, read, left, retry } = useCohortMonths();
  const { formatNumber } = context;
  const known = sprintf(
    /* translators: %s: number of orders. */
    __(
      'This shop has more than %s orders: the database computes cohorts by month. Segments, first sources and lists of customers are not available at this size.',
      'tillview',
    ),
    formatNumber(threshold),
  );
  const progress = sprintf(
    /* translators: 1: number of months that are done. 2: their number in total. */
    __('The database groups the orders: %1$s of %2$s months', 'tillview'),
    formatNumber(read),
    formatNumber(read + left),
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isReading ? '' : known}</span>
      </VisuallyHidden>
      <div className="tillview-ledger" aria-busy={isReading}>
        <FocusFallback>
          {isReading && (
            <div className="tillview-ledger__row">
              <div className="tillview-ledger__progress">
                <p>{progress}</p>
                <progress aria-label={progress} max={Math.max(1, read + left)} value={read} />
              </div>
            </div>
          )}
          {error !== undefined && (
            <RequestError
              isInline
              error={error}
              subject={__('the orders', 'tillview')}
              isAnalytics
              onRetry={retry}
            />
          )}
          {!isReading && error === undefined && <p>{known}</p>}
        </FocusFallback>
      </div>
      {!isReading && error === undefined && (
        <CohortTable {...{ cohorts, months, source, request, context }} onlyHere={0} />
      )}
    </>
  );
}
