import { getReportErrorKind, ReportError } from '@tillview/components';
import { getErrorText, RestError } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { HostConfig } from '../host/host-config.ts';
import { useHost } from '../host/host-context.ts';
import { reloadPage } from '../host/reload-page.ts';

export type RequestErrorProps = {
  /** The error of the request. */
  error: unknown;
  /** What failed; by default the loading of data. */
  title?: string;
  /** A sentence after the reason, for example about content that is still shown. */
  note?: string;
  onRetry: () => void;
  /** Whether it is a line beside content that is still shown, instead of a block that replaces it. */
  isInline?: boolean;
};

/** Why the request failed; undefined if the kind of error is explanation enough. */
function getReason(error: unknown, mode: HostConfig['mode']): string | undefined {
  const kind = getReportErrorKind(error);
  if (kind !== 'failed' && kind !== 'refused') return undefined;
  const isServerGone = error instanceof RestError && error.code === 'fetch_error';
  return isServerGone && mode !== 'wordpress'
    ? __(
        'The Tillview server does not respond. Check that it is running, then try again.',
        'tillview',
      )
    : getErrorText(error);
}

/** The error of a failed request: what failed, why, and the button that can fix it. */
export default function RequestErrorView({
  error,
  title,
  note,
  onRetry,
  isInline = false,
}: RequestErrorProps) {
  const { mode } = useHost();
  const kind = getReportErrorKind(error);
  const reason = getReason(error, mode);
  const fallback = kind === 'failed' ? __('The data could not be loaded.', 'tillview') : undefined;
  return (
    <ReportError
      kind={kind}
      title={title ?? fallback}
      message={reason}
      note={note}
      onRetry={onRetry}
      onReload={reloadPage}
      isInline={isInline}
    />
  );
}
