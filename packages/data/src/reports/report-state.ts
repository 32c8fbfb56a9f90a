import type { Query } from '../core/query.ts';
import type { ReportsSelectors } from './store.ts';

/** The state of a read, whatever is read. */
export type ReportState = {
  /** Nothing is known yet, and an answer is on its way. */
  isRequesting: boolean;
  /** Nothing is known, since the read failed. */
  isError: boolean;
  /** How the last read failed; with `isError` false, what is shown is what was known before. */
  error: Error | undefined;
  /** Something is known and shown, and is being read again behind it. */
  isRefreshing: boolean;
  /** When what is shown was read, in milliseconds since 1970; undefined before it was. */
  receivedAt: number | undefined;
};

/** The state of what needs no request. */
export const NOTHING_REQUESTED: ReportState = Object.freeze({
  isRequesting: false,
  isError: false,
  error: undefined,
  isRefreshing: false,
  receivedAt: undefined,
});

/** The state of an answer from what the store says of it. */
export function getReportState(
  isKnown: boolean,
  isBeingRead: boolean,
  error: Error | false,
  receivedAt: number | undefined,
): ReportState {
  return {
    // Before its request has started it is on its way too: showing "empty" would flicker.
    isRequesting: !isKnown && error === false,
    isError: !isKnown && error !== false,
    error: error === false ? undefined : error,
    isRefreshing: isKnown && isBeingRead,
    receivedAt,
  };
}

/** The state of several answers that are shown together: as old as the oldest, failed when one has. */
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

/** How it stands with the stats of a query; starts their read. */
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

/** The state of what is not requested (yet), by the scope of the request that it belongs to. */
export function getUnrequestedState({
  scope,
  searchError,
}: {
  readonly scope: 'known' | 'pending' | 'empty' | 'failed';
  readonly searchError: Error | undefined;
}): ReportState {
  return {
    ...NOTHING_REQUESTED,
    isRequesting: scope === 'pending',
    isError: scope === 'failed',
    error: scope === 'failed' ? searchError : undefined,
  };
}
