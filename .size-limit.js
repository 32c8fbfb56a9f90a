// Size budgets of the build. The files come from the manifest of the build, so that a renamed chunk is still measured.
import { existsSync, readFileSync } from 'node:fs';

const MANIFEST = 'dist/app/manifest.json';
/** @type {Record<string, { file: string, imports?: string[], css?: string[] }>} */
const manifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};

/** The given chunks and all chunks that they import. */
function needed(keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key)) continue;
    if (!manifest[key]) throw new Error(`The build has no chunk "${key}"; run "npm run build".`);
    found.add(key);
    needed(manifest[key].imports ?? [], found);
  }
  return found;
}

const scripts = (keys) => [...keys].map((key) => `dist/app/${manifest[key].file}`);
const styles = (keys) =>
  [...new Set([...keys].flatMap((key) => manifest[key].css ?? []))].map(
    (file) => `dist/app/${file}`,
  );

/** The scripts that the page runs before the app is loaded. */
const PAGE_SCRIPTS = 'dist/app/page-scripts.json';
const {
  firstRequests = {},
  firstViews = {},
  keptPage,
} = existsSync(PAGE_SCRIPTS) ? JSON.parse(readFileSync(PAGE_SCRIPTS, 'utf8')) : {};

const ENTRY = 'src/main.tsx';
const firstView = needed([ENTRY, ...(firstViews.report ?? [])]);
const overview = needed([ENTRY, ...(firstViews.overview ?? [])]);
const PICKER = 'packages/components/src/date-range-filter-picker/date-range-content.tsx';
const CALENDAR = 'packages/components/src/date-range/calendar.tsx';
const picker = [...needed([PICKER])].filter((key) => !firstView.has(key));
const calendar = [...needed([CALENDAR])].filter(
  (key) => !firstView.has(key) && !picker.includes(key),
);

const FILTERS = [
  'packages/components/src/filter-picker/filter-picker.tsx',
  'packages/components/src/report-filters/filter-card.tsx',
];
const filters = [...needed(FILTERS)].filter((key) => !firstView.has(key));

const PLUGIN = 'dist/wordpress/tillview/app';
/** The build for WordPress lists the files of each screen itself. */
const build = existsSync(`${PLUGIN}/build.json`)
  ? JSON.parse(readFileSync(`${PLUGIN}/build.json`, 'utf8'))
  : { screens: [] };
const pluginFiles = (screen, kind) => screen[kind].map((file) => `${PLUGIN}/${file}`);
// Without React, moment and the WordPress packages, which WordPress provides.
const pluginBudgets = build.screens.map((screen) =>
  budget(
    `${screen.title} in WordPress, JavaScript`,
    pluginFiles(screen, 'modules'),
    // The list is a part of its own, which the page preloads with the screen.
    screen.path === '/stock' ? '117 kB' : '109.5 kB',
  ),
);
if (build.screens[0])
  pluginBudgets.push(
    budget('A report in WordPress, styles', pluginFiles(build.screens[0], 'styles'), '14.8 kB'),
  );

const pageScripts = [
  ...Object.entries(firstRequests).map(([screen, file]) =>
    budget(
      `The first requests of ${screen}`,
      [`dist/app/${file}`],
      // The preferences and the sections of the Overview are in its requests.
      screen === '/analytics/overview' ? '8.2 kB' : '7.3 kB',
    ),
  ),
  ...(keptPage ? [budget('The page as it was left', [`dist/app/${keptPage}`], '0.6 kB')] : []),
];

function budget(name, path, limit) {
  return { name, path, limit, gzip: true };
}

export default [
  // Entry, shell, frame and Revenue; the frame serves ten reports.
  budget('First view of a report, JavaScript', scripts(firstView), '191.5 kB'),
  budget('First view of a report, styles', styles(firstView), '12.3 kB'),
  budget('First view of the Overview, JavaScript', scripts(overview), '193.5 kB'),
  budget('The open date picker', scripts(picker), '8 kB'),
  budget('Its calendar', scripts(calendar), '51 kB'),
  budget('The filters of a report', scripts(filters), '42.4 kB'),
  budget('The server', ['dist/server/main.js'], '220 kB'),
  ...pageScripts,
  ...pluginBudgets,
];
