import type { RequestHandler } from 'msw';
import type { Db } from './db.ts';
import type { DemoSettings } from './demo-settings.ts';
import type { FaultRule } from './faults.ts';
import type { LocalTime } from './local-time.ts';
import type { Random } from './random.ts';

/** What a demo store may be given besides its settings. */
export type DemoStoreOptions = {
  /** Faults from the beginning; `store.faults` may be changed at any time. */
  faults?: readonly FaultRule[];
  /** Whether a request may ask for a fault by its `X-Demo-Fault` header or `demo_fault` parameter. */
  allowFaults?: boolean;
  /** Whether the shop has the routes of spec §7 that the recorded version of WooCommerce lacks. */
  legacyRoutes?: boolean;
  /** The clock of a shop whose settings leave `now` open. */
  clock?: () => Date;
};

/** A pretend WooCommerce shop: its data, its clock and the REST API that answers from them. */
export type DemoStore = {
  readonly settings: DemoSettings;
  /** The shop's data; what is changed here, the next response tells. */
  readonly db: Db;
  /** For msw: in vitest (`node.ts`), behind a server (`server.ts`) or in a browser. */
  readonly handlers: RequestHandler[];
  /** The instant that the shop takes for now. */
  now(): Date;
  /** What the shop's clock shows now. */
  localNow(): LocalTime;
  /** What a request has to carry in `X-WP-Nonce`, if it carries that header at all. */
  readonly nonce: string;
  readonly faults: FaultRule[];
  /** Decides whether a fault that is only likely happens. */
  readonly faultRandom: Random;
  readonly allowFaults: boolean;
};
