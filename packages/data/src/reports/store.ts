import type { CurriedSelectorsOf } from '@wordpress/data';
import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import {
  getLeaderboards,
  getLeaderboardsError,
  getLeaderboardsReceivedAt,
  getReceivedReports,
  getReportItems,
  getReportItemsError,
  getReportItemsReceivedAt,
  getReportStats,
  getReportStatsError,
  getReportStatsReceivedAt,
  isLeaderboardsRequesting,
  isReportItemsRequesting,
  isReportStatsRequesting,
} from './selectors.ts';
import type { ReportsData } from './types.ts';

/** The name under which the reports store is registered. */
export const REPORTS_STORE_NAME = 'wc/admin/reports';

const initialData: ReportsData = { items: {}, stats: {}, leaderboards: {} };

/** Analytics reports: rows and figures by endpoint and query. */
export const reportsStore = createStore(REPORTS_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors: {
    getLeaderboards,
    getLeaderboardsError,
    getLeaderboardsReceivedAt,
    getReceivedReports,
    getReportItems,
    getReportItemsError,
    getReportItemsReceivedAt,
    getReportStats,
    getReportStatsError,
    getReportStatsReceivedAt,
    isLeaderboardsRequesting,
    isReportItemsRequesting,
    isReportStatsRequesting,
  },
});

/** The store's selectors bound to a registry, as `select( reportsStore )` gives them. */
export type ReportsSelectors = CurriedSelectorsOf<typeof reportsStore>;
