import type { DemoStore } from '../demo-store.ts';
import type { Interval } from '../wall-time.ts';
import { ROUNDS, SHOPS } from './ask-reports.test-support.ts';
import type { Stats } from './ask-reports.test-support.ts';
import { isCounted, isWithin, slipsOf } from './slow-ledger.test-support.ts';
import type { Params, Slip, Sold } from './slow-ledger.test-support.ts';
import { labelOf } from './slow-revenue.test-support.ts';
import { expect } from 'vitest';

/** Order of numbers in any column. */
export const byNumber = (a: unknown, b: unknown) => Number(a) - Number(b);

/** How often each property is tried. */
export const RUNS = { numRuns: ROUNDS };
const ledgers = new Map(SHOPS.map((store) => [store, slipsOf(store)]));
/** The slips of a shop, written once. */
export const slips = (store: DemoStore): Slip[] => ledgers.get(store) ?? [];
/** The items of a parameter that is a list. */
export const listOf = (params: Params, name: string) =>
  String(params[name] ?? '')
    .split(',')
    .filter(Boolean);

/** Lines of a range, by the day of the order, that pass. */
export function soldIn(
  store: DemoStore,
  params: Params,
  passes: (store: DemoStore, line: Sold['line'], params: Params) => boolean,
): Sold[] {
  return slips(store)
    .filter((slip) => isCounted(slip) && isWithin(slip.created, params))
    .flatMap((slip) => slip.lines.map((line) => ({ slip, line })))
    .filter(({ line }) => passes(store, line, params));
}

/** Puts things into the intervals that a reply names, and holds each interval and the whole to a count. */
export function holdIntervals<Thing>(
  store: DemoStore,
  reply: Stats,
  interval: Interval,
  things: readonly Thing[],
  timeOf: (thing: Thing) => string,
  count: (some: readonly Thing[]) => unknown,
  read: (figures: Stats['totals']) => unknown,
): void {
  const { weekStart } = store.settings;
  const labels = things.map((thing) =>
    labelOf(timeOf(thing).replace('T', ' '), interval, weekStart),
  );
  expect(read(reply.totals)).toEqual(count(things));
  for (const { interval: label, subtotals } of reply.intervals)
    expect([label, read(subtotals)]).toEqual([
      label,
      count(things.filter((_, index) => labels[index] === label)),
    ]);
}
