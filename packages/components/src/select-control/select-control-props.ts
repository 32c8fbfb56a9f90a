import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { SearchOptions, SelectOption } from './types.ts';

type CommonProps<Value> = {
  options: readonly SelectOption<Value>[];
  /** Visible name of the control; without one the placeholder, or `ariaLabel`, names it. */
  label?: string | undefined;
  ariaLabel?: string | undefined;
  /** Shown in the empty text field. */
  placeholder?: string | undefined;
  /** A sentence under the control; the control looks faulty with it. */
  help?: ReactNode;
  /** Whether several choices may hold at once. */
  multiple?: boolean;
  /** Whether the choices can be narrowed by typing. */
  isSearchable?: boolean;
  /** Whether the tags stand inside the field. */
  inlineTags?: boolean;
  showClearButton?: boolean;
  /** Whether no choices are offered before something is typed. */
  hideBeforeSearch?: boolean;
  /** Whether the whole list opens as soon as the field has the focus. */
  showAllOnFocus?: boolean;
  /** Whether the list pushes down what follows instead of floating over it. */
  staticList?: boolean;
  disabled?: boolean;
  /** Whether what is chosen leaves the list; true unless given. */
  excludeSelectedOptions?: boolean;
  /** The most choices shown; 0, the default, is no limit. */
  maxResults?: number;
  /** Milliseconds of quiet before `onSearch` is called; 0 unless given. */
  searchDebounceTime?: number;
  searchInputType?: HTMLInputTypeAttribute;
  /** Makes a regular expression of the escaped text; an empty one finds nothing. */
  getSearchExpression?: ((escapedQuery: string) => string) | undefined;
  /** The last word on the choices of a query. */
  onFilter?: (
    options: readonly SelectOption<Value>[],
    query: string,
  ) => readonly SelectOption<Value>[];
  onSearch?: SearchOptions<Value>;
  /** A sentence about the given choices, in the open list; a search brings its own. */
  note?: string | undefined;
  /** Name for the browser's own filling in. */
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

/** Props of `SelectControl`. What `onChange` gets has the form of `selected`: a list of choices, or one key. */
export type SelectControlProps<Value = unknown> = CommonProps<Value> &
  (ListProps<Value> | KeyProps);

/** Whether the choice is held, and reported, as one key. */
export function holdsKey<Value>(
  props: SelectControlProps<Value>,
): props is CommonProps<Value> & KeyProps {
  return typeof props.selected === 'string';
}
