import { __ } from '@wordpress/i18n';
import { Button } from '../button/button.tsx';
import { AlertIcon, InfoIcon, LockIcon } from '../icons/icons.tsx';
import { getErrorMessage, getLoadFailure } from './error-texts.ts';
import type { ReportErrorKind } from './get-report-error-kind.ts';

export type ReportErrorProps = {
  /** The kind, from `getReportErrorKind`; 'failed' by default. */
  kind?: ReportErrorKind;
  /** What was requested, a noun with its article such as "the reviews"; by default a report. */
  subject?: string | undefined;
  /**
   * Whether the store serves the data only while its feature "Analytics" is on, so that the message says where to turn
   * it on; by default only for a report.
   */
  isAnalytics?: boolean;
  /** A title above the message; by default, for the kind 'failed', that it could not be loaded. */
  title?: string | undefined;
  /** Why it failed: the message for the kinds 'failed' and 'refused'. */
  message?: string | undefined;
  /** A sentence after the message. */
  note?: string | undefined;
  /** Called by Retry, for the kinds 'failed' and 'forbidden'; without it there is no Retry button. */
  onRetry?: (() => void) | undefined;
  /** Reloads the page, for the kinds 'signed-out', 'restarted' and 'refused', which a retry cannot solve. */
  onReload?: (() => void) | undefined;
  /** Whether the error is a line beside content that is still shown, instead of a block that replaces it. */
  isInline?: boolean;
  className?: string;
};

const ICONS = {
  failed: AlertIcon,
  forbidden: LockIcon,
  unavailable: InfoIcon,
  'signed-out': LockIcon,
  restarted: InfoIcon,
  refused: LockIcon,
} as const satisfies Record<ReportErrorKind, unknown>;

/** The button for a kind of error; `undefined` if no button can help. */
function getAction(kind: ReportErrorKind): { label: string; isReload: boolean } | undefined {
  switch (kind) {
    case 'unavailable':
      return undefined;
    case 'signed-out':
      return { label: __('Sign in', 'tillview'), isReload: true };
    case 'restarted':
    case 'refused':
      return { label: __('Reload the page', 'tillview'), isReload: true };
    default:
      return { label: __('Retry', 'tillview'), isReload: false };
  }
}

/** An error message that replaces content, or a line beside it, with a button that can help. */
export function ReportError({
  kind = 'failed',
  subject,
  isAnalytics = subject === undefined,
  title = kind === 'failed' ? getLoadFailure(subject) : undefined,
  message,
  note,
  onRetry,
  onReload,
  isInline = false,
  className = '',
}: ReportErrorProps) {
  const Icon = ICONS[kind];
  const action = getAction(kind);
  const onAction = action?.isReload ? onReload : onRetry;
  const classes = ['tillview-report-error', `is-${kind}`, isInline && 'is-inline', className];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      role={kind === 'forbidden' || kind === 'unavailable' ? 'status' : 'alert'}
    >
      <Icon size={20} className="tillview-report-error__icon" />
      {title && <p className="tillview-report-error__title">{title}</p>}
      <p className="tillview-report-error__message">
        {getErrorMessage(kind, subject, message, isAnalytics)}
        {note && ` ${note}`}
      </p>
      {action && onAction && (
        <Button isSmall={isInline} onClick={onAction}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
