import { __ } from '@wordpress/i18n';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import { movePoint, type PointPosition } from '../drawing/move-point.ts';
import { announcePoint, summarise, type Wording } from '../model/describe.ts';
import { lineWidth, type PlotBox } from '../model/layout.ts';
import type { ChartModel, Series } from '../model/series.ts';
import type { ValueFormats } from '../model/values.ts';
import type { ColourSlots } from '../model/visibility.ts';
import type { ChartInterval, ChartType } from '../types.ts';
import { XAxisLayer, YAxisLayer } from './axes.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import { HoverLayer } from './hover-layer.tsx';
import { RunningBand } from './running-band.tsx';
import { SeriesLayer } from './series-layer.tsx';
import { useActivePoint } from './use-active-point.ts';
import { usePlotDrawing } from './use-plot-drawing.ts';

export interface ChartPlotProps {
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
}

/** The drawing with its axes. One tab stop; inside, the arrow keys walk through dates and series. */
export function ChartPlot(props: ChartPlotProps) {
  const { model, visible, slots, chartType, box, isRtl, values, wording, emptyMessage } = props;
  const [plot, setPlot] = useState<HTMLDivElement | null>(null);
  const canvas = useRef<SVGSVGElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef<PointPosition | null>(null);
  const id = useId();
  const { axis, x, y, drawings, ticks, runningStart } = usePlotDrawing(props);
  const { active: chosen, setActive, scrollSideways } = useActivePoint(plot);
  const [announcement, setAnnouncement] = useState('');
  const count = model.dates.length;
  const isQuiet = emptyMessage !== undefined || count === 0 || visible.length === 0;
  const active = !isQuiet && chosen && chosen.index < count ? chosen : null;
  const isScrolling = x.width > box.width;

  const originOf = () => {
    const { left = 0, top = 0 } = canvas.current?.getBoundingClientRect() ?? {};
    return { left, top };
  };

  const reveal = (index: number) => {
    const view = scroller.current?.getBoundingClientRect();
    if (!view || !isScrolling) return;
    const centre = originOf().left + x.centre(index);
    const isInView = centre > view.left + x.step && centre < view.right - x.step;
    if (!isInView) scrollSideways(scroller.current, centre - (view.left + view.right) / 2);
  };

  const onPointerMove = (event: PointerEvent) => {
    const { left } = originOf();
    const index = x.indexAt(event.clientX - left);
    if (index < 0) return;
    const anchor = { x: left + x.centre(index), y: event.clientY };
    setActive({ index, key: null, by: 'pointer', anchor });
  };

  const goTo = (position: PointPosition) => {
    place.current = position;
    reveal(position.index);
    const { left, top } = originOf();
    const series = visible.find(({ key }) => key === position.key);
    const anchor = {
      x: left + x.centre(position.index),
      y: top + y(series?.values[position.index] ?? 0),
    };
    setActive({ ...position, by: 'keyboard', anchor });
    setAnnouncement(announcePoint(model, visible, position, wording));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape' && active) {
      event.stopPropagation();
      setActive(null);
      return;
    }
    const keys = visible.map(({ key }) => key);
    const stops = ticks.map(({ index }) => index);
    const from = place.current && place.current.index < count ? place.current : null;
    const next = movePoint(from, event.key, { count, keys, stops, isRtl });
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };

  return (
    <div
      ref={setPlot}
      className={`tillview-chart__plot ${isQuiet ? 'is-quiet' : ''}`}
      style={{ minBlockSize: box.outerHeight }}
      {...(isQuiet
        ? {}
        : {
            role: 'application',
            tabIndex: 0,
            'aria-label': props.label,
            'aria-describedby': `${id}-summary ${id}-keys`,
            onKeyDown,
            onBlur: () => setActive(null),
          })}
    >
      <div aria-hidden="true">
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
            onPointerMove={isQuiet ? undefined : onPointerMove}
            onPointerDown={isQuiet ? undefined : onPointerMove}
            onPointerLeave={(event) => {
              // A finger that is lifted leaves as well, and what it asked for must stay to be read.
              if (event.pointerType !== 'touch') setActive(null);
            }}
          >
            <rect className="tillview-chart__catch" width={x.width} height={box.height} />
            <RunningBand start={runningStart} count={count} x={x} box={box} isRtl={isRtl} />
            {active && chartType === 'bar' && (
              <HoverLayer {...{ visible, slots, chartType, box, x, y }} {...toHover(active)} />
            )}
            <SeriesLayer
              drawings={drawings}
              chartType={chartType}
              lineWidth={lineWidth(box.width)}
              highlight={props.highlight}
            />
            <XAxisLayer box={box} x={x} count={count} ticks={ticks} />
            {active && chartType === 'line' && (
              <HoverLayer {...{ visible, slots, chartType, box, x, y }} {...toHover(active)} />
            )}
          </svg>
        </div>
      </div>
      {emptyMessage !== undefined && (
        <p className="tillview-chart__empty" style={{ blockSize: box.height }}>
          <span>{emptyMessage}</span>
        </p>
      )}
      {!isQuiet && (
        <>
          <VisuallyHidden id={`${id}-summary`}>{summarise(model, visible, wording)}</VisuallyHidden>
          <VisuallyHidden id={`${id}-keys`}>
            {__(
              'Left and right arrow keys go through the dates, up and down through the series.',
              'tillview',
            )}
          </VisuallyHidden>
          <div className="tillview-visually-hidden" aria-live="polite" aria-atomic="true">
            {announcement}
          </div>
        </>
      )}
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

function toHover({ index, key }: { index: number; key: string | null }) {
  return { index, activeKey: key };
}
