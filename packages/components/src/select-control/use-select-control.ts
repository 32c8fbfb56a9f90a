import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  useEffect,
  useId,
  useState,
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useLatest } from '../use-latest/use-latest.ts';
import { isSelectedByKey, type SelectControlProps } from './select-control-props.ts';
import { getOptionText, type SelectOption } from './types.ts';
import { useStableHighlight } from './use-stable-highlight.ts';
import { useOptions } from './use-options.ts';
import { useStatusMessage } from './use-status-message.ts';

type State<Value> = UseComboboxState<SelectOption<Value>>;

const hasKey =
  (key: string | number) =>
  (option: SelectOption): boolean =>
    String(option.key) === String(key);

/** The typed text: the value of the field, or only the inserted text when the field showed the selected option. */
function getTyped(
  { currentTarget, nativeEvent }: FormEvent<HTMLInputElement>,
  isReplacing: boolean,
) {
  const isInput = 'data' in nativeEvent && typeof nativeEvent.data === 'string';
  return isReplacing && isInput ? String(nativeEvent.data) : currentTarget.value;
}

/** The option that a typed text names: its whole text, or the only one that is left. */
function findNamed<Value>(
  options: readonly SelectOption<Value>[],
  query: string,
): SelectOption<Value> | undefined {
  const text = query.trim().toLocaleLowerCase();
  const enabled = text === '' ? [] : options.filter(({ isDisabled }) => !isDisabled);
  const named = enabled.filter((option) => getOptionText(option).toLocaleLowerCase() === text);
  return named.length === 1 ? named[0] : enabled.length === 1 ? enabled[0] : undefined;
}

/** State and keyboard handling of a select control. Layout changes on blur are deferred with `deferUntilPointerUp`. */
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
  const [highlightedOnTab, setHighlightedOnTab] = useState<SelectOption<Value>>();

  const selected: readonly SelectOption<Value>[] = isSelectedByKey(props)
    ? options.filter(hasKey(props.selected))
    : (props.selected ?? []);
  const isEmptyQuery = query.trim() === '';
  const mayOpen = (text: string) => !disabled && !(hideBeforeSearch && text.trim() === '');
  const isListOpen = isOpen && mayOpen(query);

  const found = useOptions<Value>({
    options,
    query: query.trim(),
    isEnabled: isListOpen,
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
    if (isSelectedByKey(props)) {
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

  const isReady = isListOpen && found.status === 'ready';
  const named = isReady ? findNamed(shown, query) : undefined;
  // Enter can come before the results of the text.
  const [entered, setEntered] = useState<string>();
  const chooseNamed = useLatest(() => {
    if (named) choose(named);
    setEntered(undefined);
  });
  const isEntered = isReady && entered === query;
  useEffect(() => {
    if (isEntered) chooseNamed.current();
  }, [isEntered, chooseNamed]);

  const types = useCombobox.stateChangeTypes;
  const reduce = (
    state: State<Value>,
    { type, changes }: UseComboboxStateChangeOptions<SelectOption<Value>>,
  ): Partial<State<Value>> => {
    switch (type) {
      case types.InputClick:
        // A click in the field never closes the list.
        return {
          ...changes,
          isOpen: true,
          highlightedIndex: state.isOpen ? state.highlightedIndex : -1,
        };
      case types.InputKeyDownEnter:
        return state.highlightedIndex < 0 ? state : { ...changes, selectedItem: null };
      case types.InputBlur:
        // Handled by `onBlur` below.
        return state;
      case types.InputKeyDownEscape:
        return { ...changes, inputValue: '', selectedItem: null };
      default:
        // The event handlers select the option: on a busy page this reducer can run twice for one change.
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
    // Scrolls the ancestors of the list too, unlike the default.
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
        setEntered(undefined);
        // Deleting the whole name removes the selection.
        if (isReplacing && text === '') remove(only);
        setIsOpen(true);
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        setIsFocused(true);
        // Selects the text of the name, so that typing replaces it.
        if (only) event.currentTarget.select();
        if (showAllOnFocus) setIsOpen(true);
      },
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => {
        // The composition replaces the text of the name; the value of the field must not change while composing.
        if (only && !isTyping) event.currentTarget.select();
      },
      onBlur: () => {
        if (highlightedOnTab) choose(highlightedOnTab);
        setHighlightedOnTab(undefined);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        setHighlightedOnTab(event.key === 'Tab' ? highlighted : undefined);
        if (event.nativeEvent.isComposing) {
          // The key belongs to an IME composition.
          Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          return;
        }
        if (event.key === 'Enter') {
          const option = highlighted ?? named;
          if (option) choose(option);
          else if (isListOpen && found.status === 'loading') setEntered(query);
        }
        if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') setIsOpen(false);
        const last = selected.at(-1);
        // Holding Backspace down only clears the typed text; removing a selected option needs a new key press.
        if (event.key === 'Backspace' && !event.repeat && query === '' && last) {
          event.preventDefault();
          remove(last);
        }
      },
    },
    { suppressRefError: true },
  );

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget: control, relatedTarget: next, target } = event;
    if (next instanceof Node && control.contains(next)) return;
    // The window has lost the focus, not the field.
    if (target.ownerDocument.activeElement === target) return;
    deferUntilPointerUp(() => {
      // The click may have moved the focus back.
      if (control.contains(control.ownerDocument.activeElement)) return;
      setIsFocused(false);
      close();
    });
  };

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
