export {
  getActiveFiltersFromQuery,
  getMatchFromQuery,
  getQueryFromActiveFilters,
  getQueryFromMatch,
  getUrlKey,
} from './active-filters.ts';
export { getNewPath, getPath, getQuery, onQueryChange, updateQueryString } from './url.ts';
export { isWCAdmin, navigateTo, parseAdminUrl } from './admin-url.ts';
export { createBrowserHistory } from './browser-history.ts';
export { getChartLineFromQuery } from './chart-line.ts';
export {
  addHistoryListener,
  configureNavigation,
  getAdminPage,
  getHistory,
  getQueryExcludedScreens,
} from './configuration.ts';
export { getDefaultOptionValue } from './default-option.ts';
export {
  ADVANCED_FILTER_VALUE,
  DEFAULT_FILTER_VALUE,
  flattenFilters,
  getFilterCard,
  getFilterChoiceQuery,
  getFilterValue,
} from './filter-choice.ts';
export { getIgnoredFilters } from './ignored-filters.ts';
export { getIdsFromQuery, getKeysFromQuery, getSetOfIdsFromQuery } from './id-list.ts';
export { createMemoryHistory } from './memory-history.ts';
export { getPageSize, PAGE_SIZES } from './page-size.ts';
export {
  getPersistedNames,
  getPersistedQuery,
  readPersistedQuery,
  PERSISTED_PARAMS,
} from './persisted-query.ts';
export { getQueryText, parseQuery, stringifyQuery } from './query-string.ts';
export { getScreenFromPath, pathIsExcluded, SCREENS_WITHOUT_RANGE } from './screen.ts';
export { getSearchFromWords, getSearchWords, readSearchWords } from './search-words.ts';

export type { SortOrder } from './url.ts';
export type { ChartLine } from './chart-line.ts';
export type { FilterCard } from './filter-choice.ts';
export type {
  ActiveFilter,
  ActiveFilterValue,
  AdvancedFilterComponent,
  AdvancedFilterConfig,
  AdvancedFilterInput,
  AdvancedFilterMap,
  AdvancedFilterOption,
  AdvancedFiltersConfig,
  ChartMode,
  FilterConfig,
  FilterLabel,
  FilterOption,
  FilterSettings,
  GetFilterLabels,
  MatchMode,
} from './filter-types.ts';
export type { NavigationHistory, NavigationLocation } from './history.ts';
export type { Query, QueryUpdate, QueryUpdateValue } from './query-string.ts';
