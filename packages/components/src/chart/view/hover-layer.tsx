import { markAt } from '../drawing/paths.ts';
import type { ChartPlotProps, PlotScales } from './chart-plot-props.ts';
import { seriesClass } from './series-mark.tsx';

export type HoverLayerProps = PlotScales &
  Pick<ChartPlotProps, 'visible' | 'slots' | 'chartType' | 'box'> & {
    index: number;
    /** The series selected by keyboard, if any. */
    activeKey: string | null;
  };

/** The active date and its points: the only part of the plot that follows the pointer. */
export function HoverLayer(props: HoverLayerProps) {
  const { index, activeKey, visible, slots, chartType, box, x, y } = props;
  const centre = x.centre(index);
  if (chartType === 'bar') return <BarFocus {...props} />;
  return (
    <g className="tillview-chart__hover">
      <path
        className="tillview-chart__crosshair"
        d={`M${Math.round(centre) + 0.5} 0V${box.height}`}
      />
      {visible.map((series) => {
        const value = series.values[index] ?? null;
        if (value === null) return null;
        const slot = slots.get(series.key) ?? 0;
        return (
          <g key={series.key} className={seriesClass(slot, series.isComparison)}>
            {series.key === activeKey && (
              <circle className="tillview-chart__ring" cx={centre} cy={y(value)} r={9} />
            )}
            <path
              className="tillview-chart__marks"
              d={markAt(series.isComparison ? 0 : slot, centre, y(value), 4.5)}
            />
          </g>
        );
      })}
    </g>
  );
}

function BarFocus({ index, activeKey, visible, box, x, y }: HoverLayerProps) {
  const position = visible.findIndex(({ key }) => key === activeKey);
  const value = visible[position]?.values[index] ?? null;
  const zero = y(0);
  const end = value === null ? zero : y(value);
  return (
    <g className="tillview-chart__hover">
      <rect
        className="tillview-chart__column"
        x={x.centre(index) - x.step / 2}
        y={0}
        width={x.step}
        height={box.height}
      />
      {position >= 0 && (
        <rect
          className="tillview-chart__ring"
          x={x.barLeft(index, position) - 2}
          y={Math.min(zero, end) - 2}
          width={x.barWidth + 4}
          height={Math.abs(end - zero) + 4}
        />
      )}
    </g>
  );
}
