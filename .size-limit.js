// Budgets of the build, for sizes and for numbers of files. The files come from the lists of the builds.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const APP = 'dist/app';
const PLUGIN = 'dist/wordpress/tillview';

const read = (file, missing) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : missing;
const filesIn = (folder, kind) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(kind))
    : [];
const within = (folder, files) => files.map((file) => `${folder}/${file}`);

/** A budget for the compressed size of files. */
const budget = (name, path, limit) => ({ name, path, limit, gzip: true });

/** A budget for their number. */
function limitFiles(name, files, limit) {
  if (files.length <= limit) return;
  throw new Error(`${name}: ${files.length} files, ${limit} are allowed: ${files.join(', ')}`);
}

/** Each page: the first view at most 8 files, and with all that it loads later at most 16. */
const FIRST_VIEW_FILES = 8;
const APP_FILES = 16;
const ZIP_FILES = 40;

// Standalone.
const { screens, firstRequests, keptPage } = read(`${APP}/page-files.json`, {
  screens: {},
  firstRequests: {},
});
const chunks = filesIn(`${APP}/assets`, '.js');
limitFiles('The app', chunks, APP_FILES);
for (const [path, { modules }] of Object.entries(screens))
  limitFiles(`First view of ${path}`, modules, FIRST_VIEW_FILES);

const firstView = (path, kind) => within(APP, screens[path]?.[kind] ?? []);
/** The file of a chunk of tools/chunk-groups.ts. */
const chunk = (name) =>
  within(
    `${APP}/assets`,
    chunks.filter((file) => file.startsWith(`${name}-`)),
  );

/** The requests of the Overview have its preferences and sections, those of Sources the checks of kept groups. */
const FIRST_REQUESTS = { '/analytics/overview': '9.7 kB', '/analytics/sources': '9.4 kB' };

const pageScripts = [
  ...Object.entries(firstRequests).map(([screen, file]) =>
    budget(
      `The first requests of ${screen}`,
      within(APP, [file]),
      FIRST_REQUESTS[screen] ?? '8.4 kB',
    ),
  ),
  ...(keptPage ? [budget('The page as it was left', within(APP, [keptPage]), '1.17 kB')] : []),
];

// WordPress.
const build = read(`${PLUGIN}/app/build.json`, { screens: [] });
limitFiles('The plugin', filesIn(PLUGIN, '.js'), ZIP_FILES);
for (const { path, modules } of build.screens)
  limitFiles(`First view of ${path} in WordPress`, modules, FIRST_VIEW_FILES);
// Without React, moment and the WordPress packages, which WordPress provides.
const pluginBudgets = build.screens.map((screen) =>
  budget(
    `${screen.path} in WordPress, JavaScript`,
    within(`${PLUGIN}/app`, screen.modules),
    // The list is a part of its own, which the page preloads with the screen.
    screen.path === '/stock' ? '137.8 kB' : '133.1 kB',
  ),
);
if (build.screens[0])
  pluginBudgets.push(
    budget(
      'A report in WordPress, styles',
      within(`${PLUGIN}/app`, build.screens[0].styles),
      '16.8 kB',
    ),
  );

export default [
  // Entry, app, view, and all ten reports.
  budget(
    'First view of a report, JavaScript',
    firstView('/analytics/revenue', 'modules'),
    '215.3 kB',
  ),
  budget('First view of a report, styles', firstView('/analytics/revenue', 'styles'), '14.2 kB'),
  budget(
    'First view of the Overview, JavaScript',
    firstView('/analytics/overview', 'modules'),
    '204.7 kB',
  ),
  budget('What follows a first view', chunk('later'), '104.4 kB'),
  budget('The calendars', chunk('calendar'), '50 kB'),
  budget('Dialogs and the palette', chunk('opened'), '13.9 kB'),
  budget('The server', ['dist/server/main.js'], '220 kB'),
  ...pageScripts,
  ...pluginBudgets,
];
