import {
  createLedger,
  getCurrencyCodes,
  memoize,
  toSeconds,
  useUserPreferences,
  type Ledger,
  type LedgerState,
  type OrderMonths,
} from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { type DataRegistry, useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { HostConfig } from '../host/host-config.ts';
import { useHost } from '../host/host-context.ts';
import { userPreferences } from '../host/preferences.ts';
import { hashOwner } from '../host/session/hash-owner.ts';
import { keepCheck, MAX_SHOWN_AGE, readCheck } from '../host/session/kept-check.ts';
import { keepCurrencies } from '../host/session/keep-currencies.ts';
import { whenFirstViewLoaded } from '../shell/first-view.ts';
import { getLedgerOwner } from '../host/session/ledger-owner.ts';
import { isReadUnasked, type LedgerReader } from './read-unasked.ts';

/** How long a page that shows more than the orders waits after its first view, in milliseconds. */
const PAGE_DELAY = 10_000;

/** One ledger per registry: it keeps its orders while other screens are open. */
export const getLedger = memoize((registry: DataRegistry) => {
  let ledger: Ledger | undefined;
  return (host: HostConfig): Ledger =>
    (ledger ??= createLedger(registry, {
      owner: hashOwner(getLedgerOwner(host)),
      formerOwner: `${host.user?.id ?? 0} ${host.restRoot}`,
      currency: { ...host.currency, decimals: host.currency.precision },
      getMonth: () => getStoreTimeZoneMoment().format('YYYY-MM'),
      canReadOrders: host.user?.capabilities['edit_shop_orders'] === true,
    }));
});

/** The orders in the browser, and what is known of them. */
export type KnownLedger = {
  readonly ledger: Ledger;
  readonly state: LedgerState;
  /** For a shop with too many orders for the browser, what its database groups; then none is read. */
  readonly groups: HostConfig['orderGroups'];
  /** Whether more months may come without a question: the orders are compared or read, or will be at once. */
  readonly isPending: boolean;
  /** Compares the orders with the store again, and reads what is read without a question. */
  readonly check: () => void;
  /** Reads the orders. Where a consent is needed, it is kept, for all screens. */
  readonly read: () => void;
  /** Removes the orders from this browser. From then on they are read only after a consent. */
  readonly remove: () => void;
};

/**
 * The orders in the browser: compared with the store's sums after the first view, and read if no question is needed.
 * `needsCosts`: also what they cost.
 */
export function useLedger(reader: LedgerReader = 'screen', needsCosts = false): KnownLedger {
  const registry = useRegistry();
  const host = useHost();
  const [ledger] = useState(() => getLedger(registry)(host));
  const state = useSyncExternalStore(ledger.subscribe, ledger.getState);
  const { isRequesting, updateUserPreferences, ...preferences } = useUserPreferences();
  const saved = preferences[userPreferences.readsOrders];
  const consent = typeof saved === 'boolean' ? saved : undefined;
  const isDemo = host.mode === 'demo';
  const owner = getLedgerOwner(host);
  const { orderGroups: groups } = host;
  const update = useCallback(async () => {
    if (needsCosts) ledger.needCosts();
    await ledger.check();
    const known = ledger.getState();
    if (known.error === undefined && isReadUnasked(known, { reader, isDemo, consent }))
      await ledger.read();
    const { months, error, unread } = ledger.getState();
    if (error === undefined) keepCheck(owner, unread);
    if (months.size > 0) keepCurrencies(owner, getCurrencyCodes(months.values()).length > 1);
  }, [ledger, reader, isDemo, consent, owner, needsCosts]);
  const [isBegun, setBegun] = useState(false);
  const latest = useRef(update);
  useEffect(() => {
    latest.current = update;
  }, [update]);
  useEffect(() => {
    if (isRequesting || groups) return;
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void whenFirstViewLoaded(registry).then(() => {
      if (!isShown) return;
      if (reader === 'screen') void latest.current().then(() => isShown && setBegun(true));
      else if (reader === 'kept') {
        const differing = readCheck(owner, MAX_SHOWN_AGE);
        void ledger.load(differing).then(async () => {
          if (isShown && !differing && ledger.getState().needsCosts) await latest.current();
        });
      } else timer = setTimeout(() => readCheck(owner) ?? void latest.current(), PAGE_DELAY);
    });
    // A read goes on while the user looks at other screens.
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [registry, isRequesting, ledger, reader, owner, groups]);
  const keep = (readsOrders: boolean) => {
    if (readsOrders !== consent)
      void updateUserPreferences({ [userPreferences.readsOrders]: readsOrders });
  };
  return {
    ledger,
    state,
    groups,
    isPending: (!groups && !isBegun) || state.status !== 'idle',
    check: () => void update(),
    read() {
      if (!isReadUnasked({ ...state, isStopped: false }, { reader, isDemo, consent })) keep(true);
      void ledger.read();
    },
    remove() {
      keep(false);
      void ledger.clear();
    },
  };
}

type Range = { readonly after: string; readonly before: string } | null;

const isIn = (range: Range) => (month: string) =>
  range !== null && month >= range.after.slice(0, 7) && month <= range.before.slice(0, 7);

/** The months of a range that are not read, 'YYYY-MM'. */
export const getMissingMonths = (
  { unread }: Pick<LedgerState, 'unread'>,
  range: Range,
): readonly string[] => unread.filter(isIn(range));

/** Whether orders of some month of a range were read. */
export const hasMonths = ({ months }: { months: OrderMonths }, range: Range): boolean =>
  [...months.keys()].some(isIn(range));

/** The seconds of a range, as the ledger counts them. */
export const toSecondsRange = ({ after, before }: { after: string; before: string }) => ({
  after: toSeconds(after),
  before: toSeconds(before),
});
