import { __ } from '@wordpress/i18n';
import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  useRef,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { useIsLargeViewport, useMediaQuery } from '../viewport/viewport.ts';
import { SummaryItemContext } from './summary-context.ts';
import type { SummaryNumberProps } from './summary-number.tsx';

export type SummaryListState = {
  /** Closes the dropdown around the list, if any. */
  onToggle?: () => void;
  isOpen?: boolean;
};

export type SummaryListProps = {
  /** The numbers, ten at most, or a function that returns them. */
  children: ReactNode | ((state: SummaryListState) => ReactNode);
  /** The accessible name of the list; 'Performance indicators' by default. */
  label?: string;
  /** Whether a chart card for the selected number follows. The two are styled as one card. */
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

/** The width of the widest value, in digits. A separator or space counts as half a digit. */
function getWidth(items: readonly NumberElement[]): number {
  const widths = items.map(({ props: { value } }) => {
    const text = String(value ?? '');
    return text.length - (text.match(/[.,\s'’]/g)?.length ?? 0) / 2;
  });
  return Math.max(0, ...widths);
}

const getWidthStyle = (items: readonly NumberElement[]) =>
  ({ '--tillview-summary-digits': getWidth(items) }) as CSSProperties;

/** The number on the button of the dropdown: the selected one, or the first (readings B50). */
const getShown = (items: readonly NumberElement[]) =>
  items.find(({ props }) => props.selected) ?? items[0];

type ItemsProps = {
  items: readonly NumberElement[];
  label: string;
  layout: 'cards' | 'compact' | 'vertical';
  isAttached?: boolean;
  onSelect?: () => void;
};

function Items({ items, label, layout, isAttached = false, onSelect }: ItemsProps) {
  const className = [
    'tillview-summary',
    `has-${Math.min(items.length, 10)}-items`,
    layout !== 'cards' && `is-${layout}`,
    isAttached && 'is-attached',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <SummaryItemContext.Provider
      value={{ container: layout === 'compact' ? 'compact' : 'list', onSelect }}
    >
      <div className={className} style={getWidthStyle(items)} role="list" aria-label={label}>
        {items}
      </div>
    </SummaryItemContext.Provider>
  );
}

/**
 * The summary numbers of a report as cards of equal height, as many in a row as fit. Below the large breakpoint, two or
 * more numbers become a dropdown whose button is the selected number (R2.38, readings B50), and a compact grid of the
 * remaining numbers below it.
 */
export function SummaryList({
  children,
  label,
  isAttached = false,
  isAlwaysOpen = false,
}: SummaryListProps) {
  // A printed page is narrow, but its dropdown cannot be opened, so all numbers are shown.
  const isPrinted = useMediaQuery('print');
  const isLarge = useIsLargeViewport() || isPrinted || isAlwaysOpen;
  const toggle = useRef<HTMLDivElement>(null);
  const name = label ?? __('Performance indicators', 'tillview');
  const render = (state: SummaryListState): NumberElement[] =>
    toItems(typeof children === 'function' ? children(state) : children);

  const items = render({});
  if (isLarge || items.length < 2)
    return <Items items={items} label={name} layout="cards" isAttached={isAttached} />;

  const others = items.filter((item) => item !== getShown(items));
  return (
    <div className={`tillview-summary is-closed${isAttached ? ' is-attached' : ''}`} ref={toggle}>
      <Dropdown
        className="tillview-summary-dropdown"
        contentClassName="tillview-summary-dropdown__popover"
        headerTitle={name}
        role="dialog"
        label={name}
        renderToggle={({ isOpen, onToggle }) => {
          const shown = getShown(render({ onToggle, isOpen }));
          // Uses a constant key: a new selection must not remount the button, which would lose the focus.
          return shown && cloneElement(shown, { key: 'toggle', onToggle, isOpen });
        }}
        renderContent={({ onClose }) => (
          <Items
            items={render({ onToggle: onClose, isOpen: true })}
            label={name}
            layout="vertical"
            onSelect={onClose}
          />
        )}
      />
      <Items
        items={others}
        label={__('Other figures', 'tillview')}
        layout="compact"
        // The clicked number moves from the grid to the button, so the focus moves there too.
        onSelect={() => toggle.current?.querySelector('button')?.focus()}
      />
    </div>
  );
}
