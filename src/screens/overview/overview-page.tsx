import { Card, FocusFallback, lazyWithRetry } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState, type ReactNode } from 'react';
import { FiguresPlaceholder } from '../../shell/figures-placeholder.tsx';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import type { ReportSources, ScreenProps } from '../../shell/screen-view.ts';
import { useUrl } from '../../shell/use-url.ts';
import { ScreenPart } from '../../shell/parts/screen-part.tsx';
import { formatInstant } from '../../shell/parts/format-instant.ts';
import { CurrencyPlace } from '../../ledger/currencies/currency-place.tsx';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { ReportHeader } from '../../reporting/page/report-header.tsx';
import { FirstSteps } from '../../reporting/first-steps/first-steps.tsx';
import { useIsEmptyShop } from '../../reporting/first-steps/use-is-empty-shop.ts';
import { SaveNotice } from './save-notice.tsx';
import { SectionList } from './section-list.tsx';
import { TodayCard } from './today-card.tsx';
import { useOverview } from './use-overview.ts';
import type { SavedPreferences } from './use-overview-preferences.ts';

/** Only needed for printing, so it is loaded after the first view. */
const PrintLines = lazyWithRetry(() => import('../../reporting/page/print-lines.tsx'));

const ReadOrders = lazyWithRetry(() => import('../../ledger/read-orders.ts'), {
  placeholder: () => null,
});

/** As high as the summary. */
const SummaryPlaceholder = () => (
  <div className="tillview-report__sentence" aria-busy="true">
    <p />
  </div>
);

const OverviewSummary = lazyWithRetry(() => import('./overview-summary.tsx'), {
  placeholder: SummaryPlaceholder,
});

type Props = ScreenProps & {
  saved: SavedPreferences;
  sources: ReportSources;
};

/** The Overview for known user preferences: title, range and sections. */
export function OverviewPage({ saved, sources, onError }: Props) {
  const { query } = useUrl();
  const overview = useOverview(saved.preferences, sources);
  const { content, request, context, primary, hasSummary, summarized, state, onRetry } = overview;
  const isLater = useIsFirstViewLoaded();
  const hasSales = primary.rows.some(({ value }) => Number(value) !== 0);
  const hasNothing = primary.rows.length > 0 && !hasSales;
  const isEmptyShop = useIsEmptyShop(isLater && !state.whole && !hasSales && !primary.isRequesting);
  // The usual page would be replaced by first steps.
  const isUnsure = hasNothing && isEmptyShop === undefined;
  const [message, setMessage] = useState('');
  const { receivedAt, isRefreshing, whole, refresh } = state;
  const part = (
    name: string,
    key: string,
    children: ReactNode,
    className = 'tillview-overview__part',
  ) => (
    <FocusFallback key={key} className={className}>
      <ErrorBoundary name={name} resetKey={query} onError={onError}>
        {children}
      </ErrorBoundary>
    </FocusFallback>
  );
  const summary =
    hasSummary &&
    part(
      __('Summary', 'tillview'),
      'summary',
      summarized ? (
        <OverviewSummary
          source={summarized}
          {...{ request, context, onRetry }}
          onText={setMessage}
        />
      ) : (
        <SummaryPlaceholder />
      ),
      'tillview-overview__summary',
    );
  return (
    <div className="tillview-report tillview-overview">
      <ReportHeader
        title={__('Overview', 'tillview')}
        heading={undefined}
        request={request.range}
        receivedAt={receivedAt}
        isRefreshing={isRefreshing}
        message={message}
      />
      <div className="tillview-report__print">
        <PrintLines dates={request.range.dates} />
      </div>
      {part(
        __('Filters', 'tillview'),
        'filters',
        <ReportFilters source={content.source} request={request.range} />,
      )}
      {/* Takes the focus when the Retry button that had it is removed. */}
      <FocusFallback className="tillview-overview__content">
        {saved.saveError !== undefined && (
          <SaveNotice error={saved.saveError} onRetry={saved.save} />
        )}
        {refresh && (
          <RequestError
            isInline
            error={refresh}
            title={__('The figures could not be refreshed.', 'tillview')}
            {...(receivedAt === undefined
              ? {}
              : {
                  note: sprintf(
                    /* translators: %s: a time of day. */
                    __('The data shown is from %s.', 'tillview'),
                    formatInstant(receivedAt),
                  ),
                })}
            onRetry={onRetry}
          />
        )}
        {whole ? (
          <Card>
            <RequestError error={whole} onRetry={onRetry} />
          </Card>
        ) : isUnsure ? (
          <FiguresPlaceholder />
        ) : isEmptyShop ? (
          <FirstSteps context={context} />
        ) : (
          <>
            <ScreenPart name={__('Currencies', 'tillview')} resetKey={query} onError={onError}>
              <CurrencyPlace range={request.range.primary} context={context} />
            </ScreenPart>
            {part(
              __('Today', 'tillview'),
              'today',
              <TodayCard source={summarized} {...{ request, context, onRetry }} />,
            )}
            <SectionList saved={saved} overview={overview} part={part} summary={summary} />
            {isLater && <ReadOrders />}
          </>
        )}
      </FocusFallback>
    </div>
  );
}
