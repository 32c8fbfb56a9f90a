import { defaultPluginSlugs, formatErrors, getPluginName } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  usePluginInstaller,
  type InstallerEvents,
  type InstallerState,
} from './use-plugin-installer.ts';
import './plugins.css';

export type PluginsProps = InstallerEvents & {
  /** The slugs of the plugins; by default the site-connection and the shipping plugin (R7.70). */
  pluginSlugs?: readonly string[];
  /** Called by "No thanks", by "Continue without installing" and by "Continue". */
  onSkip?: () => void;
  /** Whether the installation starts on load, without buttons (R4.50, R4.51). */
  autoInstall?: boolean;
  /** Text of the button that skips; "No thanks" by default. */
  skipText?: string;
  /** Text of the button that aborts; "Abort" by default. */
  abortText?: string;
  /** Called by the button that aborts; without it there is no such button. */
  onAbort?: () => void;
  /** Text of the main button; "Install & enable" by default. */
  installText?: string;
};

/** The status message for screen readers. */
function getStatusText(state: InstallerState): string {
  if (state.status === 'installing') return __('Installing plugins', 'tillview');
  if (state.status !== 'installed') return '';
  const names = state.activated.map(getPluginName).join(', ');
  /* translators: %s: names of plugins. */
  return sprintf(__('Installed and activated: %s', 'tillview'), names);
}

/** Installs and activates plugins (R1.40). */
export function Plugins({
  pluginSlugs = defaultPluginSlugs,
  onComplete,
  onError,
  onSkip,
  autoInstall = false,
  skipText = __('No thanks', 'tillview'),
  abortText = __('Abort', 'tillview'),
  onAbort,
  installText = __('Install & enable', 'tillview'),
}: PluginsProps) {
  const { state, isRequesting, install } = usePluginInstaller(pluginSlugs, { onComplete, onError });
  const hasStarted = useRef(false);
  const start = useRef(install);
  useEffect(() => {
    if (!autoInstall || hasStarted.current) return;
    hasStarted.current = true;
    void start.current();
  }, [autoInstall]);

  if (pluginSlugs.length === 0)
    return (
      <div className="tillview-plugins">
        <Button variant="primary" onClick={onSkip}>
          {__('Continue', 'tillview')}
        </Button>
      </div>
    );

  // Retry stays visible during a retry, so that it keeps the focus.
  const hasFailed = state.status === 'failed' || (state.status === 'installing' && state.isRetry);
  const hasButtons = !autoInstall || hasFailed;
  return (
    <div className="tillview-plugins">
      {state.status === 'failed' && (
        <p className="tillview-plugins__error" role="alert">
          <AlertIcon className="tillview-plugins__icon" />
          <span>
            {formatErrors(state.error) || __('The plugins could not be installed.', 'tillview')}
          </span>
        </p>
      )}
      {hasButtons && (
        <>
          <Button
            variant="primary"
            isBusy={isRequesting}
            aria-disabled={isRequesting}
            onClick={() => void install()}
          >
            {hasFailed ? __('Retry', 'tillview') : installText}
          </Button>
          <Button onClick={onSkip}>
            {hasFailed ? __('Continue without installing', 'tillview') : skipText}
          </Button>
          {onAbort && (
            <Button variant="link" onClick={onAbort}>
              {abortText}
            </Button>
          )}
        </>
      )}
      <span role="status">
        <VisuallyHidden>{getStatusText(state)}</VisuallyHidden>
      </span>
    </div>
  );
}
