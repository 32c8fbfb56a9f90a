import { Button, RefreshIcon, VisuallyHidden } from '@tillview/components';
import { reportsStore } from '@tillview/data';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { FavoriteButton, PageMenu } from '../../shell/lazy-tools.tsx';
import { formatTimeOfDay } from './format-time-of-day.ts';
import type { HeadingLabels } from './heading-labels.ts';
import { ReportTitle } from './report-title.tsx';

type Props = {
  title: string;
  /** The item that the report is narrowed to; undefined for the whole report. */
  heading: HeadingLabels | undefined;
  /** When the oldest figure on the page was read, in milliseconds since 1970; undefined before any was. */
  receivedAt: number | undefined;
  isRefreshing: boolean;
  /** What the figures say, for screen readers; empty while they are not known. */
  message?: string;
};

/** The report's name, how old its figures are, and the way to read them again. */
export function ReportHeader({ title, heading, receivedAt, isRefreshing, message = '' }: Props) {
  const { refreshReports } = useDispatch(reportsStore);
  const [isRequested, setIsRequested] = useState(false);
  const isLoading = isRequested && isRefreshing;
  return (
    <header className="tillview-report__header">
      <div className="tillview-report__name">
        <ReportTitle title={title} heading={heading} />
        <FavoriteButton />
      </div>
      <div className="tillview-report__age">
        {/* The page's one live region: a new result is read once. Figures that are refreshed unasked say nothing. */}
        <VisuallyHidden>
          <span role="status">{isLoading ? __('Refreshing…', 'tillview') : message}</span>
        </VisuallyHidden>
        {/* It has its place also when it is not visible, so that nothing moves. */}
        <span className={`tillview-report__refreshing${isRefreshing ? ' is-visible' : ''}`}>
          {__('Refreshing…', 'tillview')}
        </span>
        <span className="tillview-report__as-of">
          {receivedAt !== undefined &&
            sprintf(
              /* translators: %s: a time of day. */
              __('as of %s', 'tillview'),
              formatTimeOfDay(receivedAt),
            )}
        </span>
        <Button
          variant="quiet"
          isIcon
          aria-label={__('Refresh', 'tillview')}
          title={__('Refresh', 'tillview')}
          disabled={receivedAt === undefined}
          // Not disabled while it works: a button that is loses the focus.
          aria-disabled={isRefreshing || undefined}
          onClick={() => {
            if (isRefreshing) return;
            setIsRequested(true);
            void refreshReports();
          }}
        >
          <RefreshIcon />
        </Button>
        <PageMenu />
      </div>
    </header>
  );
}
