import path from 'node:path';

/**
 * The layers of the project, lowest first. A file imports only from the layers below it and from its own package or
 * folder; `lint-plugin.mjs` checks it. `*` stands for the name of a folder.
 */
export const layers = [
  ['packages/number', 'packages/date', 'packages/csv-export', 'packages/statistics'],
  ['packages/currency', 'packages/navigation'],
  // The documents are pages of the app (`help-pages.ts`).
  ['packages/data', 'docs'],
  ['packages/components'],
  ['src/host'],
  // The list of screens is plain data, without their code.
  ['src/screens.ts'],
  ['src/shell'],
  // What a report is, and the data of its request.
  ['src/reporting/definition', 'src/reporting/report.css'],
  ['src/reporting/request'],
  // Table, chart and download. A chart also draws estimates, goals and unusual days.
  ['src/reporting/download', 'src/reporting/goals', 'src/reporting/profit'],
  // Estimates are withheld while the shop has no orders.
  ['src/reporting/alarm'],
  ['src/reporting/estimate'],
  ['src/reporting/additions'],
  ['src/reporting/chart'],
  ['src/reporting/table'],
  // What stands around them on a page.
  ['src/reporting/page'],
  // The parts, which do not know each other.
  [
    'src/reporting/data-status',
    'src/reporting/figures',
    'src/reporting/first-steps',
    'src/reporting/revenue-difference',
    'src/reporting/sentence',
    'src/reporting/what-changed',
    'src/reporting/what-to-order',
  ],
  // The list of the parts that reports can have.
  ['src/reporting/parts'],
  ['src/ledger'],
  ['src/screens/reports/shared'],
  ['src/screens/reports/*'],
  // The metrics of reports, plain objects that Overview and digest show too.
  ['src/screens/reports/all-metrics.ts'],
  ['src/screens/reports/metric-terms.ts'],
  ['src/screens/*'],
  ['src/hook-api'],
  ['src/start'],
  ['src/app.tsx'],
  ['src/main.tsx'],
];

/** What a folder may import from a higher layer: what other plugins have changed, and the metrics that the palette finds. */
export const exceptions = {
  'src/screens/overview': ['src/hook-api'],
  'src/screens/settings': ['src/hook-api'],
  'src/shell': ['src/hook-api', 'src/screens/reports/metric-terms.ts'],
};

/** The only components that may import the data package. */
export const componentsThatMayImportData = ['search', 'advanced-filters', 'plugins'];

const places = layers.flatMap((names, level) =>
  names.map((name) => ({
    name,
    level,
    pattern: new RegExp(`^${name.replace('.', '\\.').replace('*', '[^/]+')}(?=/|$)`),
  })),
);

/** Whether a place is a screen. No screen imports another: what several use is in `src/reporting`. */
const isScreen = ({ name }) => /^src\/screens\/.*\*$/.test(name);

/**
 * The place in the layers of a file, by its path in the project: the first one that contains it. `folder` is the folder
 * or package itself. Undefined for a file that has none.
 */
export function findPlace(file) {
  for (const { name, level, pattern } of places) {
    const folder = pattern.exec(file)?.[0];
    if (folder !== undefined && (!name.includes('*') || folder !== file))
      return { name, level, folder };
  }
  return undefined;
}

/** The file or package that an import names, by its path in the project; undefined for a dependency. */
export function resolveImport(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('@tillview/')) return specifier.replace('@tillview/', 'packages/');
  return undefined;
}

/** Whether a file of the layers may import a specifier. That of `import.meta.glob` is cut before its first `*`. */
export function mayImport(file, specifier) {
  const from = findPlace(file);
  const target = resolveImport(file, specifier);
  if (!from || target === undefined || target === 'packages/components/style.css') return true;
  const isPackage = !specifier.startsWith('.');
  const all = target.endsWith('/')
    ? places
        .filter(({ name }) => name.startsWith(target))
        .map((place) => ({ ...place, folder: place.name }))
    : [];
  const to = all.length > 0 ? all : [findPlace(target)];
  return to.every((place) => {
    if (!place) return false;
    if (place.folder === from.folder) return true;
    if (isScreen(from) && isScreen(place)) return false;
    // A package is entered by its name, and only its name.
    if (place.name.startsWith('packages/') && (!isPackage || target !== place.folder)) return false;
    if (place.name === 'packages/data' && from.name === 'packages/components')
      return componentsThatMayImportData.some((name) =>
        file.startsWith(`${from.folder}/src/${name}/`),
      );
    return place.level < from.level || exceptions[from.folder]?.includes(place.name) === true;
  });
}
