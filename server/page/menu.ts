import type { HostUser } from '../../src/host/host-config.ts';
import { getMenuEntries, type Entry } from '../../src/screens.ts';

/**
 * The entries of the host's menu with the screens that the user may open, in English, from the app's own list. If the
 * user is not known, all are listed: each screen itself shows that access is forbidden.
 */
export const getMenu = (user: Pick<HostUser, 'capabilities'> | null): readonly Entry[] =>
  getMenuEntries((capability) => !user || user.capabilities[capability] === true);
