import type { ReportSource } from '@tillview/data';
import {
  ADVANCED_FILTER_VALUE,
  DEFAULT_FILTER_VALUE,
  getActiveFiltersFromQuery,
  getFilterChoiceQuery,
  getFilterValue,
  getQueryFromActiveFilters,
  type ActiveFilter,
  type AdvancedFilterMap,
  type FilterConfig,
  type FilterOption,
  type Query,
  type QueryUpdate,
} from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import type { Command } from './command.ts';

type Update = (update: QueryUpdate) => void;

/**
 * The options of a picker that do not require searching for an item. An option with sub-options is replaced by these.
 */
const getPlainOptions = (options: readonly FilterOption<never>[]): FilterOption<never>[] =>
  options.flatMap((option) =>
    option.subFilters ? getPlainOptions(option.subFilters) : option.settings ? [] : [option],
  );

const nameOf = (label: string) => label.replace(/[:：]\s*$/, '');

function getPickerCommands(
  config: FilterConfig<never>,
  advanced: AdvancedFilterMap<never>,
  query: Query,
  update: Update,
): Command[] {
  const current = getFilterValue(config, query);
  return getPlainOptions(config.filters)
    .filter(({ value }) => value !== current)
    .map(({ value, label }) => ({
      id: `filter ${config.param} ${value}`,
      label: `${nameOf(config.label)}: ${label}`,
      group: __('Filter', 'tillview'),
      run: () =>
        update({
          ...getFilterChoiceQuery(config, value, query, advanced),
          // From all rows to the card of the advanced filters, the rows stay the same until a filter is applied.
          ...(value === ADVANCED_FILTER_VALUE &&
          current === (config.defaultValue ?? DEFAULT_FILTER_VALUE)
            ? {}
            : { paged: undefined }),
        }),
    }));
}

/** The query with one more advanced filter, which replaces active filters with the same key. */
function addFilter(
  filter: ActiveFilter,
  pickers: readonly FilterConfig<never>[],
  advanced: AdvancedFilterMap<never>,
  query: Query,
): QueryUpdate {
  const active = getActiveFiltersFromQuery(query, advanced).filter(({ key }) => key !== filter.key);
  const picker = pickers.find(({ filters }) =>
    filters.some(({ value }) => value === ADVANCED_FILTER_VALUE),
  );
  return {
    ...(picker ? getFilterChoiceQuery(picker, ADVANCED_FILTER_VALUE, query, advanced) : {}),
    ...getQueryFromActiveFilters([...active, filter], query, advanced),
    paged: undefined,
  };
}

/** Returns a command for each listed option of a report's filters, such as "status refunded". */
export function getFilterCommands(source: ReportSource, query: Query, update: Update): Command[] {
  const pickers = source
    .filters()
    .filter(({ showFilters }) => showFilters === undefined || showFilters(query));
  const advanced = source.advancedFilters?.().filters ?? {};
  const ofPickers = pickers.flatMap((config) => getPickerCommands(config, advanced, query, update));
  const ofAdvanced = Object.entries(advanced).flatMap(([key, { labels, rules, input }]) =>
    (input.options ?? []).flatMap(({ value, label }) =>
      (rules ?? [undefined]).map((rule, index): Command => ({
        id: `filter ${key} ${rule?.value ?? ''} ${value}`,
        // The first rule is the default and is left out of the label.
        label: `${labels.add}: ${rule && index > 0 ? `${rule.label} ` : ''}${label}`,
        group: __('Filter', 'tillview'),
        keywords: `${rule?.label ?? ''} ${value}`,
        run: () => {
          const filter = { key, value, ...(rule ? { rule: rule.value } : {}) };
          update(addFilter(filter, pickers, advanced, query));
        },
      })),
    ),
  );
  return [...ofPickers, ...ofAdvanced];
}
