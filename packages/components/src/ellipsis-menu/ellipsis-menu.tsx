import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dropdown, type DropdownState } from '../dropdown/dropdown.tsx';
import { EllipsisIcon } from '../icons/icons.tsx';
import { useLazyParts } from '../lazy-parts/load-lazy-parts.ts';
import type { Placement } from '../popover/get-position.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type EllipsisMenuProps = {
  /** The accessible name of the button and of the menu. */
  label: string;
  /** Renders the items, `MenuItem` and `MenuTitle`; without it nothing is rendered. */
  renderContent?: (state: DropdownState) => ReactNode;
  /** Called on each press of the button, in addition to opening or closing the menu. */
  onToggle?: (event: MouseEvent) => void;
  /** The position of the menu; by default below the end of its button. */
  placement?: Placement;
  /** Replaces the three dots of the button. */
  icon?: ReactNode;
  /** Whether the button has the border and the size of other buttons, as the end of a split button. */
  isBordered?: boolean;
  /** Whether the button is disabled. */
  isDisabled?: boolean;
  /** A note on the button, such as the number of hidden columns: a short visible text, and a longer description. */
  note?: { short: string; text: string } | undefined;
  className?: string;
};

/** Rendered in an open popover. The code of both is loaded together. */
function Menu(props: { label: string; children: ReactNode }) {
  const { parts } = useLazyParts(true);
  return parts ? <parts.MenuPanel {...props} /> : null;
}

/** A button that opens a menu. */
export function EllipsisMenu({
  label,
  renderContent,
  onToggle,
  placement = 'bottom-end',
  icon,
  isBordered = false,
  isDisabled = false,
  note,
  className = '',
}: EllipsisMenuProps) {
  const noteId = useId();
  if (!renderContent) return null;

  const renderToggle = (state: DropdownState) => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || state.isOpen) return;
      event.preventDefault();
      state.onToggle();
    };
    return (
      <Button
        variant={isBordered ? 'secondary' : 'quiet'}
        isIcon={!note}
        disabled={isDisabled}
        className={`tillview-ellipsis-menu__toggle${state.isOpen ? ' is-opened' : ''}`}
        title={label}
        // The title is the name of a button that contains only an icon, and must not describe it as well.
        aria-label={note ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={state.isOpen}
        aria-describedby={note ? noteId : undefined}
        onKeyDown={onKeyDown}
        onClick={(event: MouseEvent) => {
          onToggle?.(event);
          state.onToggle();
        }}
      >
        {icon ?? <EllipsisIcon />}
        {note && (
          <>
            <span className="tillview-ellipsis-menu__note" aria-hidden="true">
              {note.short}
            </span>
            <VisuallyHidden id={noteId}>{note.text}</VisuallyHidden>
          </>
        )}
      </Button>
    );
  };

  return (
    <Dropdown
      className={`tillview-ellipsis-menu ${className}`.trimEnd()}
      placement={placement}
      expandOnMobile={false}
      renderToggle={renderToggle}
      renderContent={(state) => <Menu label={label}>{renderContent(state)}</Menu>}
    />
  );
}
