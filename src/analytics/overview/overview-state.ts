import { joinReportStates, type ReportState } from '@tillview/data';
import { isSameFailure } from '../report-page/report-failures.ts';

/** How the whole page stands. */
export type OverviewState = {
  /** When the oldest figure was read, in milliseconds since 1970; undefined before any was. */
  receivedAt: number | undefined;
  isRefreshing: boolean;
  /** Everything failed in the same way: one message stands in the place of all sections. */
  whole: Error | undefined;
  /** What is shown could not be read again; the figures are those of before. */
  refresh: Error | undefined;
};

/** The state of the page from those of its parts; `comparisons` may fail without their part. */
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
