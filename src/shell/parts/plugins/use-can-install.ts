import { useHost } from '../../../host/host-context.ts';

/** Whether the user may install and activate extensions, as far as the host knows; the store decides when it does not. */
export function useCanInstall(): boolean {
  const { user } = useHost();
  return !user || user.capabilities['install_plugins'] === true;
}
