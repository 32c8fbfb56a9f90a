import { __ } from '@wordpress/i18n';
import { SelectControl } from '../select-control/select-control.tsx';
import type { SelectOption } from '../select-control/types.ts';
import { findOptions } from './find-options.ts';
import type { Autocompleter, SearchSelection, SearchType } from './types.ts';
import { useAutocompleter } from './use-autocompleter.ts';
import './search.css';

/** The debounce time of a search, in milliseconds (R9.1). */
export const SEARCH_DEBOUNCE = 500;

export type SearchProps = {
  /** The type of the items to search. */
  type: SearchType;
  /** The selected items, or the key of a single item. An item without a label has no tag. */
  selected?: readonly SearchSelection[] | string;
  /** Called with the new selection. */
  onChange?: (selected: SearchSelection[]) => void;
  /** The placeholder of the empty field. */
  placeholder?: string | undefined;
  /** The accessible name of the field; defaults to the placeholder. */
  ariaLabel?: string | undefined;
  className?: string;
  /** How to search. Required for the type `custom`, and ignored for other types. */
  autocompleter?: Autocompleter | undefined;
  /** Whether several items can be selected; true by default. */
  multiple?: boolean;
  /** Whether the tags are inside the field. */
  inlineTags?: boolean;
  /** Whether to show a “Clear all” button. */
  showClearButton?: boolean;
  /** Whether the results are in the flow of the page instead of floating above it. */
  staticResults?: boolean;
  /** Whether the control is disabled. */
  disabled?: boolean;
  /** Whether the typed text itself can be selected. */
  allowFreeTextSearch?: boolean;
};

const toSelections = (selected: SearchProps['selected'] = []): readonly SearchSelection[] => {
  if (typeof selected !== 'string') return selected;
  return selected === '' ? [] : [{ key: selected, label: selected }];
};

/** Searches items of the store and selects them (R1.12 to R1.21). */
export function Search({
  type,
  selected,
  onChange,
  placeholder,
  ariaLabel = placeholder ?? __('Search', 'tillview'),
  className,
  autocompleter: given,
  multiple = true,
  inlineTags = false,
  showClearButton = false,
  staticResults = false,
  disabled = false,
  allowFreeTextSearch = false,
}: SearchProps) {
  const completer = useAutocompleter(type, given);
  const toSelection = ({ key, label, value }: SelectOption<SearchSelection>): SearchSelection =>
    value ?? { key, label: typeof label === 'string' ? label : '' };

  return (
    <SelectControl<SearchSelection>
      className={['tillview-search', completer.className, className].filter(Boolean).join(' ')}
      options={[]}
      selected={toSelections(selected)}
      onChange={(options: SelectOption<SearchSelection>[]) => {
        const chosen = new Map(options.map(toSelection).map((item) => [String(item.key), item]));
        onChange?.([...chosen.values()]);
      }}
      onSearch={(_, query) => findOptions(completer, query, allowFreeTextSearch)}
      searchDebounceTime={completer.isDebounced === false ? 0 : SEARCH_DEBOUNCE}
      searchInputType={completer.inputType ?? 'search'}
      placeholder={placeholder}
      ariaLabel={ariaLabel}
      multiple={multiple}
      inlineTags={inlineTags}
      showClearButton={showClearButton}
      staticList={staticResults}
      disabled={disabled}
      isSearchable
      hideBeforeSearch
    />
  );
}
