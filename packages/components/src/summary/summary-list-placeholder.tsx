import { useIsLargeViewport } from '../viewport/index.ts';
import { SummaryNumberPlaceholder } from './summary-number-placeholder.tsx';

export type SummaryListPlaceholderProps = {
  /** How many numbers are loading; below the large breakpoint only one is shown, as in the list. */
  numberOfItems: number;
  /** Whether a chart is attached below it. */
  isAttached?: boolean;
  /** Whether all are shown at every width, as in a list without a dropdown. */
  isAlwaysOpen?: boolean;
};

/** Shown while a summary list is loading, in its final size; hidden from screen readers. */
export function SummaryListPlaceholder({
  numberOfItems,
  isAttached = false,
  isAlwaysOpen = false,
}: SummaryListPlaceholderProps) {
  const isLarge = useIsLargeViewport() || isAlwaysOpen;
  const count = isLarge ? numberOfItems : Math.min(1, numberOfItems);
  const keys = Array.from({ length: count }, (_, index) => `placeholder-${index}`);
  return (
    <div
      className={`tillview-summary is-loading${isLarge ? '' : ' is-toggle'}${isAttached ? ' is-attached' : ''}`}
      aria-hidden="true"
    >
      {keys.map((key) => (
        <SummaryNumberPlaceholder key={key} />
      ))}
    </div>
  );
}
