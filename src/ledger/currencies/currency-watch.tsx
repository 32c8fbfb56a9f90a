import { useAsync } from '@tillview/components';
import { getCurrencySums, readCurrencySums } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../host/host-context.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { getLedger, toSecondsRange } from '../use-ledger.ts';
import { CurrencyNote } from './currency-note.tsx';
import { NotePlaceholder } from './note-placeholder.tsx';
import { describeConverted } from './describe-currencies.ts';

type Props = {
  after: string;
  before: string;
  context: ReportContext;
  /** Called with the sentence that says by what amounts are converted; empty if none is. */
  onConverted: ((text: string) => void) | undefined;
};

/**
 * The line of a page whose figures come from the reports. With the plugin, its route adds up the range; else the orders that
 * the browser keeps, without a request. A failure leaves the line out, as the figures stand without it.
 */
export default function CurrencyWatch({ after, before, context, onConverted }: Props) {
  const registry = useRegistry();
  const host = useHost();
  const [ledger] = useState(() => getLedger(registry)(host));
  const { months } = useSyncExternalStore(ledger.subscribe, ledger.getState);
  const load = useCallback(async () => {
    if (host.currencies) return readCurrencySums(registry, { after, before });
    if (ledger.getState().months.size === 0) await ledger.restore();
    return undefined;
  }, [registry, host, ledger, after, before]);
  const result = useAsync(load);
  // Another part of the page can read orders meanwhile.
  const kept = useMemo(
    () => getCurrencySums(months.values(), toSecondsRange({ after, before }), host.currency.code),
    [months, host, after, before],
  );
  const sums = result.state === 'ready' ? (result.value ?? kept) : undefined;
  const converted = sums ? describeConverted(sums) : '';
  useEffect(() => onConverted?.(converted), [converted, onConverted]);
  if (result.state === 'loading') return <NotePlaceholder />;
  return sums ? <CurrencyNote sums={sums} context={context} /> : null;
}
