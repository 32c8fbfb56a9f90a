import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ListBox } from './list-box.tsx';
import type { SelectControlProps } from './select-control-props.ts';
import { Tags } from './tags.tsx';
import { useDeferUntilPointerUp } from './use-defer-until-pointer-up.ts';
import { useSelectControl } from './use-select-control.ts';
import './select-control.css';

/**
 * A combobox that selects one or several options, from a given list or from a search. It is controlled: the caller
 * stores the selection.
 */
export function SelectControl<Value = unknown>(props: SelectControlProps<Value>) {
  const {
    label,
    ariaLabel,
    placeholder,
    help,
    multiple = false,
    inlineTags = false,
    isSearchable = false,
    showClearButton = false,
    staticList = false,
    disabled = false,
    searchInputType = 'search',
    autofill = null,
    autoComplete = 'off',
    className,
    controlClassName,
    children,
  } = props;
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const control = useSelectControl(props, useDeferUntilPointerUp(box, staticList));
  const { id, selected, isListOpen, found, inputProps } = control;
  // Uses a query instead of a ref: a ref merged with downshift's ref would be set again on each render.
  const focusField = () => box?.querySelector('input')?.focus();
  const noteId = `${id}-note`;
  const helpId = `${id}-help`;
  const hintId = `${id}-hint`;
  const hasTags = multiple && selected.length > 0;
  const describedBy = [
    help && helpId,
    isListOpen && found.note && noteId,
    hasTags && inlineTags && hintId,
  ].filter(Boolean);

  const tags = multiple && (
    <Tags
      selected={selected}
      isDisabled={disabled}
      onRemove={(option) => {
        control.remove(option);
        focusField();
      }}
    />
  );
  const states = [
    'tillview-select-control',
    help && 'has-help',
    disabled && 'is-disabled',
    control.isFocused && 'is-focused',
    className,
  ];
  return (
    <div className={states.filter(Boolean).join(' ')} onBlur={control.onBlur}>
      {label && (
        <label {...control.labelProps} className="tillview-select-control__label">
          {label}
        </label>
      )}
      <div
        ref={setBox}
        className={['tillview-select-control__box', controlClassName].filter(Boolean).join(' ')}
      >
        {inlineTags && tags}
        <input
          {...inputProps}
          className="tillview-select-control__input"
          type={isSearchable ? searchInputType : 'text'}
          name={autofill ?? undefined}
          autoComplete={autofill ?? autoComplete}
          aria-haspopup="listbox"
          aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
          aria-labelledby={label ? inputProps['aria-labelledby'] : undefined}
          aria-label={label ? undefined : (ariaLabel ?? placeholder)}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
          aria-invalid={help ? true : undefined}
          placeholder={hasTags && inlineTags ? undefined : placeholder}
        />
        {showClearButton && selected.length > 0 && !disabled && (
          <Button
            variant="quiet"
            isIcon
            isSmall
            aria-label={__('Clear all', 'tillview')}
            onClick={() => {
              control.clear();
              focusField();
            }}
          >
            <CloseIcon />
          </Button>
        )}
        {children}
      </div>
      {hasTags && inlineTags && (
        <VisuallyHidden id={hintId}>
          {__(
            'Press Shift+Tab to move to the selected items, Backspace to remove the last one.',
            'tillview',
          )}
        </VisuallyHidden>
      )}
      {!inlineTags && tags}
      {isListOpen && (
        <ListBox
          anchor={box}
          isStatic={staticList}
          found={found}
          onRetry={() => {
            // Moves the focus first, because the Retry button is removed.
            focusField();
            found.retry();
          }}
          shown={control.shown}
          highlightedIndex={control.highlightedIndex}
          query={control.query}
          noteId={noteId}
          menuProps={{
            ...control.menuProps,
            'aria-labelledby': label ? control.menuProps['aria-labelledby'] : undefined,
            'aria-label': label ? undefined : (ariaLabel ?? placeholder),
          }}
          getItemProps={control.getItemProps}
        />
      )}
      {help && (
        <p id={helpId} className="tillview-select-control__help">
          {help}
        </p>
      )}
      <span role="status" className="tillview-visually-hidden">
        {control.status}
      </span>
    </div>
  );
}
