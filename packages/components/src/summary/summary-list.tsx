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
  /** Closes the dropdown that the list stands in, where it does. */
  onToggle?: () => void;
  isOpen?: boolean;
};

export type SummaryListProps = {
  /** The numbers, ten at most, or a function that gives them. */
  children: ReactNode | ((state: SummaryListState) => ReactNode);
  /** 'Performance Indicators' unless given. */
  label?: string;
  /** Whether a chart card follows that the selected number belongs to: the two are drawn as one. */
  isAttached?: boolean;
};

type NumberElement = ReactElement<SummaryNumberProps>;

function toItems(nodes: ReactNode): NumberElement[] {
  return Children.toArray(nodes).flatMap((node): NumberElement[] => {
    if (!isValidElement<SummaryNumberProps>(node)) return [];
    return node.type === Fragment ? toItems(node.props.children) : [node];
  });
}

/** Where the focus goes by a key; horizontal arrows follow the reading direction. */
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
  onChosen?: () => void;
};

function Items({ items, label, isVertical, isAttached, onChosen }: ItemsProps) {
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
        onClick={onChosen}
      >
        {numbers}
      </div>
    </>
  );
}

/**
 * The figures of a report in cards of one height, as many in a row as fit. Below the large break point, with
 * two or more, one dropdown whose button is the selected figure (spec §2, readings B50).
 */
export function SummaryList({ children, label, isAttached = false }: SummaryListProps) {
  // Paper is narrow, but nothing on it can be opened: all figures must be there.
  const isPrinted = useMediaQuery('print');
  const isLarge = useIsLargeViewport() || isPrinted;
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
            {/* One key for all: another choice changes the button and must not take the focus from it. */}
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
          onChosen={onClose}
        />
      )}
    />
  );
}
