import type { DataRegistry } from '@wordpress/data';
import { getEnvironment } from '../core/environment.ts';
import { isForbidden, isLimitedReports } from '../core/rest-error.ts';
import { withTabLock } from '../core/tab-lock.ts';
import { untilAborted } from '../core/until-aborted.ts';
import {
  getCheckedMonths,
  LEDGER_CHANGES_PATH,
  type LedgerChanges,
  readListChanges,
  readPluginChanges,
  toUtc,
  withState,
} from './ledger-changes.ts';
import { isCurrentMonth } from './ledger-dimensions.ts';
import { countCostRequests, readMonthCosts } from './ledger-costs.ts';
import type { LedgerMonth } from './ledger-month.ts';
import { readMonthSums, readOrders } from './ledger-requests.ts';
import { LEDGER_PATH, readRouteMonths } from './ledger-route.ts';
import { hasKeptCosts } from './profit.ts';
import { createLedgerStorage, type LedgerStorage } from './ledger-storage.ts';
import { getOrigins, getRenamedOrigins } from './renamed-origins.ts';
import {
  getBatches,
  getChangedMonths,
  findStoreRules,
  type StoreRules,
  LIST_LIMITS,
  ROUTE_LIMITS,
  type MonthSums,
} from './month-sums.ts';
import { withShopCosts } from './currencies.ts';
import { addCurrencies, type WrittenCurrency } from './listed-currencies.ts';
import { packMonths } from './pack-months.ts';

/** What is known of the orders. */
export type LedgerState = {
  /**
   * `checking`: compares with the store's sums. `waiting`: another tab reads. `idle`: not begun, or ready, or stopped:
   * see `unread`.
   */
  readonly status: 'idle' | 'checking' | 'waiting' | 'reading';
  /** The failure of the last check or read. */
  readonly error: unknown;
  /** The store's sums, oldest first; undefined until they are known. */
  readonly expected: readonly MonthSums[] | undefined;
  readonly months: ReadonlyMap<string, LedgerMonth>;
  /** What tells whether orders have changed although the sums of their month are equal. */
  readonly changes: LedgerChanges;
  /** How the store computes averages and returns. */
  readonly rules: StoreRules;
  /** The months that differ from the store's sums, newest first. */
  readonly unread: readonly string[];
  /** The same, or what another page has found and `load` was given; undefined until it is known. */
  readonly differing: readonly string[] | undefined;
  /** The expected number of requests for the unread months. */
  readonly requests: number;
  /** The requests of the present read that are done. */
  readonly done: number;
  /** Whether the browser keeps the orders: false after it refused. */
  readonly isStored: boolean;
  /** Whether another plugin limits the orders of the reports, so that they are read as a list, which is slower. */
  readonly isLimited: boolean;
  /** Whether an earlier version has stored months, which this one reads again. */
  readonly isOutdated: boolean;
  /** Whether the plugin's route is used: one request for many months. After it failed, orders are read as a list. */
  readonly usesRoute: boolean;
  /** Whether the user has stopped the last read. */
  readonly isStopped: boolean;
  /** Whether a screen needs the costs of the orders: then months without them are read again. */
  readonly needsCosts: boolean;
  /** Whether the user may not read them: they are in the orders themselves, unless the store has Tillview's plugin. */
  readonly isCostForbidden: boolean;
};

/** The orders of a store in the browser. */
export type Ledger = {
  getState(): LedgerState;
  subscribe(onChange: () => void): () => void;
  /**
   * Reads the months that the browser has stored. Sends no request. `differing`: the months that differed from the store
   * when another page compared them just before.
   */
  load(differing?: readonly string[]): Promise<void>;
  /** Compares the stored months with the store's sums and its newest changes. Sends three requests. */
  check(): Promise<void>;
  /** Shows the months that the browser keeps. Sends no request. */
  restore(): Promise<void>;
  /** Reads, from now on, also what orders cost. Call it before `check`. */
  needCosts(): void;
  /** Reads the months that differ, newest first. One tab reads at a time. */
  read(): Promise<void>;
  /** Removes the orders, and reads them again. */
  readAgain(): Promise<void>;
  /** Stops reading. Months that were read are kept, and `read` continues with the others. */
  stop(): void;
  /** Removes the orders from the browser. */
  clear(): Promise<void>;
};

type Options = {
  /** The store and the user. */
  owner: string;
  /** The user and the store as earlier versions named them, whose orders are removed. */
  formerOwner?: string;
  /** The currency of the store. */
  currency: WrittenCurrency;
  /** The present month of the store, 'YYYY-MM'. */
  getMonth: () => string;
  /** Whether the user may see the orders themselves, and not only the reports. */
  canReadOrders?: boolean;
  storage?: LedgerStorage;
};

/** What decides which months are read. */
const CHANGES_UNREAD = [
  'expected',
  'months',
  'changes',
  'needsCosts',
  'isCostForbidden',
] as const satisfies readonly (keyof LedgerState)[];

/** Creates the ledger of an owner. It sends no request before `check` or `read`. */
export function createLedger(
  registry: DataRegistry,
  {
    owner,
    currency,
    getMonth,
    canReadOrders = false,
    formerOwner,
    storage = createLedgerStorage(owner, formerOwner),
  }: Options,
): Ledger {
  let state: LedgerState = {
    status: 'idle',
    error: undefined,
    expected: undefined,
    months: new Map(),
    changes: { by: 'nothing', asOf: '' },
    rules: { leavesRefundsOut: false, returnsHaveTax: false },
    unread: [],
    differing: undefined,
    requests: 0,
    done: 0,
    isStored: true,
    isLimited: false,
    isOutdated: false,
    usesRoute: false,
    isStopped: false,
    needsCosts: false,
    isCostForbidden: false,
  };
  const listeners = new Set<() => void>();
  let running: AbortController | undefined;
  const getChanged = ({ expected, months, changes }: LedgerState) =>
    new Set(getChangedMonths(expected ?? [], months, currency.decimals, changes));
  const hasAll = ({ months, needsCosts, isCostForbidden }: LedgerState, month: string) => {
    const known = months.get(month);
    return (
      !needsCosts || isCostForbidden || known?.costs !== undefined || known?.times.length === 0
    );
  };
  const getStateBatches = ({ unread, expected, usesRoute }: LedgerState) =>
    getBatches(unread, expected ?? [], usesRoute ? ROUTE_LIMITS : LIST_LIMITS);
  /** The expected number of requests of all unread months. */
  function countRequests(next: LedgerState, changed: ReadonlySet<string>): number {
    const readsCosts = next.needsCosts && !next.isCostForbidden && !next.usesRoute;
    return getStateBatches(next).reduce((sum, { months, requests, orders }) => {
      const isListed = next.usesRoute || months.some((month) => changed.has(month));
      return sum + (isListed ? requests : 0) + (readsCosts ? countCostRequests(orders) : 0);
    }, 0);
  }
  function change(changes: Partial<LedgerState>): void {
    const next = { ...state, ...changes };
    if (CHANGES_UNREAD.some((key) => key in changes)) {
      const expected = next.expected ?? [];
      const changed = getChanged(next);
      const unread = expected
        .map(({ month }) => month)
        .filter((month) => changed.has(month) || !hasAll(next, month))
        .toSorted()
        .toReversed();
      const requests = countRequests({ ...next, unread }, changed);
      state = {
        ...next,
        unread,
        differing: next.expected ? unread : next.differing,
        requests,
        rules: findStoreRules(expected, next.months),
      };
    } else state = next;
    for (const listener of listeners) listener();
  }
  const addMonths = (months: readonly LedgerMonth[]) =>
    change({
      months: new Map([...state.months, ...months.map((each) => [each.month, each] as const)]),
    });
  const { rest, hasRoute, now } = getEnvironment(registry);

  async function readStored(): Promise<void> {
    const stored = await storage.read();
    if (!stored) return change({ isStored: false });
    const current = stored.filter(isCurrentMonth);
    addMonths(current);
    // A month that changes would otherwise lose its costs, which the user has read once.
    if (hasKeptCosts([...state.months.values()])) change({ needsCosts: true });
    change({ isOutdated: current.length < stored.length });
  }

  async function run(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (running) return;
    const controller = new AbortController();
    running = controller;
    change({ error: undefined, done: 0 });
    try {
      await task(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) change({ error });
    }
    running = undefined;
    change({ status: 'idle' });
  }

  /** Whether the plugin says what has changed. After it failed, the list of orders is requested. */
  let asksPlugin = false;

  /** Reads what has changed otherwise. A failure leaves changes unfound, which the screens say. */
  async function readChanges(): Promise<LedgerChanges> {
    if (asksPlugin)
      try {
        return await readPluginChanges(rest, now(), state.needsCosts ? { costs: true } : {});
      } catch (error) {
        asksPlugin = false;
        if (!isLimitedReports(error))
          console.warn(
            'Tillview reads changes from the list of orders, because its route failed:',
            error,
          );
      }
    if (canReadOrders)
      try {
        return await readListChanges(rest, [...state.months.values()], now());
      } catch (error) {
        console.warn('Tillview could not read which orders have changed:', error);
      }
    return { by: 'nothing', asOf: toUtc(now()) };
  }

  async function keep(months: readonly LedgerMonth[]): Promise<void> {
    if (months.length === 0) return;
    addMonths(months);
    if (state.isStored && !(await storage.write(months))) change({ isStored: false });
  }

  async function compare(): Promise<void> {
    const present = getMonth();
    const [expected, changes] = await Promise.all([readMonthSums(rest, present), readChanges()]);
    const named = new Set(expected.map(({ month }) => month));
    const gone = [...state.months.values()].filter(
      ({ month, times }) => times.length > 0 && month <= present && !named.has(month),
    );
    change({ expected, changes });
    // All orders of a month that the store leaves out were deleted.
    const emptied = packMonths(
      [],
      gone.map(({ month }) => month),
    );
    await keep(emptied.map((month) => withState(month, changes)));
    await keep(getCheckedMonths([...state.months.values()], changes));
  }

  const countRequest = () => change({ done: state.done + 1 });

  async function readList(months: readonly string[], signal: AbortSignal) {
    const rows = await readOrders(rest, { months, signal, onRequest: countRequest });
    const options = { signal, onRequest: countRequest };
    return addCurrencies(packMonths(rows, months), rows, { rest, currency, options });
  }

  async function readRoute(months: readonly string[]) {
    const read = await readRouteMonths(rest, months, state.needsCosts);
    countRequest();
    return read;
  }

  /** Adds what the orders of months cost. Users who may only see reports may not read it. */
  async function addCosts(months: readonly LedgerMonth[], signal: AbortSignal) {
    if (!state.needsCosts || state.isCostForbidden) return months;
    try {
      return await readMonthCosts(rest, months, { signal, onRequest: countRequest });
    } catch (error) {
      if (!isForbidden(error)) throw error;
      change({ isCostForbidden: true });
      return months;
    }
  }

  /** Reads the list of the months, or only their costs if nothing else has changed. */
  async function readListed(months: readonly string[], signal: AbortSignal) {
    const changed = getChanged(state);
    const known = months.flatMap((month) =>
      changed.has(month) ? [] : (state.months.get(month) ?? []),
    );
    const listed = known.length === months.length ? known : await readList(months, signal);
    return addCosts(listed, signal);
  }

  /** The origins that the store now names differently. */
  const renamed = new Set<string>();

  /** Removes the months with origins that the store now names differently, so that they are read again. */
  async function removeRenamed(): Promise<void> {
    if (renamed.size === 0) return;
    const months = [...state.months.values()].filter(
      (month) => !getOrigins(month).some((name) => renamed.has(name)),
    );
    renamed.clear();
    change({ months: new Map(months.map((each) => [each.month, each])) });
    if (state.isStored && (await storage.clear())) await storage.write(months);
  }

  async function readBatch(months: readonly string[], usesRoute: boolean, signal: AbortSignal) {
    const { changes } = state;
    const rows = await (usesRoute ? readRoute(months) : readListed(months, signal));
    const read = rows.map((month) => withState(withShopCosts(month, currency.code), changes));
    signal.throwIfAborted();
    for (const month of read) {
      const known = state.months.get(month.month);
      for (const name of known ? getRenamedOrigins(known, month) : []) renamed.add(name);
    }
    await keep(read);
    signal.throwIfAborted();
  }

  /** Reads what has changed. The route computes for seconds, so that two of its requests run at once. */
  async function readChanged(signal: AbortSignal): Promise<void> {
    const { usesRoute } = state;
    const batches = [...getStateBatches(state)];
    const readNext = async () => {
      for (let batch = batches.shift(); batch; batch = batches.shift())
        await readBatch(batch.months, usesRoute, signal);
    };
    try {
      await Promise.all(usesRoute ? [readNext(), readNext()] : [readNext()]);
    } finally {
      // After a failure, the other one does not go on.
      batches.length = 0;
    }
  }

  /** Reads with the route of the plugin, if there is one. What it could not read is left to the list. */
  async function readWithRoute(signal: AbortSignal): Promise<void> {
    if (!state.usesRoute) return;
    try {
      await readChanged(signal);
    } catch (error) {
      signal.throwIfAborted();
      if (isLimitedReports(error)) change({ isLimited: true });
      else console.warn('Tillview reads the orders as a list, because its route failed:', error);
    }
    change({ usesRoute: false });
    if (state.unread.length > 0) await compare();
  }

  async function readAll(signal: AbortSignal): Promise<void> {
    change({ status: 'reading' });
    // Another tab may have read since.
    if (state.isStored) await readStored();
    await readWithRoute(signal);
    await readChanged(signal);
    if (state.unread.length === 0) return;
    // Orders have changed since the check.
    await compare();
    await readChanged(signal);
  }

  const read = () =>
    run(async (signal) => {
      change({ status: 'waiting', isStopped: false });
      const task = async () => {
        try {
          await untilAborted(signal, readAll(signal));
        } finally {
          await removeRenamed();
        }
      };
      await withTabLock(`tillview-ledger ${owner}`, task, signal);
    });

  async function clear(): Promise<void> {
    running?.abort();
    await storage.clear();
    const usesRoute = !state.isLimited && (await hasRoute(LEDGER_PATH));
    change({ usesRoute, months: new Map(), isStored: true, isOutdated: false });
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    load: (differing) =>
      run(async () => {
        if (state.months.size === 0 || differing) await readStored();
        if (differing) change({ differing });
      }),
    check: () =>
      run(async () => {
        change({ status: 'checking' });
        change({ usesRoute: !state.isLimited && (await hasRoute(LEDGER_PATH)) });
        asksPlugin = !state.isLimited && (await hasRoute(LEDGER_CHANGES_PATH));
        await readStored();
        await compare();
      }),
    restore: () => run(readStored),
    needCosts() {
      if (!state.needsCosts) change({ needsCosts: true });
    },
    read,
    async readAgain() {
      await clear();
      await read();
    },
    stop() {
      running?.abort();
      change({ isStopped: true });
    },
    clear,
  };
}
