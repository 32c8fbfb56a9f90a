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

/** Registered name of the reports data store. */
export const REPORTS_STORE_NAME = 'wc/admin/reports';

const initialData: ReportsData = { items: {}, stats: {}, leaderboards: {} };

/** The data store for analytics reports: rows and stats by endpoint and query. */
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

/** The type of `select( reportsStore )`: the selectors, bound to a registry. */
export type ReportsSelectors = CurriedSelectorsOf<typeof reportsStore>;
