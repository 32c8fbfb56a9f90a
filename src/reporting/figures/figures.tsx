import { reportsStore, type ReportRequest } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import type { ComponentProps, ReactNode } from 'react';
import type { ReportContext } from '../definition/report-definition.ts';
import { getPerformance } from './get-performance.ts';
import { Performance } from './performance.tsx';

type Props = Pick<ComponentProps<typeof Performance>, 'findMetric' | 'findScreen'> & {
  /** The names of the figures, as the store has them. */
  names: readonly string[];
  request: ReportRequest;
  context: ReportContext;
  /** Returns what is shown when they could not be read. */
  failure: (error: Error | undefined) => ReactNode;
  onRetry: () => void;
};

const NO_SPARKLINES = new Map();

/** Figures of several reports: their requests and cards. */
export function Figures({ names, request, context, failure, onRetry, ...find }: Props) {
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
      {...find}
      {...{ names, primary, secondary, dates, sparklines, context, onRetry }}
    />
  );
}
