import type { BrowserContext } from 'playwright-core';

/** Where Revenue is measured: its URL, and a function that opens a signed-in browser context. */
export type MeasuredHost = {
  readonly url: string;
  openContext(): Promise<BrowserContext>;
};

/** What a mechanism saves, in milliseconds. */
export type Saved = { name: string; median: number; lowest: number; highest: number };

export function measureMechanisms(host: MeasuredHost, turns: number): Promise<Saved[]>;
