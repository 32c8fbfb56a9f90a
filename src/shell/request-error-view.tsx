import { getReportErrorKind, ReportError } from '@tillview/components';
import { getErrorText, isNotFound, RestError } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { HostConfig } from '../host/host-config.ts';
import { useHost } from '../host/host-context.ts';
import { reloadPage } from '../host/reload-page.ts';

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

function getReason(error: unknown, mode: HostConfig['mode']): string {
  const isServerGone = error instanceof RestError && error.code === 'fetch_error';
  return isServerGone && mode !== 'wordpress'
    ? __(
        'The Tillview server does not respond. Check that it is running, then try again.',
        'tillview',
      )
    : getErrorText(error);
}

/** The error of a failed request: what failed, why, and the button that can fix it. */
export default function RequestErrorView({ error, ...props }: RequestErrorProps) {
  const { mode } = useHost();
  // The store returns 404 for an unknown settings group and for an unknown endpoint.
  const isUnavailable = props.subject !== undefined && isNotFound(error);
  return (
    <ReportError
      {...props}
      kind={isUnavailable ? 'unavailable' : getReportErrorKind(error)}
      message={getReason(error, mode)}
      onReload={reloadPage}
    />
  );
}
