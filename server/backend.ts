import type { IncomingMessage } from 'node:http';
import type { HostConfig } from '../src/host/host-config.ts';
import type { Reply } from './reply.ts';

/** What a page view needs: the config, and a sentence that takes the app's place when there is no usable store. */
export type PageView = { config: HostConfig; failure?: string };

/** The shop behind the pages: the demo store, or a real one behind the proxy. */
export type Backend = {
  /** One line for the console, after the address: which shop this is. */
  title: string;
  /** Origins, besides this server's own, from which the page may show images. */
  imageSources: readonly string[];
  /** Reads the shop once, so that the start can say what is wrong; one sentence each. */
  problems(): Promise<readonly string[]>;
  /** Refuses a page view that does not come to our own address. */
  refusePage(request: IncomingMessage): Reply | undefined;
  view(): Promise<PageView>;
  /** Whether an address outside `/wp-json` belongs to the API too: renewing the nonce, fetching an export's file. */
  isApi(url: URL): boolean;
  /** Answers a request below `/wp-json`, or one that `isApi` claims. */
  rest(request: IncomingMessage): Promise<Reply>;
  /** Answers the admin addresses that are not ours; `target` begins with `/wp-admin/`. */
  elsewhere(target: string): Reply | undefined;
};
