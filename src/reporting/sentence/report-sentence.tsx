import { Link } from '@tillview/components';
import type { RequestStats, ReportRequest } from '@tillview/data';
import { useEffect, useMemo } from 'react';
import type { Metric } from '../definition/metric.ts';
import type {
  ReportContext,
  ReportSentence as Definition,
} from '../definition/report-definition.ts';
import { describeRange } from './sentence.ts';
import { useMatchedWeekdays } from './use-matched-weekdays.ts';

type ReportSentenceProps = {
  sentence: Definition;
  /** The selected metric. */
  metric: Metric;
  request: ReportRequest;
  stats: RequestStats;
  context: ReportContext;
  /** The number of rows in the table; undefined if it is not known, or if the rows are the intervals. */
  listed: number | undefined;
  /** Whether its drivers link to their reports; true by default. */
  hasLinks?: boolean;
  /** Called with the sentence as text, for screen readers; empty until it is known. */
  onText: (text: string) => void;
};

/**
 * Summarizes the range in a sentence, from data that the page has already loaded. Its drivers link to their reports.
 */
export default function ReportSentence({
  sentence,
  metric,
  request,
  stats,
  context,
  listed,
  hasLinks = true,
  onText,
}: ReportSentenceProps) {
  const { primary, secondary } = stats;
  const { dates, interval, variant, filters } = request;
  const matched = useMatchedWeekdays(request, metric);
  const isKnown = !primary.isRequesting && !secondary.isRequesting;
  const parts = useMemo(
    () =>
      isKnown
        ? describeRange({
            sentence,
            metric,
            primary: primary.data,
            secondary: dates?.secondary && !secondary.isError ? secondary.data : undefined,
            compare: dates?.params.compare,
            dates,
            matched,
            interval,
            context,
            listed,
          })
        : [],
    [
      isKnown,
      sentence,
      metric,
      primary.data,
      dates,
      matched,
      secondary.isError,
      secondary.data,
      interval,
      context,
      listed,
    ],
  );
  const text = parts.map((part) => part.text).join('');
  const range = dates?.primary.range;
  // Empty while another range is loading, and when loading it fails. Without the range, it would not be clear for which
  // one this is: the button with the range has the focus, but is not spoken again.
  useEffect(() => onText(text && range ? `${range}. ${text}` : text), [onText, text, range]);
  // No links when filters apply: the linked report does not have these filters, so its values would differ.
  const isLinked = hasLinks && variant === undefined && Object.keys(filters).length === 0;
  return (
    <>
      {parts.map((part) =>
        part.report && isLinked ? (
          <Link
            key={`${part.report.path} ${part.report.chart}`}
            href={context.screenHref(part.report.path, { chart: part.report.chart })}
          >
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
