import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import type { XScale } from '../drawing/scales.ts';
import { estimateTextWidth } from '../model/x-ticks.ts';
import type { ChartPlotProps } from './chart-plot-props.ts';

export type IncompleteBandProps = Pick<ChartPlotProps, 'box' | 'isRtl'> & {
  /** The first date whose interval has not ended yet; `count` or more if there is none. */
  start: number;
  /** The number of rows up to the last date of the chart's range. */
  count: number;
  x: XScale;
};

/** A labelled background for the dates whose intervals have not ended yet. */
export const IncompleteBand = memo(function IncompleteBand(props: IncompleteBandProps) {
  const { start, count, x, box, isRtl } = props;
  if (start >= count) return null;
  const half = Math.min(x.step, box.width) / 2;
  const ends = [x.centre(start), x.centre(count - 1)];
  const left = Math.max(0, Math.min(...ends) - half);
  const right = Math.min(x.width, Math.max(...ends) + half);
  const text = __('Incomplete', 'tillview');
  const width = estimateTextWidth(text, box.textScale);
  // At the end of the plot the band may be too narrow for the label, which is then placed before the band.
  const isRoomy = right - left > width + 8;
  const edge = isRtl ? right + 6 : left - 6;
  return (
    <g className="tillview-chart__incomplete">
      <rect x={left} y={0} width={Math.max(1, right - left)} height={box.height} />
      <text
        x={isRoomy ? (left + right) / 2 : edge}
        y={14 * box.textScale}
        textAnchor={isRoomy ? 'middle' : isRtl ? 'start' : 'end'}
      >
        {text}
      </text>
    </g>
  );
});
