import { useQuery } from '@tillview/components';
import { CurrencyContext, CurrencyFactory as createCurrency } from '@tillview/currency';
import { useKeptIdentity } from '@tillview/data';
import { useContext, useMemo, type ReactNode } from 'react';
import { useExtensions } from './connect-extensions.ts';

/** Provides the currency of the current URL: that of the store, or what other plugins make of it. */
export function ReportCurrency({ children }: { children: ReactNode }) {
  const extensions = useExtensions();
  const query = useQuery();
  const store = useContext(CurrencyContext);
  const extended = useMemo(
    () => extensions?.extendCurrency(store.getCurrencyConfig(), query),
    [extensions, store, query],
  );
  // An equal currency at another URL formats nothing again.
  const config = useKeptIdentity(extended);
  const currency = useMemo(() => (config ? createCurrency(config) : store), [config, store]);
  return <CurrencyContext.Provider value={currency}>{children}</CurrencyContext.Provider>;
}
