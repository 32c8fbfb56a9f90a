import { useCallback, useState, type ReactNode } from 'react';
import { Popover } from '../popover/popover.tsx';
import type { PopoverProps } from '../popover/popover-props.ts';

export type DropdownState = {
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
};

export type DropdownProps = Pick<
  PopoverProps,
  'placement' | 'focusOnMount' | 'expandOnMobile' | 'headerTitle' | 'role' | 'label'
> & {
  /** Renders the toggle; give it `aria-expanded={ isOpen }` and `onClick={ onToggle }`. */
  renderToggle: (state: DropdownState) => ReactNode;
  /** Renders the content of the popover. */
  renderContent: (state: DropdownState) => ReactNode;
  /** Called with the new state when the popover opens or closes. */
  onToggle?: (willOpen: boolean) => void;
  className?: string;
  /** Class name of the popover. */
  contentClassName?: string;
};

/** A toggle with a popover: the toggle opens and closes the popover, and gets the focus back. */
export function Dropdown({
  renderToggle,
  renderContent,
  onToggle,
  className = '',
  contentClassName,
  ...popover
}: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);

  const set = useCallback(
    (willOpen: boolean) => {
      onToggle?.(willOpen);
      setIsOpen(willOpen);
    },
    [onToggle],
  );
  const close = useCallback(() => set(false), [set]);
  const state: DropdownState = { isOpen, onToggle: () => set(!isOpen), onClose: close };

  return (
    <div className={`tillview-dropdown ${className}`.trimEnd()}>
      {/* While the popover is loading, the focus is still here, and nothing else listens. */}
      <div
        className="tillview-dropdown__toggle"
        ref={setAnchor}
        role="presentation"
        onKeyDown={(event) => {
          if (!isOpen || event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      >
        {renderToggle(state)}
      </div>
      {isOpen && anchor && (
        <Popover {...popover} anchor={anchor} onClose={close} className={contentClassName}>
          {renderContent(state)}
        </Popover>
      )}
    </div>
  );
}
