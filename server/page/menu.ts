import type { HostUser } from '../../src/host/host-config.ts';
import { findScreen, screens, START_PATH, type MenuGroup } from '../../src/screens.ts';

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

/** The chunks of the build that every screen needs. */
const FRAME = ['src/app.tsx'];
/** The chunks that every report needs. */
const REPORT_FRAME = ['src/screens/report/report-page.tsx'];

/** The chunks that a page loads for the screen at a path. They are preloaded in parallel. */
export function chunksOf(path: string): readonly string[] {
  const screen = findScreen(path === '/' ? START_PATH : path);
  if (!screen) return FRAME;
  const report = screen.module.startsWith('reports/') ? REPORT_FRAME : [];
  const modules = [screen.module, ...(screen.preloads ?? [])];
  return [...FRAME, ...report, ...modules.map((module) => `src/screens/${module}`)];
}
