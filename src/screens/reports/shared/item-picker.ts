import type { FilterConfig, FilterOption } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';

/** A type of items, and what the option of a single one is called. */
type SingleItem = {
  /** The singular in the picker's values, such as `product` in `single_product`. */
  item: string;
  /**
   * The plural: the type of the search, the parameter with the ids, and part of the values, such as `products` in
   * `compare-products`.
   */
  items: string;
  labels: { single: () => string; placeholder: () => string };
  /** Parameters that belong to the selected item and are removed from the URL with it. */
  clears?: readonly string[];
};

type ComparisonLabels = Readonly<
  Record<'placeholder' | 'compareTitle' | 'compareHelp', () => string>
>;

/** The options that differ between the pickers of item types. */
export type ItemPickerOptions = SingleItem & {
  /** The picker's parameter; `filter` by default. */
  param?: string;
  labels: ComparisonLabels & { all: () => string };
  /** Options after the single item. */
  more?: readonly FilterOption<never>[];
  /** Whether the picker also offers the advanced filters. */
  hasAdvanced?: boolean;
};

/** The option of a single item, for which the store is searched. */
export const getSingleOption = ({
  item,
  items,
  labels,
  clears = [],
}: SingleItem): FilterOption<never> => ({
  value: `select_${item}`,
  label: labels.single(),
  subFilters: [
    {
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
    },
  ],
});

/** The option that compares several items; `items` is their plural, as in `getSingleOption`. */
export const getComparisonOption = (
  items: string,
  labels: ComparisonLabels,
): FilterOption<never> => ({
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
});

/** The option that opens the advanced filters. */
export const getAdvancedOption = (): FilterOption<never> => ({
  value: 'advanced',
  label: __('Advanced filters', 'tillview'),
});

/** The picker of a report: all of its rows, and other options. */
export const getPicker = (
  all: string,
  options: readonly FilterOption<never>[],
  param = 'filter',
): FilterConfig<never> => ({
  label: __('Show:', 'tillview'),
  param,
  filters: [{ value: 'all', label: all }, ...options],
});

/** The picker of a report on items: all items, a single item, or a comparison. */
export const getItemPicker = ({
  param,
  labels,
  more = [],
  hasAdvanced = false,
  ...of
}: ItemPickerOptions): FilterConfig<never> =>
  getPicker(
    labels.all(),
    [
      getSingleOption({ ...of, labels }),
      ...more,
      getComparisonOption(of.items, labels),
      ...(hasAdvanced ? [getAdvancedOption()] : []),
    ],
    param,
  );
