import { useIsLargeViewport } from '../viewport/index.ts';
import { SummaryNumberPlaceholder } from './summary-number-placeholder.tsx';

export type SummaryListPlaceholderProps = {
  /** How many figures are on their way; one is drawn below the large break point, as the list will. */
  numberOfItems: number;
  isAttached?: boolean;
};

/** Keeps the place of a summary list, of its final size; nothing of it is read out. */
export function SummaryListPlaceholder({
  numberOfItems,
  isAttached = false,
}: SummaryListPlaceholderProps) {
  const isLarge = useIsLargeViewport();
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
