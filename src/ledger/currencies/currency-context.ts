import { CurrencyFactory, getOtherCurrency } from '@tillview/currency';
import { getDateEnvironment } from '@tillview/date';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';

/** The formats of amounts in another currency than that of the store. */
export const toCurrencyContext = (context: ReportContext, code: string): ReportContext => ({
  ...context,
  currency: CurrencyFactory(
    getOtherCurrency(code, context.currency.getCurrencyConfig(), getDateEnvironment().locale),
  ),
});
