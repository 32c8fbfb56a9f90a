import { pluginsStore } from '@tillview/data';
import { getHistory, getNewPath, getQueryText } from '@tillview/navigation';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useUrl } from '../../shell/use-url.ts';

/** The parameter of the redirect URL for a failed connection. */
const FAILED = { connection: 'failed' };

/** The state of the site's connection, and the actions to connect it. */
export type Connection = {
  /** Undefined until it is loaded. */
  isConnected: boolean | undefined;
  /** Why it could not be loaded; otherwise false. */
  error: Error | false;
  onRetry: () => void;
  isConnecting: boolean;
  /** Why the site could not be connected; undefined if it did not fail. */
  failure: string | undefined;
  /** Removes the error message. */
  onDismiss: () => void;
  /** Opens the connection service. First installs and activates its plugin if needed. */
  onConnect: (isInstalled: boolean) => void;
};

/** Loads whether the site is connected, and connects it. */
export function useConnection(): Connection {
  const registry = useRegistry();
  const { query, updateQuery, href } = useUrl();
  const known = useSelect((select) => {
    const { isJetpackConnected, getPluginsError } = select(pluginsStore);
    return { isConnected: isJetpackConnected(), error: getPluginsError('isJetpackConnected') };
  }, []);
  const [isConnecting, setIsConnecting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasComeBack = getQueryText(query, 'connection') === FAILED.connection;

  const onDismiss = () => {
    setFailure(undefined);
    updateQuery({ connection: undefined }, { isReplace: true });
  };
  const toUrl = (url: string) => new URL(url, getHistory().baseUrl).href;
  const connect = async (isInstalled: boolean) => {
    const store = registry.dispatch(pluginsStore);
    // The page that the app runs in. The suggested path is that of the store's own analytics.
    const getAdminLink = () => toUrl(getNewPath({}, '/', {}));
    try {
      if (isInstalled)
        await store.connectToJetpackWithFailureRedirect(
          toUrl(href(FAILED)),
          setFailure,
          getAdminLink,
        );
      else await store.installJetpackAndConnect(setFailure, getAdminLink);
    } catch {
      // `setFailure` has shown the error.
      setIsConnecting(false);
    }
  };
  return {
    ...known,
    onRetry: () =>
      void registry.dispatch(pluginsStore).invalidateResolution('isJetpackConnected', []),
    isConnecting,
    failure:
      failure ??
      (hasComeBack
        ? __('The connection service could not be reached, or it refused the site.', 'tillview')
        : undefined),
    onDismiss,
    onConnect: (isInstalled) => {
      if (isConnecting) return;
      onDismiss();
      setIsConnecting(true);
      void connect(isInstalled);
    },
  };
}
