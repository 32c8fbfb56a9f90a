import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { summarise } from '../model/describe.ts';
import { announceLastEstimate } from '../model/estimate.ts';
import { countMarks } from '../model/marks.ts';
import type { ChartPlotProps } from './chart-plot-props.ts';

type SummaryProps = Pick<ChartPlotProps, 'model' | 'visible' | 'formatters'> & { id: string };

export type PlotDescriptionProps = SummaryProps & {
  /** Whether a range can be selected. */
  canBrush: boolean;
  /** The text of the live region. */
  announcement: string;
};

/** The plot for screen readers: summary, keyboard help and live region. It does not re-render on hover. */
export const PlotDescription = memo(function PlotDescription(props: PlotDescriptionProps) {
  const { id, model, visible, formatters, canBrush, announcement } = props;
  const keys = __(
    'Use the left and right arrow keys to move between dates, the up and down arrow keys to move between series.',
    'tillview',
  );
  const brushKeys = __(
    'Hold Shift to select a range of dates, then press Enter to zoom to it or Escape to cancel.',
    'tillview',
  );
  return (
    <>
      <Summary id={`${id}-summary`} {...{ model, visible, formatters }} />
      <VisuallyHidden id={`${id}-keys`}>{canBrush ? `${keys} ${brushKeys}` : keys}</VisuallyHidden>
      <div className="tillview-visually-hidden" aria-live="polite" aria-atomic="true">
        {announcement}
      </div>
    </>
  );
});

/** A separate component: the summary reads every value, and must not be computed again for each announcement. */
const Summary = memo(function Summary({ id, model, visible, formatters }: SummaryProps) {
  return (
    <VisuallyHidden id={id}>
      {summarise(model, visible, formatters)} {announceLastEstimate(model, formatters)}{' '}
      {countMarks(model)}
    </VisuallyHidden>
  );
});
