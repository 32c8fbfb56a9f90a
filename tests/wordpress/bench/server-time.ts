import type { Browser, BrowserContext, Request } from 'playwright-core';
import { forgetSlowRoutes, watchRestCalls } from '../rest-calls.ts';
import type { Site } from '../site.ts';
import {
  createContext,
  type MeasuredPage,
  openTab,
  readResources,
  type SignedIn,
  waitForParts,
} from './measure.ts';

/** What one opened page costs the server. */
export type ServerSample = {
  /** Processor time of PHP and database for all requests of the page; `NaN` where it cannot be read. */
  serverMs: number;
  /** The number of REST requests, and their decoded replies in kB. */
  calls: number;
  restKb: number;
  /** JavaScript files of the plugin, from the server or the cache of the browser. */
  ownFiles: number;
};

/** A request that reached the server, to send it again. */
type Sent = Pick<Parameters<BrowserContext['request']['fetch']>[1] & object, 'method' | 'data'> & {
  readonly url: string;
  readonly headers: Record<string, string>;
};

/** The requests of one opened page, and what the browser knows of them. */
export type Recording = Omit<ServerSample, 'serverMs'> & { readonly sent: readonly Sent[] };

/** WordPress tests once, on the first page of an administrator, how the site compresses: its reply cannot be read. */
const COMPRESSION_TEST = 'action=wp-compression-test';

/** Pages of another plugin may never render what is waited for. */
const PARTS_WAIT_MS = 30_000;

const KEPT_HEADERS = ['accept', 'content-type', 'x-wp-nonce'];

const toSent = (request: Request): Sent => ({
  url: request.url(),
  method: request.method(),
  data: request.postData() ?? undefined,
  headers: Object.fromEntries(
    Object.entries(request.headers()).filter(([name]) => KEPT_HEADERS.includes(name)),
  ),
});

async function record(context: BrowserContext, page: MeasuredPage): Promise<Recording> {
  const tab = await openTab(context);
  await tab.addInitScript(forgetSlowRoutes);
  const calls = watchRestCalls(tab);
  const requests: Request[] = [];
  tab.on('request', (request) => requests.push(request));
  await tab.goto(page.url);
  // A page that renders neither chart nor table in time is recorded, too: what counts is that no request follows.
  await waitForParts(tab, page.parts, PARTS_WAIT_MS).catch(() => undefined);
  const rest = await calls.settle();
  const { ownFiles, restKb, fromServer } = await tab.evaluate(readResources, page.plugin);
  await tab.close();
  // What came from the cache of the browser did not reach the server.
  const sent = requests.filter(
    (request) =>
      (rest.includes(request) || fromServer.includes(request.url())) &&
      !request.url().includes(COMPRESSION_TEST),
  );
  return { sent: sent.map(toSent), calls: rest.length, restKb, ownFiles };
}

/** Opens a page twice in a new profile, and records what it requests: `cold` and, in a new tab, `warm`. */
export async function recordVisits(
  browser: Browser,
  signedIn: SignedIn,
  page: MeasuredPage,
): Promise<{ readonly cold: Recording; readonly warm: Recording }> {
  const context = await createContext(browser, signedIn);
  try {
    return { cold: await record(context, page), warm: await record(context, page) };
  } finally {
    await context.close();
  }
}

/**
 * Sends the requests of a page again, one after the other, and measures what they cost the server. No report of
 * WooCommerce is in its cache, as after each order.
 */
export async function replay(
  context: BrowserContext,
  site: Site,
  { sent, ...counts }: Recording,
): Promise<ServerSample> {
  await site.php(String.raw`\Automattic\WooCommerce\Admin\API\Reports\Cache::invalidate();`);
  const before = site.readProcessorMs();
  for (const { url, ...options } of sent) {
    const response = await context.request.fetch(url, { ...options, timeout: 120_000 });
    if (response.status() >= 500) throw new Error(`${url} was answered with ${response.status()}.`);
    await response.dispose();
  }
  return { ...counts, serverMs: site.readProcessorMs() - before };
}
