import type { RequestHandler } from 'msw';
import type { Db } from './db.ts';
import type { DemoSettings } from './demo-settings.ts';
import type { FaultRule } from './faults.ts';
import { createHandlers } from './handlers/all-handlers.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { seedShop } from './seed/seed-shop.ts';
import { parseWallTime } from './wall-time.ts';
import type { WallTime } from './wall-time.ts';
import { instantToWallTime, wallTimeToInstant } from './zone.ts';

/** What a demo store may be given besides its settings. */
export interface DemoStoreOptions {
  /** Faults from the beginning; `store.faults` may be changed at any time. */
  faults?: readonly FaultRule[];
  /** Whether a request may ask for a fault by its `X-Demo-Fault` header or `demo_fault` parameter. */
  allowFaults?: boolean;
  /** Whether the shop has the routes of spec §7 that the recorded version of WooCommerce lacks. */
  olderRoutes?: boolean;
  /** The clock of a shop whose settings leave `now` open. */
  clock?: () => Date;
}

/** A pretend WooCommerce shop: its data, its clock and the REST API that answers from them. */
export interface DemoStore {
  readonly settings: DemoSettings;
  /** The shop's data; what is changed here, the next reply tells. */
  readonly db: Db;
  /** For msw: in vitest (`node.ts`), behind a server (`server.ts`) or in a browser. */
  readonly handlers: RequestHandler[];
  /** The instant that the shop takes for now. */
  now(): Date;
  /** What the shop's clock shows now. */
  wallNow(): WallTime;
  /** What a request has to carry in `X-WP-Nonce`, if it carries that header at all. */
  readonly nonce: string;
  readonly faults: FaultRule[];
  /** Decides whether a fault that is only likely happens. */
  readonly chance: Random;
  readonly allowFaults: boolean;
}

/** Makes a shop. Settings that are equal, with a fixed clock, make shops that are equal. */
export function createDemoStore(
  settings: DemoSettings,
  {
    faults = [],
    allowFaults = false,
    olderRoutes = false,
    clock = () => new Date(),
  }: DemoStoreOptions = {},
): DemoStore {
  const fixed = settings.now === null ? null : parseWallTime(settings.now);
  if (settings.now !== null && fixed === null)
    throw new Error(`The demo store's clock cannot show "${settings.now}"`);
  const now = (): Date =>
    fixed === null ? clock() : new Date(wallTimeToInstant(fixed, settings.timeZone));
  const wallNow = (): WallTime =>
    Math.floor(instantToWallTime(now().getTime(), settings.timeZone) / 1000) * 1000;
  const handlers: RequestHandler[] = [];
  const store: DemoStore = {
    settings,
    db: seedShop(settings, wallNow()),
    handlers,
    now,
    wallNow,
    nonce: `demo${(settings.seed % 0xff_ffff).toString(16).padStart(6, '0')}`,
    faults: faults.map((rule) => ({ ...rule })),
    chance: createRandom(settings.seed).fork('faults'),
    allowFaults,
  };
  handlers.push(...createHandlers(store, olderRoutes));
  return store;
}
