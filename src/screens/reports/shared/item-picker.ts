import type { FilterConfig, FilterOption } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';

/** The options that differ between the pickers of item types. */
export type ItemPickerOptions = {
  /** The picker's parameter; `filter` by default. */
  param?: string;
  /** The singular in the picker's values, such as `product` in `single_product`. */
  item: string;
  /**
   * The plural: the type of the search, the parameter with the ids, and part of the values, such as `products` in
   * `compare-products`.
   */
  items: string;
  labels: {
    all: () => string;
    single: () => string;
    placeholder: () => string;
    compareTitle: () => string;
    compareHelp: () => string;
  };
  /** Options after the single item. */
  more?: readonly FilterOption<never>[];
  /** Whether the picker also offers the advanced filters. */
  hasAdvanced?: boolean;
  /** Parameters that belong to the selected item and are removed from the URL with it. */
  clears?: readonly string[];
};

/** The picker of a report on items: all items, a single item, or a comparison. */
export function getItemPicker({
  param = 'filter',
  item,
  items,
  labels,
  more = [],
  hasAdvanced = false,
  clears = [],
}: ItemPickerOptions): FilterConfig<never> {
  const single: FilterOption<never> = {
    value: `single_${item}`,
    label: labels.single(),
    component: 'Search',
    path: [`select_${item}`],
    ...(clears.length > 0
      ? { query: Object.fromEntries(clears.map((name) => [name, undefined])) }
      : {}),
    settings: {
      type: items,
      param: items,
      labels: { placeholder: labels.placeholder(), button: labels.single() },
    },
  };
  const comparison: FilterOption<never> = {
    value: `compare-${items}`,
    label: __('Comparison', 'tillview'),
    chartMode: 'item-comparison',
    settings: {
      type: items,
      param: items,
      labels: {
        title: labels.compareTitle(),
        placeholder: labels.placeholder(),
        helpText: labels.compareHelp(),
      },
    },
  };
  const advanced = { value: 'advanced', label: __('Advanced filters', 'tillview') };
  return {
    label: __('Show:', 'tillview'),
    param,
    filters: [
      { value: 'all', label: labels.all() },
      { value: `select_${item}`, label: labels.single(), subFilters: [single] },
      ...more,
      comparison,
      ...(hasAdvanced ? [advanced] : []),
    ],
  };
}
