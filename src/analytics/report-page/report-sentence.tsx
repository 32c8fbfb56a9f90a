import { Link } from '@tillview/components';
import type { ReportFigures, ReportRequest } from '@tillview/data';
import { useEffect, useMemo } from 'react';
import type { ReportContext, ReportSentence as Definition } from './report-definition.ts';
import { describeRange } from './sentence.ts';

type ReportSentenceProps = {
  sentence: Definition;
  request: ReportRequest;
  figures: ReportFigures;
  context: ReportContext;
  /** Called with the sentence as text, for screen readers; empty while it is not known. */
  onText: (text: string) => void;
};

/** What a person would say about the range, from the figures that the page has; its drivers lead to their reports. */
export default function ReportSentence({
  sentence,
  request,
  figures,
  context,
  onText,
}: ReportSentenceProps) {
  const { primary, secondary } = figures;
  const { dates, interval, variant, filters } = request;
  const isKnown = !primary.isRequesting && !secondary.isRequesting;
  const parts = useMemo(
    () =>
      isKnown
        ? describeRange({
            sentence,
            primary: primary.data,
            secondary: dates?.secondary && !secondary.isError ? secondary.data : undefined,
            compare: dates?.params.compare,
            interval,
            context,
          })
        : [],
    [isKnown, sentence, primary.data, dates, secondary.isError, secondary.data, interval, context],
  );
  const text = parts.map((part) => part.text).join('');
  // Empty while another range is loaded, also when that fails.
  useEffect(() => onText(text), [onText, text]);
  // Another report knows nothing of this one's filters, so that its figures would be other ones.
  const isWhole = variant === undefined && Object.keys(filters).length === 0;
  return (
    <>
      {parts.map((part) =>
        part.report && isWhole ? (
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
