import { describeActiveFilters, readLabels } from '@tillview/components';
import type { FullCurrencyConfig } from '@tillview/currency';
import { getPickers, type ReportRequest, type ReportSource } from '@tillview/data';
import {
  ADVANCED_FILTER_VALUE,
  flattenFilters,
  getActiveFiltersFromQuery,
  getFilterValue,
  getQueryText,
  type FilterConfig,
  type Query,
} from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

/** What the filters of a report are described from. */
export type DescribeFiltersOptions = {
  source: ReportSource;
  request: ReportRequest;
  /** The address. */
  query: Query;
  currency: FullCurrencyConfig;
  registry: DataRegistry;
  /** Between the name of a variable product and its options. */
  variationSeparator: string;
};

/** The filters that a picker has in force: its option, with the names of the items that it narrows to. */
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
  const ids = getQueryText(query, settings.param) ?? '';
  const names = await readLabels(settings.type, ids, options, {
    getLabels: settings.getLabels,
    query,
  });
  return names.length > 0 ? [`${label}: ${names.join(', ')}`] : [];
}

/**
 * The search and the filters in force as a person reads them on the page. Names are loaded where they are not at hand;
 * one that cannot be loaded is an id.
 */
export async function describeFilters(options: DescribeFiltersOptions): Promise<string[]> {
  const { source, request } = options;
  const { search } = request;
  /* translators: %s: the words that a table is searched for. */
  const words = search.length > 0 ? [sprintf(__('Search: %s', 'tillview'), search.join(', '))] : [];
  // The ids that a search finds are sent in place of the filters.
  if (words.length > 0 && source.search?.by === 'ids') return words;
  const pickers = getPickers(source, request.isOfType);
  const described = await Promise.all(pickers.map((picker) => describePicker(picker, options)));
  return [...words, ...described.flat()];
}
