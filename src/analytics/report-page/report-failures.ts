import { isOffline, RestError, type ReportFigures, type ReportState } from '@tillview/data';

/** The errors of a report page, each of which gets one message. */
export type ReportFailures = {
  /** Figures and rows failed in the same way: one message stands in the place of all parts. */
  whole: Error | undefined;
  /** The figures failed alone: one message stands in the place of summary and chart. */
  figures: Error | undefined;
  /** What is shown could not be read again, and no other message says so; the figures are those of before. */
  refresh: Error | undefined;
  /** Whether the message about the comparison has the one Retry: no other message has the same error. */
  isComparisonAlone: boolean;
  /** Whether the connection failed, so that its return is worth another try. */
  isOffline: boolean;
};

/** Whether two errors say the same of their requests. */
export function isSameFailure(one: Error, other: Error): boolean {
  if (one === other) return true;
  if (!(one instanceof RestError) || !(other instanceof RestError)) return false;
  return one.code === other.code && one.status === other.status && one.message === other.message;
}

const getError = ({ isError, error }: ReportState) => (isError ? error : undefined);

/** Which errors a page has to say, from the states of its figures and of its rows. */
export function getReportFailures(
  { primary, secondary }: Pick<ReportFigures, 'primary' | 'secondary'>,
  rows: ReportState,
): ReportFailures {
  const ofFigures = getError(primary);
  const ofRows = getError(rows);
  const isWhole = ofFigures && ofRows && isSameFailure(ofFigures, ofRows);
  const states = [primary, secondary, rows];
  const refresh = states.find(
    ({ error, isError, isRefreshing }) =>
      error && !isError && !isRefreshing && !(ofRows && isSameFailure(error, ofRows)),
  );
  const ofComparison = getError(secondary);
  return {
    whole: isWhole ? ofFigures : undefined,
    figures: isWhole ? undefined : ofFigures,
    refresh: refresh?.error,
    isComparisonAlone: !(ofComparison && ofRows && isSameFailure(ofComparison, ofRows)),
    isOffline: states.some(({ error }) => isOffline(error)),
  };
}
