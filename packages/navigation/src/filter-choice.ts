import { getQueryFromActiveFilters } from './active-filters.ts';
import type { AdvancedFilterMap, FilterConfig, FilterOption } from './filter-types.ts';
import { getPersistedNames } from './persisted-query.ts';
import { getQueryText, type QueryUpdate, type QueryUpdateValue } from './query-string.ts';

/** The value of a picker without a default value (R2.12). */
export const DEFAULT_FILTER_VALUE = 'all';

/** The value that opens the advanced filter card (R2.18). */
export const ADVANCED_FILTER_VALUE = 'advanced';

const COMPARE_PREFIX = 'compare';

/** Only the picker with this parameter controls the advanced filters; other pickers leave them unchanged. */
export const ADVANCED_PARAM = 'filter';

type FlatFilterOption<Completer extends object> = Omit<FilterOption<Completer>, 'subFilters'>;

/** Flattens nested options into a list without `subFilters`; each option comes before its children. */
export function flattenFilters<Completer extends object = object>(
  filters: readonly FilterOption<Completer>[],
): FlatFilterOption<Completer>[] {
  return filters.flatMap(({ subFilters = [], ...filter }) => [
    filter,
    ...flattenFilters(subFilters),
  ]);
}

/** The value of a picker in a query: its parameter, or its default, or 'all' (R2.11, R2.12). */
export function getFilterValue(
  { param, defaultValue = DEFAULT_FILTER_VALUE }: FilterConfig,
  query: QueryUpdate,
): string {
  return getQueryText(query, param) ?? defaultValue;
}

/** The card that a picker's value opens below the filters. */
export type FilterCard<Completer extends object = object> =
  | { card: 'advanced' }
  | { card: 'compare'; filter: FlatFilterOption<Completer> };

/**
 * The card below the filters for a picker's value in a query. 'advanced' opens the advanced filters (R2.18); a value
 * that begins with 'compare' opens the comparison of the filter with that value (R2.17). `undefined` if no filter has
 * it (readings B5).
 */
export function getFilterCard<Completer extends object = object>(
  config: FilterConfig<Completer>,
  query: QueryUpdate,
): FilterCard<Completer> | undefined {
  const value = getFilterValue(config, query);
  if (value === ADVANCED_FILTER_VALUE) return { card: 'advanced' };
  if (!value.startsWith(COMPARE_PREFIX)) return undefined;
  const filter = flattenFilters(config.filters).find((option) => option.value === value);
  return filter?.settings && { card: 'compare', filter };
}

/**
 * The query update for a selection in a picker: the default value removes the parameter (R2.16). Parameters of the
 * picker's other options are removed; the picker `filter` also removes the advanced filters and their match mode,
 * unless 'advanced' is selected. `staticParams` and persisted parameters stay (readings C28).
 */
export function getFilterChoiceQuery(
  config: FilterConfig,
  value: string,
  query: QueryUpdate,
  advancedFilters: AdvancedFilterMap = {},
): QueryUpdate {
  const { param, defaultValue = DEFAULT_FILTER_VALUE, staticParams = [] } = config;
  const kept = new Set<string>([...staticParams, ...getPersistedNames()]);
  const options = flattenFilters(config.filters);
  const dropsAdvanced = param === ADVANCED_PARAM && value !== ADVANCED_FILTER_VALUE;
  const dropped = [
    ...options.flatMap((option) => [
      ...(option.settings ? [option.settings.param] : []),
      ...Object.keys(option.query ?? {}),
    ]),
    ...(dropsAdvanced
      ? [...Object.keys(getQueryFromActiveFilters([], query, advancedFilters)), 'match']
      : []),
  ].filter((name) => Object.hasOwn(query, name) && !kept.has(name));
  const update: { [name: string]: QueryUpdateValue } = {};
  for (const name of dropped) update[name] = undefined;
  return {
    ...update,
    ...options.find((option) => option.value === value)?.query,
    [param]: value === defaultValue ? undefined : value,
  };
}
