import type { CurriedSelectorsOf } from '@wordpress/data';
import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';

/** Registered name of the reports data store. */
export const REPORTS_STORE_NAME = 'wc/admin/reports';

/** The data store for analytics reports: rows and stats by endpoint and query. */
export const reportsStore = createStore(REPORTS_STORE_NAME, {
  initialData: {},
  resolvers,
  actions,
  keys,
  selectors,
});

/** The type of `select( reportsStore )`: the selectors, bound to a registry. */
export type ReportsSelectors = CurriedSelectorsOf<typeof reportsStore>;
