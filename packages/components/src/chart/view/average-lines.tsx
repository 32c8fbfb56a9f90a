import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { linePath } from '../drawing/paths.ts';
import type { ChartFormatters } from '../model/describe.ts';
import { formatMetric } from '../model/format-metric.ts';
import type { Series } from '../model/series.ts';
import type { ChartPlotProps, PlotScales } from './chart-plot-props.ts';
import { SeriesMark, seriesClass } from './series-mark.tsx';

export type AverageLayerProps = Pick<ChartPlotProps, 'averages' | 'slots'> & PlotScales;

/** The moving averages, each in the colour of its series. They are lines in a bar chart too. */
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

export type AverageLinesProps = Pick<ChartPlotProps, 'averages' | 'slots' | 'formatters'> & {
  index: number;
};

/** The moving averages at one date, as lines of the tooltip. The first days of a series have none. */
export function AverageLines({ averages, slots, index, formatters }: AverageLinesProps) {
  return (
    <>
      {averages
        .filter(({ values }) => (values[index] ?? null) !== null)
        .map(({ key, isComparison, values }) => (
          <div key={key} className="tillview-chart-tooltip__line">
            <SeriesMark
              slot={slots.get(key) ?? null}
              isComparison={isComparison}
              chartType="line"
            />
            <span className="tillview-chart-tooltip__name">{__('7-day average', 'tillview')}</span>
            <bdi dir="ltr" className="tillview-chart-tooltip__value">
              {formatMetric(values[index] ?? null, formatters.metric)}
            </bdi>
          </div>
        ))}
    </>
  );
}

/** The moving average of a series at a date, for screen readers; empty when the series has none. */
export function describeAverage(
  averages: readonly Series[],
  { key, index }: { key: string; index: number },
  { metric }: ChartFormatters,
): string {
  const average = averages.find((series) => series.key === key);
  return average
    ? ` ${average.label}: ${formatMetric(average.values[index] ?? null, metric)}.`
    : '';
}
