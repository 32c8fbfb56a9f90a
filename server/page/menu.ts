/** A screen in the host's menu. */
export type MenuItem = {
  label: string;
  /** The path in the app, such as `/analytics/revenue`. */
  path: string;
  /** The module of the screen, below `src/`. */
  module: string;
};

/** The screens of the host's menu; a test compares them with the registry of the app. */
export const menu: readonly MenuItem[] = [
  {
    label: 'Revenue',
    path: '/analytics/revenue',
    module: 'analytics/reports/revenue/report.ts',
  },
];

/** The screen that the root of the app leads to. */
const START = '/analytics/revenue';

/** The chunks of the build that every screen needs. */
const FRAME = ['src/app.tsx'];
/** The chunks that every report needs. */
const REPORT_FRAME = ['src/analytics/report-page/report-page.tsx'];

/** The chunks that a page loads for the screen at a path: they are preloaded, so that none waits for another. */
export function chunksOf(path: string): readonly string[] {
  const wanted = path === '/' ? START : path;
  const item = menu.find((one) => one.path === wanted);
  if (!item) return FRAME;
  const report = item.module.startsWith('analytics/reports/') ? REPORT_FRAME : [];
  return [...FRAME, ...report, `src/${item.module}`];
}
