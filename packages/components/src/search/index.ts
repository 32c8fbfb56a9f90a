export { toSearchType } from './kinds.tsx';
export { Search, SEARCH_DEBOUNCE } from './search.tsx';
export {
  DEFAULT_VARIATION_SEPARATOR,
  getVariationName,
  VariationSeparatorContext,
} from './variation-name.ts';
export { LabelError } from './label-error.tsx';
export { formatMissingItem, getKeyList, useLabels } from './use-labels.ts';
export { useProductType } from './use-product-type.ts';
export { readLabels } from './read-labels.ts';
export type { LabelContext } from './load-labels.ts';
export type { Labels } from './use-labels.ts';
export type { SearchProps } from './search.tsx';
export type {
  Autocompleter,
  FoundItems,
  FreeTextOption,
  SearchSelection,
  SearchType,
} from './types.ts';
