import { memo } from 'react';
import type { SeriesDrawing } from '../drawing/series-drawing.ts';
import type { ChartType } from '../types.ts';
import { seriesClass } from './series-mark.tsx';

const LINE_MARKS = 'tillview-chart__marks';
const BAR_MARKS = 'tillview-chart__bar-marks';

export type SeriesLayerProps = {
  drawings: readonly SeriesDrawing[];
  chartType: ChartType;
  /** In CSS pixels. */
  lineWidth: number;
  /** The one series at full strength; null when all are. */
  highlight: string | null;
};

/** The series. It knows nothing of the pointer, so that moving over the chart never draws it again. */
export const SeriesLayer = memo(function SeriesLayer(props: SeriesLayerProps) {
  const { drawings, chartType, lineWidth, highlight } = props;
  const shape = chartType === 'bar' ? 'tillview-chart__bars' : 'tillview-chart__line';
  return (
    <g className="tillview-chart__series">
      {drawings.map(({ key, slot, isComparison, whole, running, marks, runningMarks }) => (
        <g
          key={key}
          data-series={key}
          className={`${seriesClass(slot, isComparison)} ${
            highlight !== null && highlight !== key ? 'is-dimmed' : ''
          }`}
        >
          {whole && <path className={shape} d={whole} strokeWidth={lineWidth} />}
          {running && (
            <path className={`${shape} is-running`} d={running} strokeWidth={lineWidth} />
          )}
          {marks && <path className={chartType === 'bar' ? BAR_MARKS : LINE_MARKS} d={marks} />}
          {runningMarks && <path className="tillview-chart__marks is-running" d={runningMarks} />}
        </g>
      ))}
    </g>
  );
});
