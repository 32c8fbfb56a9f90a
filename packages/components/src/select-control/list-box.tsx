import { __, sprintf } from '@wordpress/i18n';
import { useLayoutEffect, useRef, type HTMLAttributes } from 'react';
import { Button } from '../button/button.tsx';
import { showInTopLayer } from '../popover/show-in-top-layer.ts';
import { useAnchoredPosition } from '../popover/use-anchored-position.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { SelectOption } from './types.ts';
import type { Options } from './use-options.ts';

type ListBoxProps<Value> = {
  anchor: Element | null;
  /** Whether the list is in the flow of the page instead of floating above it. */
  isStatic: boolean;
  found: Options<Value>;
  onRetry: () => void;
  shown: readonly SelectOption<Value>[];
  highlightedIndex: number;
  query: string;
  noteId: string;
  menuProps: HTMLAttributes<HTMLUListElement>;
  getItemProps: (options: {
    item: SelectOption<Value>;
    index: number;
  }) => HTMLAttributes<HTMLLIElement>;
};

/** The open list of a select control, with its status messages. */
export function ListBox<Value>({
  anchor,
  isStatic,
  found,
  onRetry,
  shown,
  highlightedIndex,
  query,
  noteId,
  menuProps,
  getItemProps,
}: ListBoxProps<Value>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current && !isStatic) showInTopLayer(ref.current);
  }, [isStatic]);
  useLayoutEffect(() => {
    const width = anchor?.getBoundingClientRect().width ?? 0;
    if (ref.current && !isStatic) ref.current.style.minInlineSize = `${Math.round(width)}px`;
  }, [anchor, isStatic]);
  useAnchoredPosition({ ref, anchor, placement: 'bottom-start', gap: 2, isEnabled: !isStatic });

  const { status, note } = found;
  return (
    <div
      ref={ref}
      className={`tillview-select-control__listbox${isStatic ? ' is-static' : ''}`}
      role="presentation"
      // Keeps the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul
        {...menuProps}
        className="tillview-select-control__options"
        data-scrolls
        hidden={shown.length === 0}
      >
        {shown.map((option, index) => (
          <li
            // Uses the index as the React key, since the keys of options may repeat.
            key={index}
            {...getItemProps({ item: option, index })}
            className={`tillview-select-control__option${index === highlightedIndex ? ' is-highlighted' : ''}${option.isDisabled ? ' is-disabled' : ''}`}
          >
            {option.label}
          </li>
        ))}
      </ul>
      {status === 'loading' && (
        <p className="tillview-select-control__note">
          <Spinner size={14} /> {__('Searching…', 'tillview')}
        </p>
      )}
      {status === 'error' && (
        <p className="tillview-select-control__note is-error" role="alert">
          {__('Search failed.', 'tillview')}{' '}
          <Button variant="link" onClick={onRetry}>
            {__('Retry', 'tillview')}
          </Button>
        </p>
      )}
      {status === 'ready' && shown.length === 0 && (
        <p className="tillview-select-control__note">
          {query.trim() === ''
            ? __('No options available.', 'tillview')
            : sprintf(
                /* translators: %s: the text that was searched for. */
                __('No results for “%s”.', 'tillview'),
                query.trim(),
              )}
        </p>
      )}
      {status === 'ready' && note && (
        <p id={noteId} className="tillview-select-control__note">
          {note}
        </p>
      )}
    </div>
  );
}
