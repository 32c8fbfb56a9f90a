import type { BrowserContext, Page } from 'playwright-core';
import type { Comparison } from '../compare-cells.ts';
import type { StoreClient } from '../store-client.ts';

/** Where the store is changed, and how what became of it is read. */
export type WriteTools = {
  browser: BrowserContext;
  /** The server's address, without a slash at the end. */
  url: string;
  /** The store's own address; it ends in a slash. */
  storeUrl: URL;
  /** A client that has read nothing yet: each read of the store is one of its own. */
  startClient: () => StoreClient;
};

/** Thrown by a check of a store that has nothing to change: it is neither passed nor failed. */
export class NothingToChange extends Error {}

/** A change that is made through a screen, confirmed by a read of the REST API, and taken back. */
export type WriteCheck = {
  /** What `--only` names it. */
  name: string;
  /** The title of the screen. */
  screen: string;
  /** What is done there. */
  title: string;
  run: (tools: WriteTools, page: Page) => Promise<Comparison>;
};

/** The address of a screen. */
export const screenAddress = ({ url }: WriteTools, path: string): string =>
  `${url}/wp-admin/admin.php?page=wc-admin&path=${path}`;
