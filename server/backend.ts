import type { IncomingMessage } from 'node:http';
import type { HostConfig } from '../src/host/host-config.ts';
import type { Reply } from './reply.ts';

/** Why a page shows a message in the place of the app. */
export type PageFailure = {
  title: string;
  text: string;
  /** Seconds after which the page opens itself again; absent when that would not help. */
  retryAfter?: number;
};

/** What a page view needs: the config, and why there is no usable store. */
export type PageView = { config: HostConfig; failure?: PageFailure };

/** The store behind the pages: the demo store, or a real one behind the proxy. */
export type Backend = {
  /** One line for the console, after the address: which store this is. */
  title: string;
  /** Origins, besides this server's own, from which the page may show images. */
  imageSources: readonly string[];
  /** What is wrong with the store, for the console at the start. */
  problems(): Promise<readonly string[]>;
  view(): Promise<PageView>;
  /** Whether an address outside `/wp-json` belongs to the API too: renewing the nonce, downloading an export. */
  isApi(url: URL): boolean;
  /** Answers a request below `/wp-json`, or one that `isApi` accepts. The guard has let it through. */
  rest(request: IncomingMessage): Promise<Reply>;
  /** Answers the admin addresses that are not ours; `target` begins with `/wp-admin/`. */
  redirectAdmin(target: string): Reply | undefined;
};
