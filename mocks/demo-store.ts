import type { RequestHandler } from 'msw';
import type { DemoSettings } from './demo-settings.ts';
import type { DemoStore, DemoStoreOptions } from './demo-store-types.ts';
import { createHandlers } from './handlers/all-handlers.ts';
import { parseLocalTime } from './local-time.ts';
import type { LocalTime } from './local-time.ts';
import { seedShop } from './seed/seed-shop.ts';
import { instantToLocalTime, localTimeToInstant } from './zone.ts';

export type { DemoStore, DemoStoreOptions } from './demo-store-types.ts';

/** Creates a demo store. The same settings with a fixed time give the same data. */
export function createDemoStore(
  settings: DemoSettings,
  { legacyRoutes = false, clock = () => new Date() }: DemoStoreOptions = {},
): DemoStore {
  const fixed = settings.now === null ? null : parseLocalTime(settings.now);
  if (settings.now !== null && fixed === null)
    throw new Error(
      `The setting "now" is "${settings.now}", but must be a local time like 2026-11-20T12:00:00.`,
    );
  const now = (): Date =>
    fixed === null ? clock() : new Date(localTimeToInstant(fixed, settings.timeZone));
  const localNow = (): LocalTime =>
    Math.floor(instantToLocalTime(now().getTime(), settings.timeZone) / 1000) * 1000;
  const handlers: RequestHandler[] = [];
  const store: DemoStore = {
    settings,
    db: seedShop(settings, localNow()),
    handlers,
    now,
    localNow,
    nonce: `demo${(settings.seed % 0xff_ffff).toString(16).padStart(6, '0')}`,
    faults: [],
  };
  handlers.push(...createHandlers(store, legacyRoutes));
  return store;
}
