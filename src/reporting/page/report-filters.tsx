import { lazyWithRetry, ReportFilters as Filters } from '@tillview/components';
import { CurrencyContext } from '@tillview/currency';
import {
  getPickers,
  showsTypedPickers,
  type ReportRequest,
  type ReportSource,
} from '@tillview/data';
import type { QueryUpdate } from '@tillview/navigation';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { ShopDayContext } from '../../host/shop-day.ts';
import { useScreenAction } from '../../shell/screen-actions.ts';
import { useUrl } from '../../shell/use-url.ts';
import { readFirstOrderDay } from '../request/first-order-day.ts';
import { withHeadingLabels, type HeadingLabels } from './heading-labels.ts';
import { rememberComparison } from './remember-comparison.ts';
import { ZOOM_PARAM } from '../chart/zoom.ts';

/** Needed only when a page is open over midnight. */
const NewDayNotice = lazyWithRetry(() => import('./new-day-notice.tsx'), {
  failure: () => __('A new day has begun.', 'tillview'),
});

type Props = {
  source: ReportSource;
  request: ReportRequest;
  /** The items that the page's heading names. */
  heading?: HeadingLabels | undefined;
};

/** The filter row of a report, with the pickers that its definition declares and the card that one of them may open. */
export function ReportFilters({ source, request: { dates, isOfType }, heading }: Props) {
  const { path, query, updateQuery } = useUrl();
  const { locale } = useHost();
  const currency = useContext(CurrencyContext);
  const registry = useRegistry();
  const hasTyped = showsTypedPickers(source, query, isOfType);
  const { filters, advancedFilters } = useMemo(
    () => ({
      filters: getPickers(source, hasTyped),
      advancedFilters: source.advancedFilters?.(),
    }),
    [source, hasTyped],
  );
  const day = useContext(ShopDayContext);
  const [seenDay, setSeenDay] = useState(day);
  const row = useRef<HTMLDivElement>(null);
  const hasRange = dates !== null;
  const until = dates?.params.until;
  const update = useCallback(
    (change: QueryUpdate) => {
      const { compare, compare_until: selected } = change;
      if ('compare_until' in change && compare !== 'none' && selected !== until)
        rememberComparison(registry, selected === 'now');
      // After another range is selected, the user can no longer return to the range before the zoom.
      updateQuery('period' in change ? { ...change, [ZOOM_PARAM]: undefined } : change);
    },
    [updateQuery, registry, until],
  );
  const part = useMemo(
    () => ({
      source: { ...source, filters: () => filters },
      hasRange,
      update,
      focus: () => row.current?.querySelector('button')?.focus(),
    }),
    [source, filters, hasRange, update],
  );
  useScreenAction('filters', part);
  if (!dates && filters.length === 0) return null;
  return (
    <div ref={row} className="tillview-report__filters">
      <Filters
        path={path}
        query={query}
        filters={withHeadingLabels(filters, heading)}
        {...(advancedFilters ? { advancedFilters } : {})}
        {...(dates
          ? {
              dateQuery: {
                ...dates.params,
                primaryDate: dates.primary,
                secondaryDate: dates.secondary,
              },
            }
          : {})}
        showDatePicker={dates !== null}
        getFirstDay={() => readFirstOrderDay(registry)}
        onQueryUpdate={update}
        siteLocale={locale}
        currency={currency.getCurrencyConfig()}
      />
      {dates && day !== seenDay && <NewDayNotice dates={dates} onDismiss={() => setSeenDay(day)} />}
    </div>
  );
}
