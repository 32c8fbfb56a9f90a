import type { DataRegistry } from '@wordpress/data';
import { getEnvironment } from '../core/environment.ts';
import { RestError } from '../core/rest-error.ts';
import {
  countTaxRequests,
  EARLIER_MONTHS,
  getTaxMonths,
  readTaxMonths,
  TAX_LINES_PATH,
} from './read-tax-months.ts';
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
};

/** Reads the lines of orders, and keeps them by month while the page is open. */
export type TaxReader = {
  getState(): TaxReaderState;
  subscribe(onChange: () => void): () => void;
  /** Selects a range and finds out what reading it costs. `more`: the months before it that are read in addition. */
  select(range: TaxRange, more?: number): Promise<void>;
  /** Reads the months that are missing. */
  read(): Promise<void>;
  /** Stops reading. Months that were read are kept. */
  stop(): void;
  /** Forgets what was read. */
  clear(): void;
};

/** Creates the reader of a registry. It sends no request before `select`. */
export function createTaxReader(registry: DataRegistry): TaxReader {
  const { rest, hasRoute } = getEnvironment(registry);
  const listeners = new Set<() => void>();
  const kept = new Map<string, readonly TaxEntry[]>();
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
  };
  function change(changes: Partial<TaxReaderState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
  const keyOf = (basis: TaxBasis, usesRoute: boolean) => (month: string) =>
    usesRoute ? `${basis} ${month}` : month;

  /** What of the range is read, and what is missing. */
  function compare({ basis, after, before }: TaxRange, usesRoute: boolean, more: number) {
    const earlier = usesRoute || basis === 'date_created' ? 0 : EARLIER_MONTHS + more;
    const months = getTaxMonths(after, before, earlier);
    const toKey = keyOf(basis, usesRoute);
    return {
      usesRoute,
      more,
      missing: months.filter((month) => !kept.has(toKey(month))),
      entries: months.flatMap((month) => kept.get(toKey(month)) ?? []),
    };
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
    const usesRoute = !hasFailedRoute && (await hasRoute(TAX_LINES_PATH));
    if (signal.aborted) return;
    const found = compare(range, usesRoute, more);
    change({ ...found, range, requests: found.missing.length === 0 ? 0 : undefined });
    if (found.missing.length === 0) return;
    const requests = await countTaxRequests(rest, found.missing, usesRoute);
    if (!signal.aborted) change({ requests });
  }

  async function readMissing(range: TaxRange, signal: AbortSignal): Promise<void> {
    const { usesRoute, missing, more } = state;
    const toKey = keyOf(range.basis, usesRoute);
    await readTaxMonths(rest, missing, {
      usesRoute,
      signal,
      basis: range.basis,
      onRequest: () => signal.aborted || change({ done: state.done + 1 }),
      onMonth: (month, entries) => kept.set(toKey(month), entries),
    });
    change(compare(range, usesRoute, more));
  }

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
    read: () =>
      run(async (signal) => {
        const { range } = state;
        if (!range) return;
        change({ status: 'reading', error: undefined, done: 0 });
        try {
          await readMissing(range, signal);
        } catch (error) {
          // Another plugin may limit the orders of the reports, or the database may fail: the list has them too.
          if (signal.aborted || !state.usesRoute || !(error instanceof RestError)) throw error;
          console.warn(
            'Tillview reads the lines of orders as a list, because its route failed:',
            error,
          );
          hasFailedRoute = true;
          await prepare(range, 0, signal);
          await readMissing(range, signal);
        }
      }),
    stop() {
      running?.abort();
      const { range, usesRoute, more } = state;
      change({ status: 'idle', ...(range ? compare(range, usesRoute, more) : {}) });
    },
    clear() {
      running?.abort();
      kept.clear();
    },
  };
}
