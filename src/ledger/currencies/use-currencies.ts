import { getCurrencyCodes, toOwnAmounts, type LedgerState } from '@tillview/data';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { useUrl } from '../../shell/use-url.ts';
import { getSelectedCurrency } from './currency-filter.ts';

/** The currencies of the orders in the browser. */
export type Currencies = {
  /** Their codes, first that of the store; an empty one, last, if some are not known. */
  readonly codes: readonly string[];
  /** The currency whose orders are counted; undefined for all. */
  readonly selected: string | undefined;
  /** The orders that are counted: in their own amounts where each is in its own currency, else with those of the reports. */
  readonly months: LedgerState['months'];
};

/** The currencies of the orders, and the orders in the currency of the URL. `isSplit`: currencies are shown apart. */
export function useCurrencies(
  { months }: Pick<LedgerState, 'months'>,
  isSplit = false,
): Currencies {
  const { query } = useUrl();
  const { code: shop } = useHost().currency;
  const codes = useMemo(() => {
    const found = getCurrencyCodes(months.values());
    const others = found.filter((code) => ![shop, ''].includes(code)).toSorted();
    return [shop, ...others, ...found.filter((code) => code === '')];
  }, [months, shop]);
  const selected = getSelectedCurrency(query, codes);
  return useMemo(
    () => ({
      codes,
      selected,
      months:
        codes.length > 1 && (isSplit || selected !== undefined)
          ? toOwnAmounts(months, selected)
          : months,
    }),
    [codes, selected, months, isSplit],
  );
}
