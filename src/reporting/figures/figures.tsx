import { reportsStore, type ReportRequest } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import type { ReportContext } from '../definition/report-definition.ts';
import { getPerformance } from './get-performance.ts';
import { Performance } from './performance.tsx';

type Props = {
  /** The names of the figures, as the store has them. */
  names: readonly string[];
  request: ReportRequest;
  context: ReportContext;
  /** Returns what is shown when they could not be read. */
  failure: (error: Error | undefined) => ReactNode;
  onRetry: () => void;
};

const NO_SPARKLINES = new Map();

/** Figures of the section "Performance" for another screen, with the requests and the cards of the Overview. */
export function OverviewFigures({ names, request, context, failure, onRetry }: Props) {
  const { primary: range, secondary: comparison, dates } = request;
  const primary = useSelect(
    (select) => getPerformance(select(reportsStore), range, names),
    [range, names],
  );
  const secondary = useSelect(
    (select) => getPerformance(select(reportsStore), comparison, names),
    [comparison, names],
  );
  if (primary.isError) return failure(primary.error);
  const sparklines = NO_SPARKLINES;
  return (
    <Performance
      count={names.length}
      {...{ primary, secondary, dates, sparklines, context, onRetry }}
    />
  );
}
