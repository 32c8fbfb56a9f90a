import { __ } from '@wordpress/i18n';
import { Button } from '../button/index.ts';
import { AlertIcon, InfoIcon, LockIcon } from '../icons/index.ts';
import type { ReportErrorKind } from './get-report-error-kind.ts';

export type ReportErrorProps = {
  /** The kind, from `getReportErrorKind`; 'failed' unless given. */
  kind?: ReportErrorKind;
  /** A title above the message. */
  title?: string;
  /** Replaces the default message. */
  message?: string;
  /** Called by Retry; without it, or for other kinds than 'failed', there is no Retry button. */
  onRetry?: () => void;
  /** Whether the retry is in progress. */
  isRetrying?: boolean;
  className?: string;
};

const ICONS = { failed: AlertIcon, forbidden: LockIcon, unavailable: InfoIcon } as const;

function getMessage(kind: ReportErrorKind): string {
  switch (kind) {
    case 'forbidden':
      return __('You do not have permission to see this report.', 'tillview');
    case 'unavailable':
      return __('This report is not available in this store.', 'tillview');
    default:
      return __('The data could not be loaded. Try again in a moment.', 'tillview');
  }
}

/** An error message in place of content, with a Retry button. */
export function ReportError({
  kind = 'failed',
  title,
  message,
  onRetry,
  isRetrying = false,
  className = '',
}: ReportErrorProps) {
  const Icon = ICONS[kind];
  return (
    <div
      className={`tillview-report-error is-${kind} ${className}`.trimEnd()}
      role={kind === 'failed' ? 'alert' : 'status'}
    >
      <Icon size={20} className="tillview-report-error__icon" />
      {title && <p className="tillview-report-error__title">{title}</p>}
      <p className="tillview-report-error__message">{message ?? getMessage(kind)}</p>
      {kind === 'failed' && onRetry && (
        <Button onClick={onRetry} isBusy={isRetrying} disabled={isRetrying}>
          {__('Retry', 'tillview')}
        </Button>
      )}
    </div>
  );
}
