import { useId, useRef, useState, type PointerEvent } from 'react';
import type { PointPosition } from '../drawing/move-point.ts';
import { describeSpan, type Wording } from '../model/describe.ts';
import { lineWidth, type PlotBox } from '../model/layout.ts';
import type { ChartModel, Series } from '../model/series.ts';
import { isDivisible } from '../model/span.ts';
import type { ValueFormats } from '../model/values.ts';
import type { ColourSlots } from '../model/visibility.ts';
import type { ChartInterval, ChartRange, ChartType } from '../types.ts';
import { XAxisLayer, YAxisLayer } from './axes.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { HoverLayer } from './hover-layer.tsx';
import { plotStyle } from './plot-style.ts';
import { describedBy, PlotWords } from './plot-words.tsx';
import { RunningBand } from './running-band.tsx';
import { SeriesLayer } from './series-layer.tsx';
import { SpanBand, SpanNote } from './span-layer.tsx';
import { useActivePoint } from './use-active-point.ts';
import { usePlotDrawing } from './use-plot-drawing.ts';
import { usePlotKeys } from './use-plot-keys.ts';
import { useSpan } from './use-span.ts';

export type ChartPlotProps = {
  model: ChartModel;
  visible: readonly Series[];
  slots: ColourSlots;
  chartType: ChartType;
  interval: ChartInterval;
  box: PlotBox;
  isRtl: boolean;
  values: ValueFormats;
  wording: Wording;
  xLabel: (date: Date) => string;
  x2Label: (date: Date) => string;
  label: string;
  tooltipTitle?: string;
  /** The series that the legend points at. */
  highlight: string | null;
  /** Stands over the axes of a chart that has nothing to show. */
  emptyMessage?: string;
  onRangeSelect?: (range: ChartRange) => void;
};

/** The drawing with its axes. One tab stop; inside, the arrow keys walk through dates and series. */
export function ChartPlot(props: ChartPlotProps) {
  const { model, visible, slots, chartType, box, isRtl, values, wording, emptyMessage } = props;
  const [plot, setPlot] = useState<HTMLDivElement | null>(null);
  const canvas = useRef<SVGSVGElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const { axis, x, y, drawings, ticks, runningStart } = usePlotDrawing(props);
  const { active: chosen, setActive, scrollSideways } = useActivePoint(plot);
  const count = model.dates.length;
  const isQuiet = emptyMessage !== undefined || count === 0 || visible.length === 0;
  const isScrolling = x.width > box.width;

  const originOf = () => {
    const { left = 0, top = 0 } = canvas.current?.getBoundingClientRect() ?? {};
    return { left, top };
  };
  const indexAt = (clientX: number) => x.indexAt(clientX - originOf().left);

  const hasSpans = !isQuiet && props.onRangeSelect !== undefined && isDivisible(model);
  const spans = useSpan({
    model,
    indexAt,
    onRangeSelect: hasSpans ? (props.onRangeSelect ?? null) : null,
  });
  const { marked } = spans;
  // While a mouse marks a span, the note of the span says what matters.
  const isPointing = chosen !== null && marked?.by !== 'pointer';
  const active = !isQuiet && isPointing && chosen.index < count ? chosen : null;

  const onPointerMove = (event: PointerEvent) => {
    const { left } = originOf();
    const index = x.indexAt(event.clientX - left);
    if (index < 0) return;
    const anchor = { x: left + x.centre(index), y: event.clientY };
    setActive({ index, key: null, by: 'pointer', anchor });
  };

  const onPoint = (position: PointPosition) => {
    const view = scroller.current?.getBoundingClientRect();
    if (view && isScrolling) {
      const centre = originOf().left + x.centre(position.index);
      const isInView = centre > view.left + x.step && centre < view.right - x.step;
      if (!isInView) scrollSideways(scroller.current, centre - (view.left + view.right) / 2);
    }
    const { left, top } = originOf();
    const series = visible.find(({ key }) => key === position.key);
    const anchor = {
      x: left + x.centre(position.index),
      y: top + y(series?.values[position.index] ?? 0),
    };
    setActive({ ...position, by: 'keyboard', anchor });
  };

  const { onKeyDown, announcement } = usePlotKeys({
    model,
    visible,
    wording,
    field: {
      count,
      keys: visible.map(({ key }) => key),
      stops: ticks.map(({ index }) => index),
      isRtl,
    },
    isActive: active !== null,
    onPoint,
    onHide: () => setActive(null),
    spans: hasSpans ? spans : null,
  });

  const hover = active && (
    <HoverLayer
      {...{ visible, slots, chartType, box, x, y }}
      index={active.index}
      activeKey={active.key}
    />
  );
  return (
    <div
      ref={setPlot}
      className={`tillview-chart__plot ${isQuiet ? 'is-quiet' : ''} ${hasSpans ? 'has-spans' : ''}`}
      style={plotStyle(box)}
      {...(isQuiet
        ? {}
        : {
            role: 'application',
            tabIndex: 0,
            'aria-label': props.label,
            'aria-describedby': describedBy(id),
            onKeyDown,
            onBlur: () => {
              setActive(null);
              if (marked?.by === 'keyboard') spans.letGo();
            },
          })}
    >
      <div aria-hidden="true" className="tillview-chart__layers">
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
            onPointerMove={isQuiet ? undefined : onPointerMove}
            onPointerDown={
              isQuiet
                ? undefined
                : (event) => {
                    onPointerMove(event);
                    spans.onPointerDown(event);
                  }
            }
            onPointerLeave={(event) => {
              // A finger that is lifted leaves as well, and what it asked for must stay to be read.
              if (event.pointerType !== 'touch') setActive(null);
            }}
          >
            <rect className="tillview-chart__catch" width={x.width} height={box.height} />
            <RunningBand start={runningStart} count={count} x={x} box={box} isRtl={isRtl} />
            {marked && <SpanBand span={marked} x={x} box={box} />}
            {chartType === 'bar' && hover}
            <SeriesLayer
              drawings={drawings}
              chartType={chartType}
              lineWidth={lineWidth(box.width)}
              highlight={props.highlight}
            />
            <XAxisLayer box={box} x={x} count={count} ticks={ticks} />
            {chartType === 'line' && hover}
          </svg>
        </div>
      </div>
      {emptyMessage !== undefined && (
        <p className="tillview-chart__empty" style={{ blockSize: box.height }}>
          <span>{emptyMessage}</span>
        </p>
      )}
      {marked && (
        <SpanNote
          marked={marked}
          text={describeSpan(model, marked, wording)}
          box={box}
          isRtl={isRtl}
          onApply={() => spans.apply(marked)}
          onLetGo={spans.letGo}
        />
      )}
      {!isQuiet && <PlotWords {...{ id, model, visible, wording, hasSpans, announcement }} />}
      {active && plot && (
        <ChartTooltip
          {...{ model, visible, slots, chartType, wording, isRtl }}
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
