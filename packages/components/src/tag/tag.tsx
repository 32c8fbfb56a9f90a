import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './tag.css';

export type TagProps = {
  /** The text. Without it, there is no tag. */
  label?: string | null | undefined;
  /** The id that `remove` is called with. */
  id?: string | number;
  /** Returns the handler that removes the tag with an id. Without it, there is no Remove button. */
  remove?: (id: string | number | undefined) => () => void;
  /** The content of a popover. With it, the text is a button that opens the popover. */
  popoverContents?: ReactNode;
  /** The text for screen readers; the label by default. */
  screenReaderLabel?: string;
  className?: string;
};

/** A short text in a box, such as a selected item. It can be removable, or open a popover. */
export function Tag({
  label,
  id,
  remove,
  popoverContents,
  screenReaderLabel,
  className = '',
}: TagProps) {
  if (label === undefined || label === null || label === '') return null;
  const spoken = screenReaderLabel ?? label;
  const text =
    screenReaderLabel === undefined ? (
      <span className="tillview-tag__text">{label}</span>
    ) : (
      <>
        <span className="tillview-tag__text" aria-hidden="true">
          {label}
        </span>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </>
    );
  return (
    <span className={`tillview-tag${remove ? ' is-removable' : ''} ${className}`.trimEnd()}>
      {popoverContents ? (
        <Dropdown
          role="group"
          label={spoken}
          focusOnMount="container"
          headerTitle={label}
          contentClassName="tillview-tag__popover"
          renderToggle={({ isOpen, onToggle }) => (
            <Button variant="link" aria-expanded={isOpen} onClick={onToggle}>
              {text}
            </Button>
          )}
          renderContent={() => <div className="tillview-tag__contents">{popoverContents}</div>}
        />
      ) : (
        text
      )}
      {remove && (
        <Button
          variant="quiet"
          isIcon
          isSmall
          className="tillview-tag__remove"
          /* translators: %s: a selected item. */
          aria-label={sprintf(__('Remove %s', 'tillview'), label)}
          onClick={remove(id)}
        >
          <CloseIcon size={12} />
        </Button>
      )}
    </span>
  );
}
