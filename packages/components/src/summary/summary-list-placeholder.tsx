import { useIsLargeViewport } from '../viewport/viewport.ts';
import {
  SummaryNumberPlaceholder,
  type SummaryNumberPlaceholderProps,
} from './summary-number-placeholder.tsx';

export type SummaryListPlaceholderProps = SummaryNumberPlaceholderProps & {
  /** The number of summary numbers that are loading. */
  numberOfItems: number;
  /** Whether a chart is attached below. */
  isAttached?: boolean;
  /** Whether all numbers are shown at every width, as in a list without a dropdown. */
  isAlwaysOpen?: boolean;
};

const numbers = (count: number, parts: SummaryNumberPlaceholderProps) =>
  Array.from({ length: count }, (_, index) => (
    <SummaryNumberPlaceholder key={`placeholder-${index}`} {...parts} />
  ));

/** A placeholder in the final size of a summary list, shown while it is loading. Hidden from screen readers. */
export function SummaryListPlaceholder({
  numberOfItems,
  isAttached = false,
  isAlwaysOpen = false,
  ...parts
}: SummaryListPlaceholderProps) {
  const isClosed = !useIsLargeViewport() && !isAlwaysOpen && numberOfItems > 1;
  const className = `tillview-summary is-loading${isAttached ? ' is-attached' : ''}`;
  if (!isClosed)
    return (
      <div className={className} aria-hidden="true">
        {numbers(numberOfItems, parts)}
      </div>
    );
  return (
    <div className={`${className} is-closed`} aria-hidden="true">
      <div className="tillview-summary-dropdown">{numbers(1, parts)}</div>
      <div className="tillview-summary is-compact">{numbers(numberOfItems - 1, parts)}</div>
    </div>
  );
}
