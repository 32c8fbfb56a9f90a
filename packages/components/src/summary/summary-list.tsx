import { __ } from '@wordpress/i18n';
import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  useId,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Dropdown } from '../dropdown/index.ts';
import { useIsLargeViewport, useMediaQuery } from '../viewport/index.ts';
import { SummaryItemContext } from './summary-context.ts';
import type { SummaryNumberProps } from './summary-number.tsx';

export type SummaryListState = {
  /** Closes the dropdown around the list, if there is one. */
  onToggle?: () => void;
  isOpen?: boolean;
};

export type SummaryListProps = {
  /** The numbers, ten at most, or a function that returns them. */
  children: ReactNode | ((state: SummaryListState) => ReactNode);
  /** 'Performance Indicators' unless given. */
  label?: string;
  /** Whether a chart card for the selected number follows: the two are drawn as one. */
  isAttached?: boolean;
  /** Whether all numbers are shown at every width, without a dropdown. */
  isAlwaysOpen?: boolean;
};

type NumberElement = ReactElement<SummaryNumberProps>;

function toItems(nodes: ReactNode): NumberElement[] {
  return Children.toArray(nodes).flatMap((node): NumberElement[] => {
    if (!isValidElement<SummaryNumberProps>(node)) return [];
    return node.type === Fragment ? toItems(node.props.children) : [node];
  });
}

/** The index that a key moves the focus to; horizontal arrows follow the reading direction. */
function getTarget(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'ArrowRight':
      return (index + (isRtl ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (index + (isRtl ? 1 : count - 1)) % count;
    default:
      return undefined;
  }
}

type ItemsProps = {
  items: readonly NumberElement[];
  label: string;
  isVertical: boolean;
  isAttached: boolean;
  onSelect?: () => void;
};

function Items({ items, label, isVertical, isAttached, onSelect }: ItemsProps) {
  const helpId = useId();
  const [current, setCurrent] = useState<number>();
  const isMenu = items.length > 0 && items.every(({ props }) => Boolean(props.href));
  const selected = items.findIndex(({ props }) => props.selected);
  const tabStop = Math.min(current ?? Math.max(selected, 0), items.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const links = [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const index = links.findIndex((link) => link === list.ownerDocument.activeElement);
    if (index === -1) return;
    const view = list.ownerDocument.defaultView;
    const isRtl = view?.getComputedStyle(list).direction === 'rtl';
    const target = getTarget(event.key, index, links.length, isRtl);
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    links[target]?.focus();
  };
  const className = [
    'tillview-summary',
    `has-${Math.min(items.length, 10)}-items`,
    isVertical && 'is-vertical',
    isAttached && 'is-attached',
  ]
    .filter(Boolean)
    .join(' ');
  const numbers = items.map((item, index) => (
    <SummaryItemContext.Provider
      key={item.key}
      value={{ container: isMenu ? 'menu' : 'list', isTabStop: index === tabStop }}
    >
      {item}
    </SummaryItemContext.Provider>
  ));
  if (!isMenu)
    return (
      <div className={className} role="list" aria-label={label}>
        {numbers}
      </div>
    );

  return (
    <>
      <span id={helpId} hidden>
        {__('Use the arrow keys to move between the figures.', 'tillview')}
      </span>
      <div
        className={className}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={helpId}
        aria-orientation={isVertical ? 'vertical' : 'horizontal'}
        data-skip-focus
        onKeyDown={onKeyDown}
        onClick={onSelect}
      >
        {numbers}
      </div>
    </>
  );
}

/**
 * The summary numbers of a report in cards of one height, as many in a row as fit. Below the large breakpoint two or more
 * become a dropdown with the selected number as its button (R2.38, readings B50).
 */
export function SummaryList({
  children,
  label,
  isAttached = false,
  isAlwaysOpen = false,
}: SummaryListProps) {
  // A printed page is narrow, but a dropdown cannot be opened there, so all numbers are shown.
  const isPrinted = useMediaQuery('print');
  const isLarge = useIsLargeViewport() || isPrinted || isAlwaysOpen;
  const name = label ?? __('Performance Indicators', 'tillview');
  const render = (state: SummaryListState): NumberElement[] =>
    toItems(typeof children === 'function' ? children(state) : children);

  const items = render({});
  if (isLarge || items.length < 2)
    return <Items items={items} label={name} isVertical={false} isAttached={isAttached} />;

  return (
    <Dropdown
      className="tillview-summary-dropdown"
      contentClassName="tillview-summary-dropdown__popover"
      headerTitle={name}
      renderToggle={({ isOpen, onToggle }) => {
        const numbers = render({ onToggle, isOpen });
        const shown = numbers.find(({ props }) => props.selected) ?? numbers[0];
        return (
          <div className={`tillview-summary is-toggle${isAttached ? ' is-attached' : ''}`}>
            {/* A constant key: another selection must not replace the button, which would lose the focus. */}
            {shown && cloneElement(shown, { key: 'toggle', onToggle, isOpen })}
          </div>
        );
      }}
      renderContent={({ onClose }) => (
        <Items
          items={render({ onToggle: onClose, isOpen: true })}
          label={name}
          isVertical
          isAttached={false}
          onSelect={onClose}
        />
      )}
    />
  );
}
