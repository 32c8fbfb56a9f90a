import {
  ADVANCED_FILTER_VALUE,
  DEFAULT_FILTER_VALUE,
  getFilterChoiceQuery,
  getFilterValue,
  getKeysFromQuery,
  updateQueryString,
  type AdvancedFiltersConfig,
  type FilterConfig,
  type Query,
  type QueryUpdate,
} from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { DropdownButton } from '../dropdown-button/dropdown-button.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { LabelError } from '../search/label-error.tsx';
import { useLabels } from '../search/use-labels.ts';
import type { Autocompleter, SearchSelection } from '../search/types.ts';
import { FilterList } from './filter-list.tsx';
import { findOption, type Option } from './use-filter-levels.ts';
import './filter-picker.css';

export type FilterPickerProps = {
  /** The filter: its label, its parameter and its options. */
  config: FilterConfig<Autocompleter>;
  /** The path of the report in the app. */
  path: string;
  /** The query parameters of the URL. */
  query?: Query;
  /** Called with the parameters to change; by default they are written into the URL. */
  onQueryUpdate?: ((update: QueryUpdate) => void) | undefined;
  /** Called after `onQueryUpdate`, with the same parameters. */
  onFilterSelect?: ((update: QueryUpdate) => void) | undefined;
  /** The report's advanced filters, which every option except 'advanced' clears. */
  advancedFilters?: AdvancedFiltersConfig<Autocompleter>;
};

const NO_QUERY: Query = {};

/** A dropdown of nested options, one of which is selected. Selecting an option changes the URL immediately (R2.13). */
export function FilterPicker({
  config,
  path,
  query = NO_QUERY,
  onQueryUpdate = (update) => updateQueryString(update, path, query),
  onFilterSelect,
  advancedFilters,
}: FilterPickerProps) {
  const value = getFilterValue(config, query);
  const defaultValue = config.defaultValue ?? DEFAULT_FILTER_VALUE;
  const current = findOption(config, value);
  const settings = current?.component === 'Search' ? current.settings : undefined;
  const labels = useLabels({
    type: settings?.type ?? '',
    param: settings?.param ?? '',
    value: settings ? getKeysFromQuery(query, settings) : '',
    query,
    getLabels: settings?.getLabels,
  });

  // From all rows to the card of the advanced filters, the rows stay the same until a filter is applied.
  const keepsPage = (next: string) =>
    config.staticParams?.includes('paged') ||
    (next === ADVANCED_FILTER_VALUE && value === defaultValue);

  const apply = (next: string, item?: { param: string; key: string }) => {
    const update: QueryUpdate = {
      ...getFilterChoiceQuery(config, next, query, advancedFilters?.filters),
      // The page number belongs to the rows of the previous option, unless the config keeps it.
      ...('paged' in query && !keepsPage(next) ? { paged: undefined } : {}),
      ...(item ? { [item.param]: item.key } : {}),
    };
    onQueryUpdate(update);
    onFilterSelect?.(update);
  };
  const select = (option: Option, onClose: () => void) => {
    onClose();
    if (option.value !== value) apply(option.value);
  };
  const search = (option: Option, item: SearchSelection | undefined, onClose: () => void) => {
    if (!option.settings) return;
    if (item) {
      labels.remember([item], option.settings);
      onClose();
      apply(option.value, { param: option.settings.param, key: String(item.key) });
    } else apply(defaultValue);
  };

  const tag = labels.selected.map(({ label }) => label).join(', ');
  const lines =
    settings && tag !== ''
      ? [tag, settings.labels.button ?? current?.label ?? '']
      : [current?.label ?? findOption(config, defaultValue)?.label ?? value];

  return (
    <div className="tillview-filter-picker">
      <span className="tillview-filter-picker__label">{config.label}</span>
      <Dropdown
        role="dialog"
        label={config.label}
        headerTitle={config.label}
        contentClassName="tillview-filter-picker__popover"
        renderToggle={({ isOpen, onToggle }) => (
          <DropdownButton
            labels={lines}
            isOpen={isOpen}
            aria-haspopup="dialog"
            aria-label={sprintf(
              /* translators: 1: the name of the filter, such as "Show"; 2: the selected option. */
              __('%1$s: %2$s', 'tillview'),
              config.label.replace(/:\s*$/, ''),
              lines.join(', '),
            )}
            onClick={onToggle}
          />
        )}
        renderContent={({ onClose }) => (
          <FilterList
            config={config}
            value={value}
            tags={labels.selected}
            onSelect={(option) => select(option, onClose)}
            onSearch={(option, item) => search(option, item, onClose)}
          />
        )}
      />
      <LabelError labels={labels} />
    </div>
  );
}
