import { useIsLargeViewport } from '../viewport/viewport.ts';
import { SummaryNumberPlaceholder } from './summary-number-placeholder.tsx';

export type SummaryListPlaceholderProps = {
  /** The number of summary numbers that are loading. */
  numberOfItems: number;
  /** Whether a chart is attached below. */
  isAttached?: boolean;
  /** Whether all numbers are shown at every width, as in a list without a dropdown. */
  isAlwaysOpen?: boolean;
  /** Whether the numbers have a comparison; true by default. */
  isCompared?: boolean;
};

const numbers = (count: number, isCompared: boolean) =>
  Array.from({ length: count }, (_, index) => (
    <SummaryNumberPlaceholder key={`placeholder-${index}`} isCompared={isCompared} />
  ));

/** A placeholder in the final size of a summary list, shown while it is loading. Hidden from screen readers. */
export function SummaryListPlaceholder({
  numberOfItems,
  isAttached = false,
  isAlwaysOpen = false,
  isCompared = true,
}: SummaryListPlaceholderProps) {
  const isClosed = !useIsLargeViewport() && !isAlwaysOpen && numberOfItems > 1;
  const className = `tillview-summary is-loading${isAttached ? ' is-attached' : ''}`;
  if (!isClosed)
    return (
      <div className={className} aria-hidden="true">
        {numbers(numberOfItems, isCompared)}
      </div>
    );
  return (
    <div className={`${className} is-closed`} aria-hidden="true">
      <div className="tillview-summary-dropdown">{numbers(1, isCompared)}</div>
      <div className="tillview-summary is-compact">{numbers(numberOfItems - 1, isCompared)}</div>
    </div>
  );
}
