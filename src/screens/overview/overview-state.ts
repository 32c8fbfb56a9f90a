import { joinReportStates, type ReportState } from '@tillview/data';
import { isSameFailure } from '../../reporting/request/report-failures.ts';

/** The loading and error state of the whole page. */
export type OverviewState = {
  /** When the oldest data was received, in milliseconds since 1970; `undefined` before any data was received. */
  receivedAt: number | undefined;
  isRefreshing: boolean;
  /** The error if every part failed in the same way: one message replaces all sections. */
  whole: Error | undefined;
  /** The error if a refresh failed: the page still shows the earlier data. */
  refresh: Error | undefined;
};

/** Combines the states of the parts; a failure of one of the `comparisons` is not a failure of the page. */
export function getOverviewState(
  parts: readonly ReportState[],
  comparisons: readonly ReportState[],
): OverviewState {
  const all = [...parts, ...comparisons];
  const { receivedAt, isRefreshing } = joinReportStates(all);
  const errors = parts.map(({ isError, error }) => (isError ? error : undefined));
  const [first] = errors;
  const isWhole = first && errors.every((error) => error && isSameFailure(first, error));
  const refresh = all.find((state) => state.error && !state.isError && !state.isRefreshing);
  return {
    receivedAt,
    isRefreshing,
    whole: isWhole ? first : undefined,
    refresh: refresh?.error,
  };
}
