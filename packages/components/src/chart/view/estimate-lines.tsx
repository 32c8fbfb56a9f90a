import { __, sprintf } from '@wordpress/i18n';
import type { ChartPlotProps } from './chart-plot-props.ts';

export type EstimateLinesProps = Pick<ChartPlotProps, 'model' | 'formatters'> & {
  index: number;
  /** Whether there are no values, which have the date. */
  isAlone: boolean;
};

/** The estimate at one date, as lines of the tooltip. */
export function EstimateLines({ model, index, formatters, isAlone }: EstimateLinesProps) {
  const point = model.estimate?.get(index);
  const date = model.dates[index];
  if (!point || !date) return null;
  const { metric, estimate: write = metric } = formatters;
  const lines = [
    [
      isAlone
        ? /* translators: %s: a date whose values are estimated. */
          sprintf(__('%s (estimate)', 'tillview'), formatters.date(date))
        : __('Estimate', 'tillview'),
      write(point.value),
    ],
    [
      /* translators: Label of a range that contains the result with a probability of 80%. */
      __('80%', 'tillview'),
      sprintf(
        /* translators: 1 and 2: the lowest and the highest value of a range. */
        __('%1$s to %2$s', 'tillview'),
        write(point.low),
        write(point.high),
      ),
    ],
  ] as const;
  return (
    <>
      {lines.map(([name, value]) => (
        <div key={name} className="tillview-chart-tooltip__line">
          <span className="tillview-chart-tooltip__name">{name}</span>
          <bdi dir="ltr" className="tillview-chart-tooltip__value">
            {value}
          </bdi>
        </div>
      ))}
    </>
  );
}
