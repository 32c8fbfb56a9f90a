import { __ } from '@wordpress/i18n';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dockTooltip, placeTooltip } from '../drawing/tooltip-placement.ts';
import { getChangeAt, getComparedPair, toPointMetric, type Change } from '../model/describe.ts';
import { isEstimateOnly } from '../model/estimate.ts';
import { AverageLines } from './average-lines.tsx';
import type { ChartPlotProps } from './chart-plot-props.ts';
import { EstimateLines } from './estimate-lines.tsx';
import { GoalTooltipLine } from './goal-layer.tsx';
import { MarkLines } from './mark-layer.tsx';
import { getMarking } from '../drawing/series-drawing.ts';
import { SeriesMark } from './series-mark.tsx';

/** The window width, in CSS pixels, below which a tooltip beside a point would cover the plot. */
const PHONE_WIDTH = 600;

export type ChartTooltipProps = Pick<
  ChartPlotProps,
  'model' | 'visible' | 'slots' | 'chartType' | 'formatters' | 'averages' | 'isRtl'
> & {
  index: number;
  /** The series selected by keyboard, if any. */
  activeKey: string | null;
  /** Replaces the date; in a time comparison each line has its own date. */
  title?: string;
  /** The position of the point in the viewport, in CSS pixels. */
  anchor: { x: number; y: number };
  /** The plot, which the tooltip does not cover on a phone. */
  plot: HTMLElement;
  /** The element that the tooltip is appended to: it is inside the main landmark, where all content has to be. */
  container: HTMLElement;
};

function ChangeLine({ change }: { change: Change }) {
  return (
    <div className={`tillview-chart-tooltip__change is-${change.direction}`}>
      <span>{__('Difference', 'tillview')}</span>
      <bdi dir="ltr" className="tillview-chart-tooltip__value">
        {change.text}
      </bdi>
    </div>
  );
}

/** The values of the visible series at one date, next to the point and inside the viewport. */
export function ChartTooltip(props: ChartTooltipProps) {
  const { model, visible, slots, formatters, index, anchor, isRtl, container, plot } = props;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const windowHeight = view.innerHeight;
    const windowWidth = element.ownerDocument.documentElement.clientWidth || view.innerWidth;
    const isDocked = windowWidth < PHONE_WIDTH;
    const drawing = plot.getBoundingClientRect();
    element.style.inlineSize = isDocked ? `${drawing.width}px` : '';
    const { width, height } = element.getBoundingClientRect();
    const { left, top } = isDocked
      ? {
          left: drawing.left,
          top: dockTooltip({
            plotTop: drawing.top,
            plotBottom: drawing.bottom,
            height,
            windowHeight,
          }),
        }
      : placeTooltip({
          anchorX: anchor.x,
          anchorY: anchor.y,
          width,
          height,
          windowWidth,
          windowHeight,
          isRtl,
        });
    element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  });
  const isTimed =
    model.mode === 'time-comparison' && (visible.length === 1 || getComparedPair(visible) !== null);
  const rowDate = model.dates[index];
  // After the data there are no values, which differ from missing ones.
  const withData = isEstimateOnly(model, index) ? [] : visible;
  const metrics = withData.map((series) => toPointMetric(model, series, index, formatters));
  const change = getChangeAt(visible, index, formatters.metric);
  const isMarked = getMarking(visible, props.chartType) !== 'none';
  const title = props.title ?? (rowDate && formatters.date(rowDate));
  return createPortal(
    <div ref={ref} role="tooltip" dir={isRtl ? 'rtl' : 'ltr'} className="tillview-chart-tooltip">
      <p className="tillview-chart-tooltip__title">{title}</p>
      <ul className="tillview-chart-tooltip__list">
        {metrics.map((metric) => (
          <li
            key={metric.key}
            className={`tillview-chart-tooltip__line ${
              metric.key === props.activeKey ? 'is-active' : ''
            }`}
          >
            <SeriesMark
              slot={slots.get(metric.key) ?? null}
              isComparison={metric.isComparison}
              chartType={props.chartType}
              isMarked={isMarked}
            />
            <span className="tillview-chart-tooltip__name">
              <bdi>
                {isTimed && metric.date
                  ? formatters.date(metric.date, metric.isComparison)
                  : metric.seriesLabel}
              </bdi>
            </span>
            <bdi dir="ltr" className="tillview-chart-tooltip__value">
              {metric.valueText}
            </bdi>
          </li>
        ))}
      </ul>
      {change && <ChangeLine change={change} />}
      <EstimateLines {...{ model, index, formatters }} isAlone={metrics.length === 0} />
      <GoalTooltipLine {...{ model, index, formatters }} />
      <AverageLines {...{ averages: props.averages, slots, index, formatters }} />
      {metrics.some(({ isIncomplete }) => isIncomplete) && (
        <p className="tillview-chart-tooltip__note">
          {__('Incomplete: this interval has not ended yet', 'tillview')}
        </p>
      )}
      <MarkLines {...{ model, index }} />
    </div>,
    container,
  );
}
