import { getReportErrorKind, ReportError } from '@tillview/components';
import { getErrorText, isNotFound } from '@tillview/data';
import { reloadPage } from '../../host/reload-page.ts';
import { partErrorTexts, type PartErrorSubject } from './part-error-texts.ts';

type Props = {
  /** The error of the failed request. */
  error: unknown;
  /** What was requested. */
  subject: PartErrorSubject;
  onRetry: () => void;
  isInline?: boolean;
};

/** An error message in place of a part of the screen whose request failed. */
export function PartError({ error, subject, onRetry, isInline }: Props) {
  // The store returns 404 for an unknown settings group and for an unknown endpoint.
  const kind = isNotFound(error) ? 'unavailable' : getReportErrorKind(error);
  const { title, ...texts } = partErrorTexts[subject]();
  const reason = getErrorText(error);
  const messages = {
    ...texts,
    failed: reason,
    refused: reason,
    'signed-out': undefined,
    restarted: undefined,
  };
  return (
    <ReportError
      kind={kind}
      subject="page"
      title={kind === 'failed' ? title : undefined}
      message={messages[kind]}
      onRetry={onRetry}
      onReload={reloadPage}
      isInline={isInline ?? false}
    />
  );
}
