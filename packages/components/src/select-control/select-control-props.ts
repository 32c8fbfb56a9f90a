import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { SearchOptions, SelectOption } from './types.ts';

type CommonProps<Value> = {
  options: readonly SelectOption<Value>[];
  /** The visible label of the control. Without a label, the accessible name is `ariaLabel` or the placeholder. */
  label?: string | undefined;
  ariaLabel?: string | undefined;
  /** The placeholder of the empty text field. */
  placeholder?: string | undefined;
  /** An error message under the control. */
  help?: ReactNode;
  /** Whether several options can be selected. */
  multiple?: boolean;
  /** Whether the options can be filtered by typing. */
  isSearchable?: boolean;
  /** Whether the tags are inside the field. */
  inlineTags?: boolean;
  showClearButton?: boolean;
  /** Whether the list stays closed until something is typed. */
  hideBeforeSearch?: boolean;
  /** Whether the list opens when the field receives the focus. */
  showAllOnFocus?: boolean;
  /** Whether the list is in the flow of the page instead of floating above it. */
  staticList?: boolean;
  disabled?: boolean;
  /** Whether selected options are removed from the list; true by default. */
  excludeSelectedOptions?: boolean;
  /** The maximum number of options shown; 0, the default, means no limit. */
  maxResults?: number;
  /** The debounce time of `onSearch`, in milliseconds; 0 by default. */
  searchDebounceTime?: number;
  searchInputType?: HTMLInputTypeAttribute;
  /** Creates a regular expression from the escaped query; an empty one matches nothing. */
  getSearchExpression?: ((escapedQuery: string) => string) | undefined;
  /** Filters the options of a query, after all other filters. */
  onFilter?: (
    options: readonly SelectOption<Value>[],
    query: string,
  ) => readonly SelectOption<Value>[];
  onSearch?: SearchOptions<Value>;
  /** A note about `options`, shown in the open list. A search result has its own note. */
  note?: string | undefined;
  /** The `name` attribute of the field, for the browser's autofill. */
  autofill?: string | null;
  autoComplete?: string;
  className?: string;
  controlClassName?: string;
  children?: ReactNode;
};

type ListProps<Value> = {
  selected?: readonly SelectOption<Value>[];
  onChange?: (selected: SelectOption<Value>[], query: string) => void;
};

type KeyProps = {
  selected: string;
  onChange?: (selected: string, query: string) => void;
};

/** Props of `SelectControl`. `onChange` is called with the type of `selected`: a list of options, or one key. */
export type SelectControlProps<Value = unknown> = CommonProps<Value> &
  (ListProps<Value> | KeyProps);

/** Whether the selection is one key instead of a list. */
export function isSelectedByKey<Value>(
  props: SelectControlProps<Value>,
): props is CommonProps<Value> & KeyProps {
  return typeof props.selected === 'string';
}
