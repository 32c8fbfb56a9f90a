import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import { summarise, type Wording } from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';

export type PlotWordsProps = {
  id: string;
  model: ChartModel;
  visible: readonly Series[];
  wording: Wording;
  /** Whether spans can be marked. */
  hasSpans: boolean;
  /** What is said next to who listens. */
  announcement: string;
};

/** The ids of what describes a plot. */
export const describedBy = (id: string) => `${id}-summary ${id}-keys`;

/** What the plot says to those who do not see it. It knows nothing of the pointer, so pointing costs nothing here. */
export const PlotWords = memo(function PlotWords(props: PlotWordsProps) {
  const { id, model, visible, wording, hasSpans, announcement } = props;
  const keys = __(
    'Left and right arrow keys go through the dates, up and down through the series.',
    'tillview',
  );
  const spanKeys = __(
    'With Shift they mark a span of dates; Enter shows it as the range, Escape lets go of it.',
    'tillview',
  );
  return (
    <>
      <Summary id={`${id}-summary`} {...{ model, visible, wording }} />
      <VisuallyHidden id={`${id}-keys`}>{hasSpans ? `${keys} ${spanKeys}` : keys}</VisuallyHidden>
      <div className="tillview-visually-hidden" aria-live="polite" aria-atomic="true">
        {announcement}
      </div>
    </>
  );
});

type SummaryProps = Pick<PlotWordsProps, 'id' | 'model' | 'visible' | 'wording'>;

/** Apart, since it looks at every figure and what is announced changes with each key. */
const Summary = memo(function Summary({ id, model, visible, wording }: SummaryProps) {
  return <VisuallyHidden id={id}>{summarise(model, visible, wording)}</VisuallyHidden>;
});
