import { memo } from 'react';
import { linePath } from '../drawing/paths.ts';
import type { XScale } from '../drawing/scales.ts';
import type { Series } from '../model/series.ts';
import type { ColourSlots } from '../model/visibility.ts';
import { seriesClass } from './series-mark.tsx';

export type AverageLayerProps = {
  averages: readonly Series[];
  slots: ColourSlots;
  x: XScale;
  y: (value: number) => number;
};

/** The moving averages, each in the colour of its series; on bars they are lines as well. */
export const AverageLayer = memo(function AverageLayer(props: AverageLayerProps) {
  const { averages, slots, x, y } = props;
  return (
    <>
      {averages.map(({ key, values, isComparison, isUnmatched }) => (
        <g key={key} className={seriesClass(slots.get(key) ?? 0, isComparison)}>
          <path
            className="tillview-chart__line"
            d={linePath(values, x, y, 0, values.length - 1, isUnmatched)}
            strokeWidth={3}
          />
        </g>
      ))}
    </>
  );
});
