import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { DigestData } from './types.ts';

/** Registered name of the data store of the digest by email. */
export const DIGEST_STORE_NAME = 'tillview/digest';

const initialData: DigestData = { digest: undefined };

/** The data store for the digest by email. */
export const digestStore = createStore(DIGEST_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
