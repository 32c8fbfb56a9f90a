import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  useId,
  useState,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { holdsKey, type SelectControlProps } from './select-control-props.ts';
import { getOptionText, type SelectOption } from './types.ts';
import { useStableHighlight } from './use-stable-highlight.ts';
import { useOptions } from './use-options.ts';
import { useStatusMessage } from './use-status-message.ts';

type State<Value> = UseComboboxState<SelectOption<Value>>;

const hasKey =
  (key: string | number) =>
  (option: SelectOption): boolean =>
    String(option.key) === String(key);

/** What was typed: the text of the field, or where a name stood there what was put in alone, wherever the caret was. */
function getTyped(
  { currentTarget, nativeEvent }: FormEvent<HTMLInputElement>,
  isReplacing: boolean,
) {
  const isInput = 'data' in nativeEvent && typeof nativeEvent.data === 'string';
  return isReplacing && isInput ? String(nativeEvent.data) : currentTarget.value;
}

/** State and keyboard of a select control; `deferUntilPointerUp` does what moves the page when nothing is being pressed. */
export function useSelectControl<Value>(
  props: SelectControlProps<Value>,
  deferUntilPointerUp: (act: () => void) => void,
) {
  const {
    options,
    multiple = false,
    isSearchable = false,
    hideBeforeSearch = false,
    showAllOnFocus = false,
    excludeSelectedOptions = true,
    maxResults = 0,
    disabled = false,
  } = props;
  const id = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [leavingWith, setLeavingWith] = useState<SelectOption<Value>>();

  const selected: readonly SelectOption<Value>[] = holdsKey(props)
    ? options.filter(hasKey(props.selected))
    : (props.selected ?? []);
  const isEmptyQuery = query.trim() === '';
  const mayOpen = (text: string) => !disabled && !(hideBeforeSearch && text.trim() === '');
  const isListOpen = isOpen && mayOpen(query);

  const found = useOptions<Value>({
    options,
    query: query.trim(),
    isWanted: isListOpen,
    onSearch: props.onSearch,
    onFilter: props.onFilter,
    getSearchExpression: props.getSearchExpression,
    note: props.note,
    isSearchable,
    delay: isEmptyQuery ? 0 : (props.searchDebounceTime ?? 0),
  });
  const offered = excludeSelectedOptions
    ? found.options.filter(({ key }) => !selected.some(hasKey(key)))
    : found.options;
  const shown = maxResults > 0 ? offered.slice(0, maxResults) : offered;

  const report = (next: SelectOption<Value>[]) => {
    if (holdsKey(props)) {
      const last = next.at(-1);
      props.onChange?.(last ? String(last.key) : '', query);
    } else props.onChange?.(next, query);
  };
  const close = () => {
    setIsOpen(false);
    setQuery('');
  };
  const choose = (option: SelectOption<Value>) => {
    const others = selected.filter(({ key }) => !hasKey(key)(option));
    report(multiple ? [...others, option] : [option]);
    close();
  };
  const remove = (option: SelectOption<Value>) =>
    report(selected.filter(({ key }) => !hasKey(key)(option)));

  const types = useCombobox.stateChangeTypes;
  const reduce = (
    state: State<Value>,
    { type, changes }: UseComboboxStateChangeOptions<SelectOption<Value>>,
  ): Partial<State<Value>> => {
    switch (type) {
      case types.InputClick:
        // The field is there to be typed into: pressing it never hides the list.
        return {
          ...changes,
          isOpen: true,
          highlightedIndex: state.isOpen ? state.highlightedIndex : -1,
        };
      case types.InputKeyDownEnter:
        return state.highlightedIndex < 0 ? state : { ...changes, selectedItem: null };
      case types.InputBlur:
        // `onBlur` below decides.
        return state;
      case types.InputKeyDownEscape:
        return { ...changes, inputValue: '', selectedItem: null };
      default:
        // Choosing is told by the events themselves: on a busy page one change of this state is gone through twice.
        return { ...changes, selectedItem: null };
    }
  };

  const combobox = useCombobox<SelectOption<Value>>({
    id,
    items: [...shown],
    inputValue: query,
    isOpen: isListOpen,
    selectedItem: null,
    itemToString: () => '',
    isItemDisabled: (option?: SelectOption<Value>) => option?.isDisabled === true,
    stateReducer: reduce,
    // Not within the list alone: what the list stands in may scroll as well.
    scrollIntoView: (option?: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' }),
    onStateChange: ({ type, isOpen: willOpen, inputValue }) => {
      if (willOpen !== undefined) setIsOpen(willOpen);
      if (type !== types.InputChange && inputValue === '') setQuery('');
    },
  });

  useStableHighlight(combobox, shown);
  const { highlightedIndex } = combobox;

  const only = multiple ? undefined : selected[0];
  const isTyping = isFocused && query !== '';
  const highlighted = isListOpen ? shown[highlightedIndex] : undefined;
  const inputProps = combobox.getInputProps(
    {
      disabled,
      readOnly: !isSearchable,
      value: isTyping || !only ? query : getOptionText(only),
      onChange: (event: FormEvent<HTMLInputElement>) => {
        const isReplacing = only !== undefined && !isTyping;
        const text = getTyped(event, isReplacing);
        setQuery(text);
        // The name was deleted or cut, and the choice with it.
        if (isReplacing && text === '') remove(only);
        setIsOpen(true);
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        setIsFocused(true);
        // Shows that what is typed replaces the name of the one choice.
        if (only) event.currentTarget.select();
        if (showAllOnFocus) setIsOpen(true);
      },
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => {
        // What is put together replaces the name by itself: the field is not to be written into meanwhile.
        if (only && !isTyping) event.currentTarget.select();
      },
      onBlur: () => {
        if (leavingWith) choose(leavingWith);
        setLeavingWith(undefined);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        setLeavingWith(event.key === 'Tab' ? highlighted : undefined);
        if (event.nativeEvent.isComposing) {
          // The key belongs to the character that is being put together.
          Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          return;
        }
        if (event.key === 'Enter' && highlighted) choose(highlighted);
        if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') setIsOpen(false);
        const newest = selected.at(-1);
        // Held down to clear what was typed, the key stops there: what is chosen goes by a press of its own.
        if (event.key === 'Backspace' && !event.repeat && query === '' && newest) {
          event.preventDefault();
          remove(newest);
        }
      },
    },
    { suppressRefError: true },
  );

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget: control, relatedTarget: next, target } = event;
    if (next instanceof Node && control.contains(next)) return;
    // The window lost the focus, not the field: it will have it again.
    if (target.ownerDocument.activeElement === target) return;
    deferUntilPointerUp(() => {
      // What was pressed may have given the focus back.
      if (control.contains(control.ownerDocument.activeElement)) return;
      setIsFocused(false);
      close();
    });
  };

  const isReady = isListOpen && found.status === 'ready';
  return {
    id,
    query,
    isListOpen,
    isFocused,
    selected,
    shown,
    found,
    remove,
    clear: () => report([]),
    onBlur,
    inputProps,
    labelProps: combobox.getLabelProps(),
    menuProps: combobox.getMenuProps({}, { suppressRefError: true }),
    getItemProps: ({ item, index }: { item: SelectOption<Value>; index: number }) =>
      combobox.getItemProps({ item, index, onClick: () => choose(item) }),
    highlightedIndex,
    status: useStatusMessage(isReady ? shown.length : undefined, query),
  };
}
