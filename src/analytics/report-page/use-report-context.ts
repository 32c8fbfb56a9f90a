import { CurrencyContext } from '@tillview/currency';
import { getCurrentDates, getIntervalForQuery } from '@tillview/date';
import { numberFormat } from '@tillview/number';
import { useContext, useMemo } from 'react';
import type { ReportContext } from './report-declaration.ts';
import { useReportRequest } from './use-report-request.ts';

/** What the cells of the report at the present address are written with. */
export function useReportContext(): ReportContext {
  const currency = useContext(CurrencyContext);
  const { query, defaultDateRange } = useReportRequest();
  return useMemo(() => {
    const config = currency.getCurrencyConfig();
    const { primary } = getCurrentDates(query, defaultDateRange);
    return {
      currency,
      formatNumber: (value) => numberFormat({ ...config, precision: 0 }, value),
      interval: getIntervalForQuery(query, defaultDateRange),
      hasSeveralDays: !primary.after.isSame(primary.before, 'day'),
    };
  }, [currency, query, defaultDateRange]);
}
