import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/icons.tsx';
import './notice.css';

/** The importance of a notice. */
export type NoticeStatus = 'info' | 'success' | 'warning' | 'error';

/** An action that a notice offers: a link or a callback. */
export type NoticeAction = {
  /** Text of the button or link. */
  label: string;
  /** URL, for a link. */
  url?: string | null | undefined;
  /** Called on a click. */
  onClick?: (() => void) | null | undefined;
};

export type NoticeProps = {
  /** Importance and colour of the notice; info by default. An error is announced immediately. */
  status?: NoticeStatus;
  /** The message. */
  children?: ReactNode;
  /** The actions that the notice offers. */
  actions?: readonly NoticeAction[];
  /** Called by the dismiss button; without it there is no such button. */
  onRemove?: () => void;
  className?: string;
};

const ICONS = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, error: AlertIcon } as const;

/** A message that stays until it is dismissed. */
export function Notice({
  status = 'info',
  children,
  actions = [],
  onRemove,
  className = '',
}: NoticeProps) {
  const Icon = ICONS[status];
  return (
    <div
      className={`tillview-notice is-${status} ${className}`.trimEnd()}
      role={status === 'error' ? 'alert' : 'status'}
    >
      <Icon className="tillview-notice__icon" />
      <div className="tillview-notice__content">
        <div className="tillview-notice__message">{children}</div>
        {actions.length > 0 && (
          <div className="tillview-notice__actions">
            {actions.map(({ label, url, onClick }, index) =>
              url ? (
                <Button key={index} variant="link" href={url} onClick={() => onClick?.()}>
                  {label}
                </Button>
              ) : (
                <Button key={index} variant="link" onClick={() => onClick?.()}>
                  {label}
                </Button>
              ),
            )}
          </div>
        )}
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          isIcon
          isSmall
          className="tillview-notice__dismiss"
          aria-label={__('Dismiss this notice', 'tillview')}
          onClick={onRemove}
        >
          <CloseIcon />
        </Button>
      )}
    </div>
  );
}
