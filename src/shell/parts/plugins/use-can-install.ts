import { useHost } from '../../../host/host-context.ts';

/**
 * Whether the user can install and activate extensions. True when the host does not know the user: then the store
 * decides.
 */
export function useCanInstall(): boolean {
  const { user } = useHost();
  return !user || user.capabilities['install_plugins'] === true;
}
