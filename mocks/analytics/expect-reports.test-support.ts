import type { DemoStore } from '../demo-store.ts';
import type { Interval } from '../local-time.ts';
import { NUM_RUNS, SHOPS } from './fetch-reports.test-support.ts';
import type { Stats } from './fetch-reports.test-support.ts';
import { isCounted, isWithin, createLedger } from './reference-ledger.test-support.ts';
import type { Params, LedgerEntry, SoldLine } from './reference-ledger.test-support.ts';
import { labelOf } from './reference-revenue.test-support.ts';
import { expect } from 'vitest';

/** Compares two values as numbers. */
export const byNumber = (a: unknown, b: unknown) => Number(a) - Number(b);

/** Options of each property test. */
export const RUN_OPTIONS = { numRuns: NUM_RUNS };
const ledgers = new Map(SHOPS.map((store) => [store, createLedger(store)]));
/** The ledger of a store. Each ledger is built only once. */
export const ledgerOf = (store: DemoStore): LedgerEntry[] => ledgers.get(store) ?? [];

/** The counted entries of a range, by the order's creation date. */
export const entriesIn = (store: DemoStore, params: Params): LedgerEntry[] =>
  ledgerOf(store).filter((entry) => isCounted(entry) && isWithin(entry.created, params));

/** The lines of a range, by the order's creation date, that pass a filter. */
export function soldIn(
  store: DemoStore,
  params: Params,
  passes: (store: DemoStore, line: SoldLine['line'], params: Params) => boolean,
): SoldLine[] {
  return entriesIn(store, params)
    .flatMap((entry) => entry.lines.map((line) => ({ entry, line })))
    .filter(({ line }) => passes(store, line, params));
}

/**
 * Groups items by the intervals of a response, and expects the response to have the same metrics for each interval and
 * for the totals.
 */
export function expectIntervals<Thing>(
  store: DemoStore,
  response: Stats,
  interval: Interval,
  things: readonly Thing[],
  timeOf: (thing: Thing) => string,
  count: (some: readonly Thing[]) => unknown,
  read: (metrics: Stats['totals']) => unknown,
): void {
  const { weekStart } = store.settings;
  const labels = things.map((thing) =>
    labelOf(timeOf(thing).replace('T', ' '), interval, weekStart),
  );
  expect(read(response.totals)).toEqual(count(things));
  for (const { interval: label, subtotals } of response.intervals)
    expect([label, read(subtotals)]).toEqual([
      label,
      count(things.filter((_, index) => labels[index] === label)),
    ]);
}
