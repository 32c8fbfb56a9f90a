import { __ } from '@wordpress/i18n';
import { useId, useRef, useState, type PointerEvent } from 'react';
import type { PointPosition } from '../drawing/move-point.ts';
import { lineWidth } from '../model/layout.ts';
import { canSelectRange } from '../model/brush.ts';
import type { ChartPlotProps } from './chart-plot-props.ts';
import type { ChartExtras } from './use-chart-extras.ts';
import { XAxisLayer, YAxisLayer } from './axes.tsx';
import { plotStyle } from './plot-style.ts';
import { IncompleteBand } from './incomplete-band.tsx';
import { SeriesLayer } from './series-layer.tsx';
import { useActivePoint } from './use-active-point.ts';
import { usePlotDrawing } from './use-plot-drawing.ts';
import { usePlotKeys } from './use-plot-keys.ts';
import { useBrush } from './use-brush.ts';

/** The maximum distance of the pointer from the plot, in CSS pixels, at which the first and last points still react. */
const REACH = 24;

/** The plot with its axes. It is one tab stop; the arrow keys move between dates and series. */
export function ChartPlot(
  props: ChartPlotProps & {
    /** Undefined until they are loaded. */
    extras: ChartExtras | undefined;
  },
) {
  const { model, visible, slots, chartType, box, isRtl, values, formatters } = props;
  const { averages, extras } = props;
  const [plot, setPlot] = useState<HTMLDivElement | null>(null);
  const canvas = useRef<SVGSVGElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const { axis, x, y, drawings, ticks, incompleteStart, ownCount } = usePlotDrawing(props);
  const { active: activePoint, setActive, scrollSideways } = useActivePoint(plot);
  const count = model.dates.length;
  const isInert = count === 0 || visible.length === 0;
  const isScrolling = x.width > box.width;

  const getOrigin = () => {
    const { left = 0, top = 0 } = canvas.current?.getBoundingClientRect() ?? {};
    return { left, top };
  };
  const indexAt = (clientX: number) => x.indexAt(clientX - getOrigin().left);

  const canBrush = !isInert && props.onRangeSelect !== undefined && canSelectRange(model);
  const brush = useBrush({
    model,
    extras,
    indexAt,
    onRangeSelect: canBrush ? (props.onRangeSelect ?? null) : null,
  });
  const { selection } = brush;
  const reach = Math.min(REACH, x.step / 2);
  const clearBrush = () => {
    brush.clear();
    // The button that had the focus is removed with the selection.
    plot?.focus({ preventScroll: true });
  };
  const applyBrush = () => {
    plot?.focus({ preventScroll: true });
    if (selection) brush.apply(selection);
  };
  // While a range is selected by pointer, the note of the selection replaces the tooltip.
  const isPointing = activePoint !== null && selection?.by !== 'pointer';
  const active = !isInert && isPointing && activePoint.index < count ? activePoint : null;

  const onPointerMove = (event: PointerEvent) => {
    const { left } = getOrigin();
    const index = x.indexAt(event.clientX - left);
    if (index < 0) return;
    const anchor = { x: left + x.centre(index), y: event.clientY };
    setActive({ index, key: null, by: 'pointer', anchor });
  };

  const onPoint = (position: PointPosition) => {
    const view = scroller.current?.getBoundingClientRect();
    if (view && isScrolling) {
      const centre = getOrigin().left + x.centre(position.index);
      const isInView = centre > view.left + x.step && centre < view.right - x.step;
      if (!isInView) scrollSideways(scroller.current, centre - (view.left + view.right) / 2);
    }
    const { left, top } = getOrigin();
    const series = visible.find(({ key }) => key === position.key);
    const anchor = {
      x: left + x.centre(position.index),
      y: top + y(series?.values[position.index] ?? 0),
    };
    setActive({ ...position, by: 'keyboard', anchor });
  };

  const { onKeyDown, announcement } = usePlotKeys(extras, {
    model,
    visible,
    summed: props.summed,
    averages,
    formatters,
    field: {
      count,
      keys: visible.map(({ key }) => key),
      stops: ticks.map(({ index }) => index),
      isRtl,
    },
    isActive: active !== null,
    onPoint,
    onHide: () => setActive(null),
    brush: canBrush ? brush : null,
  });

  const hover = active && extras && (
    <extras.HoverLayer
      {...{ visible, slots, chartType, box, x, y }}
      index={active.index}
      activeKey={active.key}
    />
  );
  return (
    <div
      ref={setPlot}
      className={`tillview-chart__plot ${isInert ? 'is-inert' : ''} ${canBrush ? 'is-brushable' : ''} ${
        averages.length > 0 ? 'has-averages' : ''
      }`}
      style={plotStyle(box)}
      {...(isInert
        ? {}
        : {
            role: 'application',
            tabIndex: 0,
            'aria-label': props.label,
            'aria-describedby': extras ? `${id}-summary ${id}-keys` : undefined,
            onKeyDown,
            onBlur: ({ currentTarget, relatedTarget }) => {
              setActive(null);
              if (currentTarget.contains(relatedTarget)) return;
              if (selection?.by === 'keyboard') brush.clear();
            },
          })}
    >
      {/* A translation by the browser puts HTML elements into SVG texts, which are then not shown. */}
      <div aria-hidden="true" translate="no" className="tillview-chart__layers">
        <YAxisLayer box={box} axis={axis} format={values.axis} isRtl={isRtl} />
        <div
          ref={scroller}
          className={`tillview-chart__scroller ${isScrolling ? 'is-scrolling' : ''}`}
          style={{ marginLeft: box.left, width: box.width }}
        >
          <svg
            ref={canvas}
            className="tillview-chart__canvas"
            width={x.width}
            height={box.outerHeight}
            viewBox={`0 0 ${x.width} ${box.outerHeight}`}
            preserveAspectRatio="none"
            onPointerMove={isInert ? undefined : onPointerMove}
            onPointerDown={
              isInert
                ? undefined
                : (event) => {
                    onPointerMove(event);
                    brush.onPointerDown(event);
                  }
            }
            onPointerLeave={(event) => {
              // Lifting a finger fires this event too, and the tooltip must stay readable.
              if (event.pointerType !== 'touch') setActive(null);
            }}
          >
            <rect
              className="tillview-chart__hit-area"
              x={-reach}
              width={x.width + 2 * reach}
              height={box.height}
            />
            <IncompleteBand
              start={incompleteStart}
              count={ownCount}
              x={x}
              box={box}
              isRtl={isRtl}
            />
            {selection && extras && <extras.BrushBand rows={selection} x={x} box={box} />}
            {chartType === 'bar' && hover}
            <SeriesLayer
              drawings={drawings}
              chartType={chartType}
              lineWidth={lineWidth(box.width)}
              highlight={props.highlight}
            />
            {extras && <extras.DerivedLayer {...props} x={x} y={y} />}
            <XAxisLayer box={box} x={x} count={count} ticks={ticks} />
            {chartType === 'line' && hover}
          </svg>
        </div>
      </div>
      {canBrush && !selection && (
        <span className="tillview-chart__brush-hint" aria-hidden="true">
          {__('Drag over the chart to select dates', 'tillview')}
        </span>
      )}
      {selection && extras && (
        <extras.BrushNote
          {...{ selection, model, slots, formatters, x, box, isRtl }}
          summed={props.summed}
          onApply={applyBrush}
          onClear={clearBrush}
        />
      )}
      {!isInert && extras && (
        <extras.PlotDescription {...{ id, model, visible, formatters, canBrush, announcement }} />
      )}
      {active && plot && extras && (
        <extras.ChartTooltip
          {...{ model, visible, averages, slots, chartType, formatters, isRtl, plot }}
          index={active.index}
          activeKey={active.key}
          title={props.tooltipTitle}
          anchor={active.anchor}
          container={plot.closest<HTMLElement>('main, [role="main"]') ?? plot.ownerDocument.body}
        />
      )}
    </div>
  );
}
