/**
 * The layers of the project, lowest first. A file imports only from the layers below it and from its own package or
 * folder. The lint rules in .oxlintrc.json are generated from this array.
 */
export const layers = [
  ['packages/number', 'packages/date', 'packages/csv-export', 'packages/statistics'],
  ['packages/currency', 'packages/navigation'],
  ['packages/data'],
  ['packages/components'],
  // The list of screens is plain data, without their code.
  ['src/host', 'src/screens.ts'],
  ['src/shell'],
  ['src/reporting'],
  ['src/ledger'],
  ['src/screens/reports/shared', 'src/screens/report'],
  [
    'src/screens/reports/*',
    'src/screens/explorer',
    'src/screens/exports',
    'src/screens/extensions',
    'src/screens/inbox',
    'src/screens/low-stock',
    'src/screens/overview',
    'src/screens/payments',
    'src/screens/retention',
    'src/screens/reviews',
    'src/screens/settings',
    'src/screens/sources',
    'src/screens/store-setup',
  ],
  // Shows parts of the Overview, Low stock and Settings on one page.
  ['src/screens/digest'],
  // `extended-types.ts` and `all-metrics.ts` have only names, of any screen.
  ['src/screens/extended-types.ts', 'src/screens/reports/all-metrics.ts'],
  ['src/hook-api'],
  ['src/start', 'src/app.tsx', 'src/main.tsx'],
];

/**
 * What may be imported from a higher layer or a neighbour: what other plugins have changed, and the metrics of reports,
 * plain objects that the Overview and the digest show too.
 */
export const exceptions = {
  'src/screens/overview': ['src/screens/reports/all-metrics.ts', 'src/hook-api'],
  'src/screens/settings': ['src/hook-api'],
  'src/screens/digest': ['src/screens/reports/all-metrics.ts'],
  'src/shell': ['src/hook-api'],
};

/** The only components that may import the data package. */
export const componentsThatMayImportData = ['search', 'advanced-filters', 'plugins'];
