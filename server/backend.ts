import type { IncomingMessage } from 'node:http';
import type { HostConfig } from '../src/host/host-config.ts';
import type { Reply } from './reply.ts';

/** Why a page shows a message instead of the app. */
export type PageFailure = {
  title: string;
  text: string;
  /** Seconds after which the page reloads itself; absent if that would not help. */
  retryAfter?: number;
};

/** The data of a page view: the config, and the reason if there is no usable store. */
export type PageView = { config: HostConfig; failure?: PageFailure };

/** The store behind the pages: the demo store, or a real one behind the proxy. */
export type Backend = {
  /** The name of this store, printed after the server's URL in the console. */
  title: string;
  /** Origins, in addition to this server's own, from which the page may show images. */
  imageSources: readonly string[];
  /** Problems with the store, printed to the console at the start. */
  problems(): Promise<readonly string[]>;
  view(): Promise<PageView>;
  /** Whether a URL outside `/wp-json` also belongs to the API: renewing the nonce, downloading an export. */
  isApi(url: URL): boolean;
  /**
   * Responds to a request below `/wp-json`, or to one that `isApi` accepts. The request has already passed the checks
   * of `guard.ts`.
   */
  rest(request: IncomingMessage): Promise<Reply>;
  /** Responds to admin URLs that are not our own; `target` begins with `/wp-admin/`. */
  redirectAdmin(target: string): Reply | undefined;
};
