import type { ChartType } from '@tillview/date';
import { memo } from 'react';
import type { SeriesDrawing } from '../drawing/series-drawing.ts';
import { seriesClass } from './series-mark.tsx';

const LINE_MARKS = 'tillview-chart__marks';
const BAR_MARKS = 'tillview-chart__bar-marks';

export type SeriesLayerProps = {
  drawings: readonly SeriesDrawing[];
  chartType: ChartType;
  /** The stroke width of the lines, in CSS pixels. */
  lineWidth: number;
  /** The key of the highlighted series, the only one at full opacity; `null` when all series are. */
  highlight: string | null;
};

/** The series. It does not re-render on hover. */
export const SeriesLayer = memo(function SeriesLayer(props: SeriesLayerProps) {
  const { drawings, chartType, lineWidth, highlight } = props;
  const shape = chartType === 'bar' ? 'tillview-chart__bars' : 'tillview-chart__line';
  return (
    <g className="tillview-chart__series">
      {drawings.map(({ key, slot, isComparison, complete, incomplete, marks, incompleteMarks }) => (
        <g
          key={key}
          data-series={key}
          className={`${seriesClass(slot, isComparison)} ${
            highlight !== null && highlight !== key ? 'is-dimmed' : ''
          }`}
        >
          {complete && <path className={shape} d={complete} strokeWidth={lineWidth} />}
          {incomplete && (
            <path className={`${shape} is-incomplete`} d={incomplete} strokeWidth={lineWidth} />
          )}
          {marks && <path className={chartType === 'bar' ? BAR_MARKS : LINE_MARKS} d={marks} />}
          {incompleteMarks && (
            <path className="tillview-chart__marks is-incomplete" d={incompleteMarks} />
          )}
        </g>
      ))}
    </g>
  );
});
