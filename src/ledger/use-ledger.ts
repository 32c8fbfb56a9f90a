import { createLedger, memoize, toSeconds, type Ledger, type LedgerState } from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { type DataRegistry, useRegistry } from '@wordpress/data';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { HostConfig } from '../host/host-config.ts';
import { useHost } from '../host/host-context.ts';
import { whenFirstViewLoaded } from '../shell/first-view.ts';

/** The most requests that are sent without the user's consent, if orders were read before. */
const AUTOMATIC_REQUESTS = 10;

/** One ledger per registry: it keeps its orders while other screens are open. */
const getLedger = memoize((registry: DataRegistry) => {
  let ledger: Ledger | undefined;
  return ({ restRoot, storeName, user, currency, locale }: HostConfig): Ledger =>
    (ledger ??= createLedger(registry, {
      // The names of sources are in the language of the user.
      owner: [user?.id ?? 0, restRoot, storeName, locale].join(' '),
      decimals: currency.precision,
      getMonth: () => getStoreTimeZoneMoment().format('YYYY-MM'),
      canReadOrders: user?.capabilities['edit_shop_orders'] === true,
    }));
});

/** Reads changed months, if orders were read before, also by an earlier version, and few have changed. */
async function update(ledger: Ledger): Promise<void> {
  await ledger.check();
  const { months, unread, requests, error, isOutdated } = ledger.getState();
  const wereRead = months.size > 0 || isOutdated;
  if (error === undefined && wereRead && unread.length > 0 && requests <= AUTOMATIC_REQUESTS)
    await ledger.read();
}

/** The orders in the browser, and what is known of them. */
export type KnownLedger = {
  readonly ledger: Ledger;
  readonly state: LedgerState;
  /** Compares the orders with the store again. */
  readonly check: () => void;
};

/** The orders in the browser. They are compared with the store's sums after the first view. */
export function useLedger(): KnownLedger {
  const registry = useRegistry();
  const host = useHost();
  const [ledger] = useState(() => getLedger(registry)(host));
  const state = useSyncExternalStore(ledger.subscribe, ledger.getState);
  useEffect(() => {
    let isShown = true;
    void whenFirstViewLoaded(registry).then(() => {
      if (isShown) void update(ledger);
    });
    // A read goes on while the user looks at other screens.
    return () => {
      isShown = false;
    };
  }, [registry, ledger]);
  return { ledger, state, check: () => void update(ledger) };
}

/** The months of a range that are not read, 'YYYY-MM'. */
export const getMissingMonths = (
  { unread }: LedgerState,
  { after, before }: { readonly after: string; readonly before: string },
): readonly string[] =>
  unread.filter((month) => month >= after.slice(0, 7) && month <= before.slice(0, 7));

/** The seconds of a range, as the ledger counts them. */
export const toSecondsRange = ({ after, before }: { after: string; before: string }) => ({
  after: toSeconds(after),
  before: toSeconds(before),
});
