import type { BrowserContext, Page } from 'playwright-core';
import type { Comparison } from '../compare-cells.ts';
import type { StoreClient } from '../store-client.ts';

/** What a write check needs: the browser, the URLs, and a client that reads the result from the store. */
export type WriteTools = {
  browser: BrowserContext;
  /** The URL of the server, without a trailing slash. */
  url: string;
  /** The URL of the store itself, with a trailing slash. */
  storeUrl: URL;
  /** Creates a client without cached responses, so that each read is a new request. */
  startClient: () => StoreClient;
};

/** Thrown by a check when the store has nothing to change; the check is then neither passed nor failed. */
export class NothingToChange extends Error {}

/** A change that is made through a screen, confirmed with the REST API, and undone. */
export type WriteCheck = {
  /** The name for `--only`. */
  name: string;
  /** The title of the screen. */
  screen: string;
  /** What the check does. */
  title: string;
  run: (tools: WriteTools, page: Page) => Promise<Comparison>;
};

/** The URL of a screen. */
export const screenUrl = ({ url }: WriteTools, path: string): string =>
  `${url}/wp-admin/admin.php?page=wc-admin&path=${path}`;
