import { __ } from '@wordpress/i18n';
import { Spinner } from '../../spinner/spinner.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';

export type ChartPlaceholderProps = {
  /** Height of the block in CSS pixels; 0 unless given. */
  height?: number;
};

/** Shown in place of a chart while its data is loading (R4.24). */
export function ChartPlaceholder({ height = 0 }: ChartPlaceholderProps) {
  return (
    <div className="tillview-chart-placeholder" style={{ blockSize: height }}>
      <VisuallyHidden>{__('Your requested data is loading', 'tillview')}</VisuallyHidden>
      <Spinner size={32} />
    </div>
  );
}
