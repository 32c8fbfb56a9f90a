import { resolveReportRequest, type ProfitSettings, type ReportSource } from '@tillview/data';
import { useMemo } from 'react';
import { useCurrencies } from '../../ledger/currencies/use-currencies.ts';
import { useCurrencyContext } from '../../ledger/currencies/use-currency-context.ts';
import { useKnownRanges } from '../../ledger/use-known-ranges.ts';
import { useLedger } from '../../ledger/use-ledger.ts';
import { useHost } from '../../host/host-context.ts';
import { useProfitSettings } from '../../reporting/profit/use-profit-settings.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { withoutComparison } from '../../reporting/request/without-comparison.ts';
import { useUrl } from '../../shell/use-url.ts';

/** The settings that hold in another currency than that of the store. */
const toOtherCurrency = ({ rates }: ProfitSettings): ProfitSettings => ({
  rates: rates.filter(({ fixed }) => fixed === 0),
  costs: [],
});

/**
 * What Profit and Payouts share: the request in the URL, the orders with their costs, and what is missing of them. `isSplit`:
 * the rows are apart by currency, and nothing is compared.
 */
export function useProfitPage(
  getSource: (currencies: readonly string[]) => ReportSource,
  isSplit = false,
) {
  const { query } = useUrl();
  const known = useLedger('screen', true);
  const { state } = known;
  const currencies = useCurrencies(state, isSplit);
  const { codes, selected } = currencies;
  const source = useMemo(() => getSource(codes), [getSource, codes]);
  const request = useMemo(() => {
    const found = resolveReportRequest(source, query);
    return isSplit ? withoutComparison(found) : found;
  }, [source, query, isSplit]);
  const context = useCurrencyContext(useReportContext(request, query, false), selected);
  const { settings: entered } = useProfitSettings();
  const { code: shop } = useHost().currency;
  // Own costs, and fixed amounts of rates, are entered in the currency of the store.
  const settings = useMemo(
    () => (selected === undefined || selected === shop ? entered : toOtherCurrency(entered)),
    [entered, selected, shop],
  );
  const ranges = useKnownRanges(state, request);
  return {
    ...ranges,
    source,
    request,
    context,
    known,
    currencies,
    settings,
    isKnown: ranges.isKnown && state.needsCosts && !state.isCostForbidden,
  };
}
