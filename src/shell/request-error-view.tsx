import { getReportErrorKind, ReportError } from '@tillview/components';
import { getErrorText, RestError } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { HostConfig } from '../host/host-config.ts';
import { useHost } from '../host/host-context.ts';
import { reloadPage } from '../host/reload-page.ts';

export type RequestErrorProps = {
  /** How the request failed. */
  error: unknown;
  /** What failed; the loading of data unless given. */
  title?: string;
  /** A sentence after the reason, such as what is still shown. */
  note?: string;
  onRetry: () => void;
  /** A line beside content that is still shown, instead of a block in its place. */
  isInline?: boolean;
};

/** Why the request failed; undefined where the kind of error says it all. */
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

/** A failed request: what failed, why, and the button that helps. */
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
