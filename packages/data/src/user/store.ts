import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { UserData } from './types.ts';

/** Registered name of the user data store. */
export const USER_STORE_NAME = 'wc/admin/user';

const initialData: UserData = { user: undefined };

/** The data store for the signed-in user and their preferences. */
export const userStore = createStore(USER_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
