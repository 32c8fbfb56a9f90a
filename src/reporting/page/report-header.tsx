import { Button, lazyWithRetry, RefreshIcon, VisuallyHidden } from '@tillview/components';
import { reportsStore, type ReportRequest } from '@tillview/data';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { formatInstant } from '../../shell/parts/format-instant.ts';
import { ScreenHeader } from '../../shell/parts/screen-header.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { DateBasis } from './date-basis.tsx';
import { getHeadingText, type HeadingLabels } from './heading-labels.ts';
import { ReportTitle } from './report-title.tsx';

/** Needed only in stores that import orders in batches. */
const OrderImport = lazyWithRetry(() => import('./order-import.tsx'));

type Props = {
  title: string;
  /** The item that the report is narrowed to; undefined for the whole report. */
  heading: HeadingLabels | undefined;
  /** The request of the report, whose day of orders is named; undefined on a page that has its own. */
  request?: ReportRequest;
  /** When the oldest data on the page was received, in milliseconds since 1970. `undefined` until one is received. */
  receivedAt: number | undefined;
  isRefreshing: boolean;
  /** A summary of the metrics for screen readers; empty until they are loaded. */
  message?: string;
};

/** The report's name, the age of its data, and a button that refreshes it. */
export function ReportHeader({
  title,
  heading,
  request,
  receivedAt,
  isRefreshing,
  message = '',
}: Props) {
  const { refreshReports } = useDispatch(reportsStore);
  const { query } = useUrl();
  const [isRequested, setIsRequested] = useState(false);
  const [isInBatches, setInBatches] = useState(false);
  const { user } = useHost();
  // Other users may not ask the store how it imports orders.
  const managesStore = user?.capabilities['manage_woocommerce'] === true;
  const isLoading = isRequested && isRefreshing;
  // A name that was known when the page opened is the heading, which has the focus; a later one is not spoken there. The
  // name stays with the summary that it belongs to.
  const [hasLateName, setLateName] = useState(false);
  const [spoken, setSpoken] = useState({ name: '', message: '' });
  const isNameDue = heading?.labels.status === 'loading';
  if (isNameDue && !hasLateName) setLateName(true);
  const name = hasLateName && heading ? getHeadingText(heading, query) : '';
  const isNamed =
    name !== '' && name !== spoken.name && (message !== '' || receivedAt !== undefined);
  // A summary waits for the name: otherwise it would be spoken twice.
  if (!isNameDue && (message !== spoken.message || isNamed)) setSpoken({ name, message });
  const text = [spoken.name, spoken.message].filter(Boolean).join('. ');
  return (
    <ScreenHeader title={<ReportTitle title={title} heading={heading} />}>
      <div className="tillview-report__age">
        {request?.dates && <DateBasis endpoint={request.stats.endpoint} />}
        {/* The page's only live region, so that a new result is announced once. Background refreshes are not announced. */}
        <VisuallyHidden>
          <span role="status">{isLoading ? __('Refreshing…', 'tillview') : text}</span>
        </VisuallyHidden>
        {/* Takes up space even when it is hidden, to avoid a layout shift. */}
        <span className={`tillview-report__refreshing${isRefreshing ? ' is-visible' : ''}`}>
          {__('Refreshing…', 'tillview')}
        </span>
        <span className="tillview-report__as-of">
          {receivedAt !== undefined &&
            !isInBatches &&
            sprintf(
              /* translators: %s: a time of day. */
              __('as of %s', 'tillview'),
              formatInstant(receivedAt),
            )}
        </span>
        {receivedAt !== undefined && managesStore && <OrderImport onChange={setInBatches} />}
      </div>
      <Button
        variant="quiet"
        isIcon
        className="tillview-report__refresh"
        title={__('Refresh', 'tillview')}
        disabled={receivedAt === undefined}
        // Not `disabled` while it refreshes: a disabled button loses the focus.
        aria-disabled={isRefreshing || undefined}
        onClick={() => {
          if (isRefreshing) return;
          setIsRequested(true);
          void refreshReports();
        }}
      >
        <RefreshIcon />
      </Button>
    </ScreenHeader>
  );
}
