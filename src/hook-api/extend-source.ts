import type { ReportSource, StatsSource } from '@tillview/data';
import {
  ADVANCED_FILTER_VALUE,
  flattenFilters,
  type AdvancedFiltersConfig,
  type FilterConfig,
} from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { applyHook, hasHook } from './apply-hook.ts';
import { getReportHooks } from './hook-names.ts';
import { readAdvancedFilters } from './read-advanced-filters.ts';
import { readFilters } from './read-filters.ts';

type Filters = readonly FilterConfig<never>[];

const getEmptyPanel = (): AdvancedFiltersConfig<never> => ({
  title: __('<title>Rows match</title> <select/> <title>filters</title>', 'tillview'),
  filters: {},
});

/** Adds an option for the advanced filters to the pickers, if plugins add the first advanced filters of a report. */
function withAdvancedOption(
  filters: Filters,
  { filters: advanced }: AdvancedFiltersConfig,
): Filters {
  const hasOption = filters.some((picker) =>
    flattenFilters(picker.filters).some(({ value }) => value === ADVANCED_FILTER_VALUE),
  );
  if (hasOption || Object.keys(advanced).length === 0) return filters;
  const option = { value: ADVANCED_FILTER_VALUE, label: __('Advanced filters', 'tillview') };
  const [first, ...others] = filters;
  if (first) return [{ ...first, filters: [...first.filters, option] }, ...others];
  return [
    {
      label: __('Show:', 'tillview'),
      param: 'filter',
      filters: [{ value: 'all', label: __('All', 'tillview') }, option],
    },
  ];
}

/** Adds the defaults that plugins can rely on: `staticParams` as an array and `showFilters` as a function. */
const toHookFilters = (filters: Filters): FilterConfig<never>[] =>
  filters.map((picker) => ({ staticParams: [], showFilters: () => true, ...picker }));

/** Returns a report's source with filters and advanced filters of other plugins; the same source if there are none. */
export function extendSource(report: string, source: ReportSource): ReportSource {
  const hooks = getReportHooks(report);
  if (!hasHook([...hooks.filters, ...hooks.advancedFilters])) return source;
  const panel = hooks.advancedFilters.reduce(
    (config, hook) => applyHook(hook, config, readAdvancedFilters),
    source.advancedFilters?.() ?? getEmptyPanel(),
  );
  const filters = hooks.filters.reduce(
    (pickers, hook) => applyHook(hook, pickers, readFilters),
    toHookFilters(withAdvancedOption(source.filters(), panel)),
  );
  return { ...source, filters: () => filters, advancedFilters: () => panel };
}

function withFieldsOf<Stats extends StatsSource>(stats: Stats, keys: readonly string[]): Stats {
  const { fields } = stats;
  return fields ? { ...stats, fields: [...new Set([...fields, ...keys])] } : stats;
}

/** Returns a source that requests additional fields; the same source if it already requests them. */
export function withFields(source: ReportSource, keys: readonly string[]): ReportSource {
  const { stats, variants } = source;
  const all = [stats, ...(variants ?? []).map((variant) => variant.stats)];
  const isMissing = all.some(
    (each) => each?.fields && keys.some((key) => !each.fields?.includes(key)),
  );
  if (!isMissing) return source;
  return {
    ...source,
    stats: withFieldsOf(stats, keys),
    ...(variants
      ? {
          variants: variants.map((variant) =>
            variant.stats ? { ...variant, stats: withFieldsOf(variant.stats, keys) } : variant,
          ),
        }
      : {}),
  };
}

/** Returns a source whose tables can be sorted by additional columns. */
export function withSortKeys(source: ReportSource, keys: readonly string[]): ReportSource {
  const { sortKeys, variants } = source;
  return {
    ...source,
    ...(sortKeys ? { sortKeys: [...sortKeys, ...keys] } : {}),
    ...(variants
      ? {
          variants: variants.map((variant) =>
            variant.sortKeys ? { ...variant, sortKeys: [...variant.sortKeys, ...keys] } : variant,
          ),
        }
      : {}),
  };
}
