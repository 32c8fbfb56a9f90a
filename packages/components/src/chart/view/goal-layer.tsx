import { memo } from 'react';
import { round } from '../drawing/paths.ts';
import { formatGoal, getGoalLabel } from '../model/goal.ts';
import type { ChartPlotProps, PlotScales } from './chart-plot-props.ts';

export type GoalLayerProps = PlotScales & Pick<ChartPlotProps, 'model' | 'chartType' | 'isRtl'>;

/** A goal as a dashed line; in a bar chart, as steps over the width of each date. Its name is at its beginning. */
export const GoalLayer = memo(function GoalLayer({
  model,
  chartType,
  x,
  y,
  isRtl,
}: GoalLayerProps) {
  const points = [...(model.goal ?? [])];
  const [first] = points;
  if (!first) return null;
  const half = chartType === 'bar' ? (isRtl ? -x.step : x.step) / 2 : 0;
  const places = points.flatMap(([index, amount]) => {
    const centre = x.centre(index);
    const at = (place: number) => `${round(place)},${round(y(amount))}`;
    return half === 0 ? [at(centre)] : [at(centre - half), at(centre + half)];
  });
  return (
    <g className="tillview-chart__goal">
      <path d={`M${places.join('L')}`} />
      <text
        x={isRtl ? x.width - 4 : 4}
        y={Math.max(12, y(first[1]) - 5)}
        textAnchor={isRtl ? 'end' : 'start'}
      >
        {getGoalLabel()}
      </text>
    </g>
  );
});

/** The goal at one date, as a line of the tooltip. */
export function GoalTooltipLine(
  props: Pick<ChartPlotProps, 'model' | 'formatters'> & { index: number },
) {
  const text = formatGoal(props.model, props.index, props.formatters);
  return (
    text !== '' && (
      <div className="tillview-chart-tooltip__line">
        <span className="tillview-chart-tooltip__name">{getGoalLabel()}</span>
        <bdi dir="ltr" className="tillview-chart-tooltip__value">
          {text}
        </bdi>
      </div>
    )
  );
}
