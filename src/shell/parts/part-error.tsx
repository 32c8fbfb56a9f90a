import { getReportErrorKind, ReportError } from '@tillview/components';
import { getErrorText, isNotFound } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { reloadPage } from '../../host/reload-page.ts';

type Props = {
  /** Why the request failed. */
  error: unknown;
  /** What failed, as a title, where a retry can help. */
  title: string;
  /** Said when this store does not offer it. */
  unavailable: string;
  /** Said when the user may not see it. */
  forbidden: string;
  onRetry: () => void;
  isInline?: boolean;
};

/** What stands in the place of a part of the screen whose request failed. */
export function PartError({ error, title, unavailable, forbidden, onRetry, isInline }: Props) {
  // A settings group or an endpoint that the store does not know is both a 404.
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
