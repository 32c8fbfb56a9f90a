import { memo, type ReactNode } from 'react';
import { round } from '../drawing/paths.ts';
import { estimateTextWidth } from '../model/x-ticks.ts';
import { countDataRows, getEstimateLabel } from '../model/estimate.ts';
import type { EstimatePoint, Series } from '../model/series.ts';
import type { ChartPlotProps, PlotScales } from './chart-plot-props.ts';

export type EstimateLayerProps = PlotScales &
  Pick<ChartPlotProps, 'model' | 'visible' | 'chartType' | 'box' | 'isRtl'>;

type Place = EstimatePoint & { index: number };

/** The last value before an estimate, from which its line and its band begin. */
function getStart({ values }: Series, first: number): Place[] {
  const value = values[first - 1] ?? null;
  return value === null ? [] : [{ index: first - 1, value, low: value, high: value }];
}

/** Half the width of the line at both ends of an interval, in CSS pixels. */
const CAP = 4;

/** The least number of points with a band: of fewer, it would look like an arrow. */
const MIN_BAND = 3;

/** The lines of the label in the plot, in CSS pixels of the usual text size: that of an incomplete interval may be on the first one. */
const LINES = [14, 30] as const;

/** The label, at the end of the plot. Where there is space, it is on the first line. */
function EstimateLabel({
  start,
  x,
  box: { textScale },
  isRtl,
}: Pick<EstimateLayerProps, 'x' | 'box' | 'isRtl'> & { start: number }) {
  const text = getEstimateLabel();
  const end = isRtl ? 0 : x.width;
  const isRoomy = Math.abs(end - x.centre(start)) > estimateTextWidth(text, textScale) + x.step + 8;
  return (
    <text x={end} y={LINES[isRoomy ? 0 : 1] * textScale} textAnchor={isRtl ? 'start' : 'end'}>
      {text}
    </text>
  );
}

/**
 * An estimate: a band and a dotted line; of one or two dates, and in a bar chart, the interval is a line at each date.
 */
export const EstimateLayer = memo(function EstimateLayer(props: EstimateLayerProps) {
  const { model, visible, chartType, x, y, box, isRtl } = props;
  const series = visible.findIndex(({ isComparison }) => !isComparison);
  const own = visible[series];
  if (!model.estimate?.size || !own) return null;
  const points: Place[] = [...model.estimate].map(([index, point]) => ({ index, ...point }));
  const draw = (paths: ReactNode) => (
    <g className="tillview-chart-series is-slot-1 tillview-chart__estimate">
      {paths}
      <EstimateLabel start={points[0]!.index} {...{ x, box, isRtl }} />
    </g>
  );
  const at = (index: number, value: number) => `${round(x.centre(index))},${round(y(value))}`;
  const drawRanges = (getCentre: (index: number) => number, cap: number) => {
    const paths = points.map(({ index, low, high }) => {
      const centre = round(getCentre(index));
      return `M${centre},${round(y(low))}V${round(y(high))}M${centre - cap},${round(y(low))}h${2 * cap}M${centre - cap},${round(y(high))}h${2 * cap}`;
    });
    return <path className="tillview-chart__estimate-ranges" d={paths.join('')} />;
  };
  if (chartType === 'bar') {
    const zero = y(0);
    const bars = points.map(
      ({ index, value }) =>
        `M${round(x.barLeft(index, series))},${round(zero)}h${round(x.barWidth)}V${round(y(value))}h${round(-x.barWidth)}Z`,
    );
    return draw(
      <>
        <path className="tillview-chart__estimate-bars" d={bars.join('')} />
        {drawRanges(
          (index) => x.barLeft(index, series) + x.barWidth / 2,
          Math.min(CAP, x.barWidth / 2),
        )}
      </>,
    );
  }
  const places = [...getStart(own, Math.min(countDataRows(model), points[0]!.index)), ...points];
  const upper = places.map(({ index, high }) => at(index, high));
  const lower = places.map(({ index, low }) => at(index, low)).toReversed();
  const line = places.map(({ index, value }) => at(index, value));
  return draw(
    <>
      {points.length < MIN_BAND ? (
        drawRanges((index) => x.centre(index), CAP)
      ) : (
        <path className="tillview-chart__estimate-band" d={`M${[...upper, ...lower].join('L')}Z`} />
      )}
      <path className="tillview-chart__estimate-line" d={`M${line.join('L')}`} />
    </>,
  );
});
