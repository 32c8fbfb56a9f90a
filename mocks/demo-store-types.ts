import type { RequestHandler } from 'msw';
import type { Db } from './db.ts';
import type { DemoSettings } from './demo-settings.ts';
import type { FaultRule } from './faults.ts';
import type { LocalTime } from './local-time.ts';

/** Options of a demo store in addition to its settings. */
export type DemoStoreOptions = {
  /** Whether the store has the routes of R7.66, R7.69, R7.87 and R7.88, which the recorded version of WooCommerce lacks. */
  legacyRoutes?: boolean;
  /** The clock, used when the settings have no `now`. */
  clock?: () => Date;
};

/** A simulated WooCommerce store: its data, its clock and its REST API. */
export type DemoStore = {
  readonly settings: DemoSettings;
  /** The data of the store. Changes take effect in the next response. */
  readonly db: Db;
  /** msw handlers: for Vitest (`node.ts`), an HTTP server (`server.ts`) or a browser. */
  readonly handlers: RequestHandler[];
  /** The current instant. */
  now(): Date;
  /** The current local time. */
  localNow(): LocalTime;
  /** The nonce that requests with the header `X-WP-Nonce` must send. */
  readonly nonce: string;
  /** The faults of later requests; none at first. */
  readonly faults: FaultRule[];
};
