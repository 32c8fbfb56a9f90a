import { lazyWithRetry } from '@tillview/components';
import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { hasKeptCurrencies } from '../../host/session/kept-currencies.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import { getLedgerOwner } from '../../host/session/ledger-owner.ts';
import { NotePlaceholder } from './note-placeholder.tsx';

const CurrencyWatch = lazyWithRetry(() => import('./currency-watch.tsx'), {
  placeholder: () => <NotePlaceholder />,
});

type Props = {
  /** The range of the figures; null if they have none. */
  range: { readonly after: string; readonly before: string } | null;
  context: ReportContext;
  onConverted?: (text: string) => void;
};

/** The place of the line on currencies, on a page with figures of the reports. A shop of one currency loads nothing. */
export function CurrencyPlace({ range, context, onConverted }: Props) {
  const host = useHost();
  const isLater = useIsFirstViewLoaded();
  const [hasSeveral] = useState(() =>
    host.currencies ? host.currencies.length > 0 : hasKeptCurrencies(getLedgerOwner(host)),
  );
  if (!range || !hasSeveral) return null;
  if (!isLater) return <NotePlaceholder />;
  const { after, before } = range;
  return <CurrencyWatch {...{ after, before, context, onConverted }} />;
}
