import { describeActiveFilters, readLabels } from '@tillview/components';
import type { FullCurrencyConfig } from '@tillview/currency';
import { getPickers, type ReportRequest, type ReportSource } from '@tillview/data';
import {
  ADVANCED_FILTER_VALUE,
  flattenFilters,
  getActiveFiltersFromQuery,
  getFilterValue,
  getKeysFromQuery,
  getQueryText,
  type FilterConfig,
  type Query,
} from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

/** The inputs of `describeFilters`. */
export type DescribeFiltersOptions = {
  source: ReportSource;
  request: ReportRequest;
  /** The query of the current URL. */
  query: Query;
  currency: FullCurrencyConfig;
  registry: DataRegistry;
  /** The text between the name of a variable product and its options. */
  variationSeparator: string;
};

/** Describes a picker's active option, with the names of the selected items. */
async function describePicker(
  picker: FilterConfig<never>,
  options: DescribeFiltersOptions,
): Promise<string[]> {
  const { source, request, query } = options;
  const value = getFilterValue(picker, query);
  const option = flattenFilters(picker.filters).find((each) => each.value === value);
  if (!option || getQueryText(query, picker.param) === undefined || value === 'all') return [];
  if (value === ADVANCED_FILTER_VALUE) {
    const filters = source.advancedFilters?.().filters ?? {};
    const sentences = await describeActiveFilters(
      getActiveFiltersFromQuery(query, filters),
      filters,
      options,
    );
    if (request.match !== 'any' || sentences.length < 2) return sentences;
    /* translators: %s: filters of which one is enough, separated by semicolons. */
    return [sprintf(__('Any of: %s', 'tillview'), sentences.join('; '))];
  }
  const { label, settings } = option;
  if (!settings) return [label];
  const ids = getKeysFromQuery(query, settings);
  const names = await readLabels(settings.type, ids, options, {
    getLabels: settings.getLabels,
    query,
  });
  return names.length > 0 ? [`${label}: ${names.join(', ')}`] : [];
}

/**
 * Describes the search and the active filters with the texts of the page. Names that are not cached are loaded; if that
 * fails, the id is shown.
 */
export async function describeFilters(options: DescribeFiltersOptions): Promise<string[]> {
  const { source, request } = options;
  const { search } = request;
  /* translators: %s: the words that a table is searched for. */
  const words = search.length > 0 ? [sprintf(__('Search: %s', 'tillview'), search.join(', '))] : [];
  // A search by ids sends the ids that it finds instead of the filters.
  if (words.length > 0 && source.search?.by === 'ids') return words;
  const pickers = getPickers(source, request.isOfType);
  const described = await Promise.all(pickers.map((picker) => describePicker(picker, options)));
  return [...words, ...described.flat()];
}
