import { getReportErrorKind, ReportError } from '@tillview/components';
import { getErrorText, isNotFound } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { reloadPage } from '../../host/reload-page.ts';

type Props = {
  /** The error of the failed request. */
  error: unknown;
  /** The title of an error that a retry may fix. */
  title: string;
  /** The message when this store does not offer it. */
  unavailable: string;
  /** The message when the user does not have permission to see it. */
  forbidden: string;
  onRetry: () => void;
  isInline?: boolean;
};

/** An error message in place of a part of the screen whose request failed. */
export function PartError({ error, title, unavailable, forbidden, onRetry, isInline }: Props) {
  // The store returns 404 for an unknown settings group and for an unknown endpoint.
  const kind = isNotFound(error) ? 'unavailable' : getReportErrorKind(error);
  const messages = {
    unavailable,
    forbidden,
    failed: getErrorText(error),
    refused: getErrorText(error),
    'signed-out': __('You are signed out. Sign in again to see this page.', 'tillview'),
    restarted: undefined,
  };
  return (
    <ReportError
      kind={kind}
      title={kind === 'failed' ? title : undefined}
      message={messages[kind]}
      onRetry={onRetry}
      onReload={reloadPage}
      isInline={isInline ?? false}
    />
  );
}
