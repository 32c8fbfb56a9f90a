// The floors of the house, lowest first. The lint rules are generated from this array, so the rule is the picture.
export const floors = [
  ['number', 'date', 'csv-export'],
  ['currency', 'navigation'],
  ['data'],
  ['components'],
];

/** The only components that may ask stores for data themselves. */
export const componentsThatMayImportData = ['search', 'advanced-filters', 'plugins'];
