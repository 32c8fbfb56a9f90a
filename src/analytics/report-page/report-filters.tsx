import { ReportFilters as Filters } from '@tillview/components';
import { CurrencyContext } from '@tillview/currency';
import type { ReportRequest, ReportSource } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { useContext, useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { useAddress } from '../../shell/use-address.ts';
import { readFirstOrderDay } from './first-order-day.ts';
import { withHeadingLabels, type HeadingLabels } from './heading-labels.ts';
import { ZOOM_PARAM } from './zoom.ts';

type Props = {
  source: ReportSource;
  request: ReportRequest;
  /** What the page's heading names. */
  heading?: HeadingLabels | undefined;
};

/** The filter row of a report, and the card that one of its pickers may open: what its definition has of them. */
export function ReportFilters({ source, request: { dates }, heading }: Props) {
  const { path, query, updateQuery } = useAddress();
  const { locale } = useHost();
  const currency = useContext(CurrencyContext);
  const registry = useRegistry();
  const { filters, advancedFilters } = useMemo(
    () => ({ filters: source.filters(), advancedFilters: source.advancedFilters?.() }),
    [source],
  );
  if (!dates && filters.length === 0) return null;
  return (
    <div className="tillview-report__filters">
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
        // Another range has no way back to that before a zoom.
        onQueryUpdate={(update) =>
          updateQuery('period' in update ? { ...update, [ZOOM_PARAM]: undefined } : update)
        }
        siteLocale={locale}
        currency={currency.getCurrencyConfig()}
      />
    </div>
  );
}
