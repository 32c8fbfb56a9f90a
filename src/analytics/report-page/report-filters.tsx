import { ReportFilters as Filters } from '@tillview/components';
import { CurrencyContext } from '@tillview/currency';
import { useContext, useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import type { AnyReport } from './report-declaration.ts';
import { useReportRequest } from './use-report-request.ts';

/** The row of choices over a report, and the card that one of them may open: what its declaration has of them. */
export function ReportFilters({ report }: { report: AnyReport }) {
  const request = useReportRequest();
  const { locale } = useHost();
  const currency = useContext(CurrencyContext);
  const declared = useMemo(
    () => ({
      filters: report.filters(),
      ...(report.advancedFilters ? { advancedFilters: report.advancedFilters() } : {}),
    }),
    [report],
  );
  return (
    <div className="tillview-report__filters">
      <Filters
        {...request}
        {...declared}
        siteLocale={locale}
        currency={currency.getCurrencyConfig()}
      />
    </div>
  );
}
