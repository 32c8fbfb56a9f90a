import { getCurrencySums } from '@tillview/data';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useUrl } from '../../shell/use-url.ts';
import { toSecondsRange, type KnownLedger } from '../use-ledger.ts';
import { CurrencyNote } from './currency-note.tsx';
import { CURRENCY_PARAM } from '../../shell/explorer-terms.ts';

type Props = {
  known: Pick<KnownLedger, 'state'>;
  /** The range of the figures; null for all orders. */
  range: { readonly after: string; readonly before: string } | null;
  context: ReportContext;
};

/** The line of a screen whose figures come from the orders in the browser, unless they are in the currency of the URL. */
export function KnownCurrencies({ known: { state }, range, context }: Props) {
  const { query } = useUrl();
  const { code: shop } = useHost().currency;
  const { months } = state;
  const isSelected = query[CURRENCY_PARAM] !== undefined;
  const sums = useMemo(() => {
    if (isSelected) return undefined;
    const seconds = range ? toSecondsRange(range) : { after: 0, before: Infinity };
    return getCurrencySums(months.values(), seconds, shop);
  }, [isSelected, months, range, shop]);
  return sums ? <CurrencyNote sums={sums} context={context} /> : null;
}
