import { getActiveFiltersFromQuery, getParamsOfFilters, getUrlKey } from './active-filters.ts';
import {
  ADVANCED_FILTER_VALUE,
  ADVANCED_PARAM,
  DEFAULT_FILTER_VALUE,
  flattenFilters,
} from './filter-choice.ts';
import type { AdvancedFilterMap, FilterConfig } from './filter-types.ts';
import { getPersistedNames } from './persisted-query.ts';
import { getQueryText, stringifyQuery, type Query } from './query-string.ts';

/** The ends of the parameters that advanced filters of other versions and plugins have. */
const RULE_END =
  /_(?:is|is_not|includes|excludes|before|after|between|min|max|lessthan|morethan|contains)$/;

/** Whether a parameter has any text: `a[]=&a[]=` is a filter without a value. */
function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}

/**
 * The filters in a URL that the pickers and advanced filters of a report cannot apply, as `name=value`: an option or a
 * filter that does not exist here, an incomplete value, or a second rule for a filter that accepts one. Other unknown
 * parameters are not filters.
 */
export function getIgnoredFilters(
  query: Query,
  pickers: readonly FilterConfig[],
  advancedFilters: AdvancedFilterMap = {},
): string[] {
  const choice = getQueryText(query, ADVANCED_PARAM);
  const isAdvanced = choice === ADVANCED_FILTER_VALUE;
  const options = pickers.map(({ param, defaultValue = DEFAULT_FILTER_VALUE, filters }) => ({
    param,
    values: [defaultValue, ...flattenFilters(filters).map(({ value }) => value)],
    params: flattenFilters(filters).flatMap(({ settings, query: own }) => [
      ...(settings ? [settings.param] : []),
      ...Object.keys(own ?? {}),
    ]),
  }));
  const picker = new Map(options.map(({ param, values }) => [param, values]));
  const offersAdvanced = picker.get(ADVANCED_PARAM)?.includes(ADVANCED_FILTER_VALUE) ?? false;
  const applied = new Set(
    isAdvanced && offersAdvanced
      ? getActiveFiltersFromQuery(query, advancedFilters).map(({ key, rule }) =>
          getUrlKey(key, rule),
        )
      : [],
  );
  const known = getParamsOfFilters(advancedFilters);
  const keys = Object.keys(advancedFilters);
  const others = new Set([
    ...getPersistedNames(),
    ...options.flatMap(({ params }) => params),
    ...pickers.flatMap(({ staticParams = [] }) => staticParams),
  ]);

  const isIgnored = (name: string): boolean => {
    const values = picker.get(name);
    if (values) return !values.some((value) => value === query[name]);
    if (name === ADVANCED_PARAM) return query[name] !== DEFAULT_FILTER_VALUE;
    if (applied.has(name) || others.has(name)) return false;
    if (known.has(name)) return true;
    return (
      isAdvanced &&
      (RULE_END.test(name) || keys.some((key) => name === key || name.startsWith(`${key}_`)))
    );
  };

  return Object.keys(query)
    .filter((name) => hasText(query[name]) && isIgnored(name))
    .map((name) => decodeURIComponent(stringifyQuery({ [name]: query[name] })));
}
