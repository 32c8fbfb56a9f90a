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
  ['src/hook-api'],
  ['src/shell'],
  ['src/analytics/report-page'],
  ['src/analytics/reports/shared', 'src/analytics/what-changed'],
  ['src/analytics/order-hours', 'src/analytics/silence', 'src/ledger'],
  [
    'src/analytics/overview',
    'src/analytics/reports/*',
    'src/exports',
    'src/extensions',
    'src/inbox',
    'src/explorer',
    'src/low-stock',
    'src/onboarding',
    'src/payments',
    'src/retention',
    'src/reviews',
    'src/settings',
    'src/sources',
  ],
  // Shows parts of the Overview, Low stock and Settings on one page.
  ['src/digest'],
  // `index.ts` and `all-metrics.ts` have only names, of any folder of analytics.
  [
    'src/start',
    'src/app.tsx',
    'src/main.tsx',
    'src/analytics/index.ts',
    'src/analytics/reports/all-metrics.ts',
  ],
];

/**
 * What may be imported from a higher layer or a neighbour: types for the hook API, parts of the report page that are
 * loaded later, and the metrics of reports, plain objects that the Overview and the digest show too.
 */
export const exceptions = {
  'src/analytics/overview': ['src/analytics/reports/all-metrics.ts'],
  'src/digest': ['src/analytics/reports/all-metrics.ts'],
  'src/hook-api': ['src/analytics/index.ts'],
  'src/analytics/report-page': [
    'src/analytics/what-changed',
    'src/analytics/order-hours',
    'src/analytics/silence',
  ],
};

/** The only components that may import the data package. */
export const componentsThatMayImportData = ['search', 'advanced-filters', 'plugins'];
