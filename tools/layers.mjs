// The package layers, lowest first. The lint rules in .oxlintrc.json are generated from this array.
export const layers = [
  ['number', 'date', 'csv-export'],
  ['currency', 'navigation'],
  ['data'],
  ['components'],
];

/** The only components that may import the data package. */
export const componentsThatMayImportData = ['search', 'advanced-filters', 'plugins'];
