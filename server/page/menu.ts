import type { HostUser } from '../../src/host/host-config.ts';
import { screens, type MenuGroup } from '../../src/screens.ts';

/** A screen in the host's menu. */
export type MenuItem = {
  label: string;
  /** The in-app path, such as `/analytics/revenue`. */
  path: string;
  group: MenuGroup;
};

/**
 * The screens of the host's menu that the user may open, by their English titles, from the app's own list of screens.
 * If the user is not known, all screens are listed: each screen itself shows that access is forbidden.
 */
export function getMenu(user: Pick<HostUser, 'capabilities'> | null): readonly MenuItem[] {
  return screens
    .filter(({ capability }) => !user || user.capabilities[capability] === true)
    .map(({ title, path, group }) => ({ label: title(), path, group }));
}
