import { getReportErrorKind, ReportError } from '@tillview/components';
import { isNotFound } from '@tillview/data';
import { reloadPage } from '../host/reload-page.ts';
import { useErrorText } from './use-error-text.ts';

export type RequestErrorProps = {
  /** The error of the request. */
  error: unknown;
  /** What was requested, a noun with its article such as "the reviews"; by default data of a report. */
  subject?: string;
  /** Whether the store serves the data only while its feature "Analytics" is on; by default only for a report. */
  isAnalytics?: boolean;
  /** What failed; by default the loading of the subject. */
  title?: string;
  /** A sentence after the reason, for example about content that is still shown. */
  note?: string;
  onRetry: () => void;
  /** Whether it is a line beside content that is still shown, instead of a block that replaces it. */
  isInline?: boolean;
};

/** The error of a failed request: what failed, why, and the button that can fix it. */
export default function RequestErrorView({ error, ...props }: RequestErrorProps) {
  const getReason = useErrorText();
  // The store returns 404 for an unknown settings group and for an unknown endpoint.
  const isUnavailable = props.subject !== undefined && isNotFound(error);
  return (
    <ReportError
      {...props}
      kind={isUnavailable ? 'unavailable' : getReportErrorKind(error)}
      message={getReason(error)}
      onReload={reloadPage}
    />
  );
}
