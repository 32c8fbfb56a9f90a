import type { DataRegistry } from '@wordpress/data';
import { MINUTE, WEEK } from '../core/constants.ts';
import { getEnvironment } from '../core/environment.ts';
import { RestError } from '../core/rest-error.ts';
import { toUtc } from '../ledger/ledger-changes.ts';
import { createLedgerStorage, getTaxOwner, type LedgerStorage } from '../ledger/ledger-storage.ts';
import {
  countTaxRequests,
  EARLIER_MONTHS,
  getTaxMonths,
  readTaxMonths,
  TAX_LINES_PATH,
} from './read-tax-months.ts';
import {
  getTaxMonthKey,
  isTaxMonth,
  isTaxMonthChanged,
  readListCheck,
  readPluginCheck,
  toTaxMonth,
  type TaxCheck,
  type TaxMonth,
} from './tax-months.ts';
import { readTaxPlace, type TaxPlace } from './tax-place.ts';
import type { TaxBasis, TaxEntry } from './tax-rows.ts';

/** What is requested; both ends are in it, 'YYYY-MM-DDTHH:mm:ss'. */
export type TaxRange = {
  readonly basis: TaxBasis;
  readonly after: string;
  readonly before: string;
};

/** What is known of the lines of orders. */
export type TaxReaderState = {
  /** `counting`: asks what reading costs. `idle`: not begun, or ready, or stopped: see `missing`. */
  readonly status: 'idle' | 'counting' | 'reading';
  /** The failure of the last request. */
  readonly error: unknown;
  /** The range of which the rest is known; undefined before the first. */
  readonly range: TaxRange | undefined;
  /** The orders and refunds that are known for the range. */
  readonly entries: readonly TaxEntry[];
  /** The months that are not read, newest first. */
  readonly missing: readonly string[];
  /** The expected number of requests for them; undefined until it is known. */
  readonly requests: number | undefined;
  /** The requests of the present read that are done. */
  readonly done: number;
  /** Whether one request reads many months. Otherwise orders are read by the day created. */
  readonly usesRoute: boolean;
  /** How many months more are read before the range, for orders that were paid later. */
  readonly more: number;
  /** Whether the browser keeps the months: false after it refused. */
  readonly isStored: boolean;
  /** Whether changes are found that leave the sums of a month as they were. */
  readonly isWhole: boolean;
  /** The address that the store computes taxes from; undefined if the user may not see the setting. */
  readonly place: TaxPlace | undefined;
};

/** Reads the lines of orders, and keeps them by month in the browser. */
export type TaxReader = {
  getState(): TaxReaderState;
  subscribe(onChange: () => void): () => void;
  /** Selects a range and finds out what reading it costs. `more`: the months before it that are read in addition. */
  select(range: TaxRange, more?: number): Promise<void>;
  /** Reads the months that are missing. */
  read(): Promise<void>;
  /** Reads all months of the range again. */
  readAgain(): Promise<void>;
  /** Stops reading. Months that were read are kept. */
  stop(): void;
};

/** How long months are not compared with the store again, in milliseconds. */
const CHECK_AGE = 5 * MINUTE;

type Options = {
  /** The store and the user, as in the ledger. */
  owner: string;
  storage?: LedgerStorage<TaxMonth>;
};

/** Creates the reader of a registry. It sends no request before `select`. */
export function createTaxReader(
  registry: DataRegistry,
  {
    owner,
    storage = createLedgerStorage<TaxMonth>(getTaxOwner(owner), undefined, getTaxMonthKey),
  }: Options,
): TaxReader {
  const { rest, hasRoute, now } = getEnvironment(registry);
  const listeners = new Set<() => void>();
  const kept = new Map<string, TaxMonth>();
  let check: { readonly of: string; readonly at: number; readonly result: TaxCheck } | undefined;
  let hasFailedRoute = false;
  let running: AbortController | undefined;
  let state: TaxReaderState = {
    status: 'idle',
    error: undefined,
    range: undefined,
    entries: [],
    missing: [],
    requests: undefined,
    done: 0,
    usesRoute: false,
    more: 0,
    isStored: true,
    isWhole: true,
    place: undefined,
  };
  function change(changes: Partial<TaxReaderState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
  const basisOf = (basis: TaxBasis, usesRoute: boolean) => (usesRoute ? basis : '');

  const getMonths = ({ basis, after, before }: TaxRange, usesRoute: boolean, more: number) =>
    getTaxMonths(after, before, usesRoute || basis === 'date_created' ? 0 : EARLIER_MONTHS + more);

  /** What of the range is read, and what is missing. */
  function compare(range: TaxRange, usesRoute: boolean, more: number) {
    const months = getMonths(range, usesRoute, more);
    const basis = basisOf(range.basis, usesRoute);
    const find = (month: string) => kept.get(getTaxMonthKey({ basis, month }));
    return {
      usesRoute,
      more,
      missing: months.filter((month) => !find(month)),
      entries: months.flatMap((month) => find(month)?.entries ?? []),
    };
  }

  const keepMonths = (months: readonly TaxMonth[]) => {
    for (const month of months) kept.set(getTaxMonthKey(month), month);
  };

  async function store(months: readonly TaxMonth[]): Promise<void> {
    if (state.isStored && !(await storage.write(months))) change({ isStored: false });
  }

  let stored: Promise<void> | undefined;
  /** Takes over what the browser keeps, once. A storage that does not answer is not requested again. */
  const readStored = () =>
    (stored ??= storage.read().then((months) => {
      if (months) keepMonths(months.filter(isTaxMonth));
      else change({ isStored: false });
    }));

  /** Removes the months that have changed since they were read. */
  async function checkMonths(range: TaxRange, usesRoute: boolean, more: number): Promise<void> {
    const months = getMonths(range, usesRoute, more);
    const basis = basisOf(range.basis, usesRoute);
    const of = `${basis} ${months.join(' ')}`;
    if (check?.of === of && now() - check.at < CHECK_AGE) return;
    const own = months.flatMap((month) => kept.get(getTaxMonthKey({ basis, month })) ?? []);
    const at = now();
    const result = await (basis === ''
      ? readListCheck(rest, months, own, at)
      : readPluginCheck(rest, basis, at));
    check = { of, at, result };
    const changed = new Set(own.filter((month) => isTaxMonthChanged(month, result)));
    for (const month of changed) kept.delete(getTaxMonthKey(month));
    change({ isWhole: result.isWhole });
    if (!result.isWhole) return;
    // The list of changes is limited, so that it must not begin long ago.
    const checked = own
      .filter((month) => !changed.has(month))
      .map((month) => ({ ...month, asOf: result.asOf }));
    const limit = toUtc(at - WEEK);
    const isOld = own.some(({ asOf }) => asOf < limit);
    keepMonths(checked);
    if (isOld) await store(checked);
  }

  /** Runs a task instead of the present one. What a task that was stopped says is dropped. */
  async function run(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    try {
      await task(signal);
      if (!signal.aborted) change({ status: 'idle' });
    } catch (error) {
      if (!signal.aborted) change({ status: 'idle', error });
    }
  }

  async function prepare(range: TaxRange, more: number, signal: AbortSignal): Promise<void> {
    const [hasOwnRoute, place] = await Promise.all([
      hasRoute(TAX_LINES_PATH),
      state.place ?? readTaxPlace(rest),
      readStored(),
    ]);
    if (signal.aborted) return;
    change({ place });
    let usesRoute = hasOwnRoute && !hasFailedRoute;
    try {
      await checkMonths(range, usesRoute, more);
    } catch (error) {
      if (!usesRoute || !(error instanceof RestError)) throw error;
      leaveRoute(error);
      usesRoute = false;
      if (!signal.aborted) await checkMonths(range, usesRoute, more);
    }
    if (signal.aborted) return;
    const found = compare(range, usesRoute, more);
    change({ ...found, range, requests: found.missing.length === 0 ? 0 : undefined });
    if (found.missing.length === 0) return;
    const requests = await countTaxRequests(rest, found.missing, usesRoute);
    if (!signal.aborted) change({ requests });
  }

  /** Another plugin may limit the orders of the reports, or the database may fail: the list has them too. */
  function leaveRoute(error: RestError): void {
    hasFailedRoute = true;
    console.warn('Tillview reads the lines of orders as a list, because its route failed:', error);
  }

  async function readMissing(range: TaxRange, signal: AbortSignal): Promise<void> {
    const { usesRoute, missing, more } = state;
    const basis = basisOf(range.basis, usesRoute);
    const writes: Promise<void>[] = [];
    await readTaxMonths(rest, missing, {
      usesRoute,
      signal,
      basis: range.basis,
      onRequest: () => signal.aborted || change({ done: state.done + 1 }),
      onMonths(found) {
        if (!check) return;
        const { result } = check;
        const months = found.map(([month, entries]) => toTaxMonth(month, basis, entries, result));
        keepMonths(months);
        writes.push(store(months));
      },
    });
    // Shown before the browser has stored them, which takes as long as adding them up.
    change(compare(range, usesRoute, more));
    await Promise.all(writes);
  }

  const read = (isAgain: boolean) =>
    run(async (signal) => {
      const { range } = state;
      if (!range) return;
      change({ status: 'reading', error: undefined, done: 0 });
      if (isAgain) {
        const { usesRoute, more } = state;
        const basis = basisOf(range.basis, usesRoute);
        for (const month of getMonths(range, usesRoute, more))
          kept.delete(getTaxMonthKey({ basis, month }));
        check = undefined;
        await prepare(range, more, signal);
      }
      try {
        await readMissing(range, signal);
      } catch (error) {
        if (signal.aborted || !state.usesRoute || !(error instanceof RestError)) throw error;
        leaveRoute(error);
        await prepare(range, 0, signal);
        await readMissing(range, signal);
      }
    });

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    select: (range, more = 0) =>
      run(async (signal) => {
        change({
          status: 'counting',
          error: undefined,
          range: undefined,
          entries: [],
          missing: [],
        });
        await prepare(range, more, signal);
      }),
    read: () => read(false),
    readAgain: () => read(true),
    stop() {
      running?.abort();
      const { range, usesRoute, more } = state;
      change({ status: 'idle', ...(range ? compare(range, usesRoute, more) : {}) });
    },
  };
}
