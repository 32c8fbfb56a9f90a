import { pluginsStore, type InstallAndActivateReply, type PluginErrors } from '@tillview/data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useRef, useState } from 'react';
import { useLatest } from '../use-latest/use-latest.ts';

/** The callbacks of an installer. */
export type InstallerEvents = {
  /** Called with the slugs of the activated plugins, and the response (R4.47). */
  onComplete: (activatedPlugins: string[], response: InstallAndActivateReply) => void;
  /** Called with the errors by plugin, or `undefined` when the request itself failed, and with the thrown error. */
  onError?: ((errors: PluginErrors | undefined, response: unknown) => void) | undefined;
};

/** The state of an installer; it starts idle (R4.44). */
export type InstallerState =
  | { status: 'idle' }
  | { status: 'installing'; isRetry: boolean }
  | { status: 'failed'; error: unknown }
  | { status: 'installed'; activated: readonly string[] };

/** The errors by plugin in a thrown error. */
function getPluginErrors(error: unknown): PluginErrors | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error;
  const isErrors =
    typeof data === 'object' && data !== null && Object.values(data).every(Array.isArray);
  return isErrors ? (data as PluginErrors) : undefined;
}

/** Installs and activates plugins through the plugins data store, one request at a time (R4.44–R4.47). */
export function usePluginInstaller(pluginSlugs: readonly string[], events: InstallerEvents) {
  const { installAndActivatePlugins } = useDispatch(pluginsStore);
  const [state, setState] = useState<InstallerState>({ status: 'idle' });
  // Requests of other installers count as well.
  const isRequesting = useSelect((select) => {
    const { isPluginsRequesting } = select(pluginsStore);
    return isPluginsRequesting('installPlugins') || isPluginsRequesting('activatePlugins');
  }, []);
  const isRunning = useRef(false);
  const latest = useLatest(events);

  const install = async (): Promise<void> => {
    if (isRunning.current || isRequesting || pluginSlugs.length === 0) return;
    isRunning.current = true;
    setState(({ status }) => ({ status: 'installing', isRetry: status === 'failed' }));
    try {
      const response = await installAndActivatePlugins(pluginSlugs);
      const { activated } = response.data;
      setState({ status: 'installed', activated });
      latest.current.onComplete(activated, response);
    } catch (error) {
      // The error is shown with Retry, and passed to the caller.
      setState({ status: 'failed', error });
      latest.current.onError?.(getPluginErrors(error), error);
    } finally {
      isRunning.current = false;
    }
  };
  return { state, isRequesting: isRequesting || state.status === 'installing', install };
}
