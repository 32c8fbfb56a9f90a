import { findScreen, START_PATH } from '../screens.ts';

/** The files that every screen needs. */
const APP = ['src/app.tsx'];
/** The files that every report needs. */
const REPORT = ['src/screens/report/report-page.tsx'];

/**
 * The source files whose chunks the first view of the screen at a path loads, besides the entry. Everything that names
 * these files takes them from here: the preloads of the pages, the chunks of the build, and the size budgets.
 */
export function getFirstViewFiles(path: string): readonly string[] {
  const screen = findScreen(path === '/' ? START_PATH : path);
  if (!screen) return APP;
  const { module, preloads = [] } = screen;
  const own = [module, ...preloads].map((file) => `src/screens/${file}`);
  return [...APP, ...(module.startsWith('reports/') ? REPORT : []), ...own];
}
