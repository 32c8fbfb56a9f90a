import { isOffline, RestError, type RequestStats, type ReportState } from '@tillview/data';

/** The errors of a report page; each one is shown in one message. */
export type ReportFailures = {
  /** The error if totals and rows failed in the same way: one message replaces all parts of the page. */
  whole: Error | undefined;
  /** The error if only the summary and chart data failed: one message replaces summary and chart. */
  stats: Error | undefined;
  /** The error if a refresh failed and no other message shows it: the page still shows the earlier data. */
  refresh: Error | undefined;
  /** Whether the message about the comparison has its own Retry button: no other message has the same error. */
  isComparisonAlone: boolean;
  /** Whether the connection failed: a retry makes sense when it is restored. */
  isOffline: boolean;
};

/** Whether two errors have the same cause and message. */
export function isSameFailure(one: Error, other: Error): boolean {
  if (one === other) return true;
  if (!(one instanceof RestError) || !(other instanceof RestError)) return false;
  return one.code === other.code && one.status === other.status && one.message === other.message;
}

const getError = ({ isError, error }: ReportState) => (isError ? error : undefined);

/** Decides which errors a page shows, from the states of its data and of its rows. */
export function getReportFailures(
  { primary, secondary }: Pick<RequestStats, 'primary' | 'secondary'>,
  rows: ReportState,
): ReportFailures {
  const ofStats = getError(primary);
  const ofRows = getError(rows);
  const isWhole = ofStats && ofRows && isSameFailure(ofStats, ofRows);
  const states = [primary, secondary, rows];
  const refresh = states.find(
    ({ error, isError, isRefreshing }) =>
      error && !isError && !isRefreshing && !(ofRows && isSameFailure(error, ofRows)),
  );
  const ofComparison = getError(secondary);
  return {
    whole: isWhole ? ofStats : undefined,
    stats: isWhole ? undefined : ofStats,
    refresh: refresh?.error,
    isComparisonAlone: !(ofComparison && ofRows && isSameFailure(ofComparison, ofRows)),
    isOffline: states.some(({ error }) => isOffline(error)),
  };
}
