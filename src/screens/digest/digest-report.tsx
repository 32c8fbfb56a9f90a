import {
  lazyWithRetry,
  SegmentedSelection,
  SummaryListPlaceholder,
  useAsync,
} from '@tillview/components';
import { reportsStore, useFreshReports } from '@tillview/data';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useCallback, useContext } from 'react';
import { PrintHeader } from '../../reporting/page/print-lines.tsx';
import { ShopDayContext } from '../../host/shop-day.ts';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import { PageParts } from '../../shell/parts/page-parts.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import type { ReportSources, ScreenProps } from '../../shell/screen-view.ts';
import { useUrl } from '../../shell/use-url.ts';
import { digestParts } from './digest-parts.tsx';
import { EVERY_PARAM, readEvery } from './digest-ranges.ts';
import '../../reporting/report.css';
import './digest.css';

const ReadOrders = lazyWithRetry(() => import('../../ledger/read-orders.ts'), {
  placeholder: () => null,
});

type Props = ScreenProps & { sources: ReportSources };

/** Sales of a day or a week, the running month, what to order, and the status of the data. Each part fails alone. */
export default function DigestReport({ sources, onError }: Props) {
  const { query, updateQuery } = useUrl();
  const today = useContext(ShopDayContext);
  const every = readEvery(query);
  const isLater = useIsFirstViewLoaded();
  const revenue = useAsync(useCallback(() => sources.load('revenue'), [sources]));
  const { refreshStaleReports } = useDispatch(reportsStore);
  const onRetry = useCallback(() => void refreshStaleReports(), [refreshStaleReports]);
  useFreshReports(query);
  const source = revenue.state === 'ready' ? revenue.value : undefined;
  const parts = { parts: digestParts, of: { source, every, today, onRetry }, onError };
  return (
    <div className="tillview-report tillview-digest">
      <PrintHeader dates={null} />
      <SegmentedSelection
        className="tillview-digest__choice"
        legend={__('Period', 'tillview')}
        name={EVERY_PARAM}
        options={[
          { value: 'day', label: __('Yesterday', 'tillview') },
          { value: 'week', label: __('Last 7 full days', 'tillview') },
        ]}
        selected={every}
        onSelect={(choice) => updateQuery(choice)}
      />
      {revenue.state === 'loading' ? (
        // The other parts follow below, so they wait: nothing moves.
        <SummaryListPlaceholder numberOfItems={4} isAlwaysOpen isCompared />
      ) : (
        <>
          {revenue.state === 'failed' ? (
            <RequestError
              error={revenue.error}
              subject={__('the sales', 'tillview')}
              onRetry={revenue.retry}
            />
          ) : (
            <PageParts place="sales" {...parts} />
          )}
          <PageParts place="store" {...parts} />
          {isLater && <ReadOrders />}
        </>
      )}
    </div>
  );
}
