import { DEFAULT_DEMO_SETTINGS } from './demo-settings.ts';
import type { DemoSettings } from './demo-settings.ts';
import { createDemoStore } from './demo-store.ts';
import type { DemoStore, DemoStoreOptions } from './demo-store.ts';
import { handleRequest } from './server.ts';

/** The path of the revenue stats. */
export const REVENUE = '/wc-analytics/reports/revenue/stats';

/** A small store with the local time 2026-11-20, noon. */
export function createTestStore(
  options: DemoStoreOptions = {},
  settings: Partial<DemoSettings> = {},
): DemoStore {
  return createDemoStore(
    { ...DEFAULT_DEMO_SETTINGS, orders: 60, now: '2026-11-20T12:00:00', ...settings },
    options,
  );
}

/** Sends a request to the REST API of a store. */
export function send(store: DemoStore, path: string, init: RequestInit = {}): Promise<Response> {
  return handleRequest(store, new Request(`http://shop.test/wp-json${path}`, init));
}

/** The status and the parsed body of a response. */
export async function read(response: Response | Promise<Response>) {
  const resolved = await response;
  const body: unknown = await resolved.json();
  return { status: resolved.status, body };
}

/** The parsed body of the response to a request. */
export const readBody = async (store: DemoStore, path: string, init?: RequestInit) =>
  (await read(send(store, path, init))).body;

/** A request with a JSON body. */
export const json = (
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
