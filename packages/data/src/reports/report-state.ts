import type { Query } from '../core/query.ts';
import type { ReportRequest } from './report-request.ts';
import type { ReportsSelectors } from './store.ts';

/** The state of a read. */
export type ReportState = {
  /** There is no data yet, and the request is pending or about to start. */
  isRequesting: boolean;
  /** There is no data because the request failed. */
  isError: boolean;
  /** The error of the last request. When `isError` is false, the shown data is from an earlier request. */
  error: Error | undefined;
  /** The shown data is being read again. */
  isRefreshing: boolean;
  /** When the shown data was received, in milliseconds since 1970; undefined without data. */
  receivedAt: number | undefined;
};

/** The state of data that needs no request. */
export const NOTHING_REQUESTED: ReportState = Object.freeze({
  isRequesting: false,
  isError: false,
  error: undefined,
  isRefreshing: false,
  receivedAt: undefined,
});

/** Derives the state of a read from the values of the data store. */
export function getReportState(
  isKnown: boolean,
  isBeingRead: boolean,
  error: Error | false,
  receivedAt: number | undefined,
): ReportState {
  return {
    // A request that is about to start counts as pending: showing "empty" before it would flicker.
    isRequesting: !isKnown && error === false,
    isError: !isKnown && error !== false,
    error: error === false ? undefined : error,
    isRefreshing: isKnown && isBeingRead,
    receivedAt,
  };
}

/** The combined state of data that is shown together: as old as the oldest part, failed when any part failed. */
export function joinReportStates(states: readonly ReportState[]): ReportState {
  const times = states.map(({ receivedAt }) => receivedAt).filter((time) => time !== undefined);
  return {
    isRequesting: states.some(({ isRequesting }) => isRequesting),
    isError: states.some(({ isError }) => isError),
    error: states.find(({ error }) => error)?.error,
    isRefreshing: states.some(({ isRefreshing }) => isRefreshing),
    receivedAt: times.length > 0 ? Math.min(...times) : undefined,
  };
}

/** The state of a stats query. Triggers the read. */
export function getStatsState(
  selector: ReportsSelectors,
  endpoint: string,
  query: Query,
): ReportState {
  return getReportState(
    selector.getReportStats(endpoint, query).data !== undefined,
    selector.isReportStatsRequesting(endpoint, query),
    selector.getReportStatsError(endpoint, query),
    selector.getReportStatsReceivedAt(endpoint, query),
  );
}

/** The state of a request that is not sent (yet), by its scope. */
export function getUnrequestedState({
  scope,
  searchError,
}: Pick<ReportRequest, 'scope' | 'searchError'>): ReportState {
  return {
    ...NOTHING_REQUESTED,
    isRequesting: scope === 'pending',
    isError: scope === 'failed',
    error: scope === 'failed' ? searchError : undefined,
  };
}
