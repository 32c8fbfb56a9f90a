import { memo } from 'react';
import type { PlotBox } from '../model/layout.ts';
import { estimateTextWidth, type XTick } from '../model/x-ticks.ts';
import type { YAxis } from '../model/y-axis.ts';
import type { XScale } from '../drawing/scales.ts';

export interface YAxisLayerProps {
  box: PlotBox;
  axis: YAxis;
  y: (value: number) => number;
  format: (value: number) => string;
  isRtl: boolean;
}

/** Distance of the axis labels from the plot, in CSS pixels. */
const LABEL_DISTANCE = 12;
const FIRST_LINE = 22;
const SECOND_LINE = 40;
const TICK = 5;

/** Lines and labels of the values, behind everything else; the zero line is the strong one. */
export const YAxisLayer = memo(function YAxisLayer(props: YAxisLayerProps) {
  const { box, axis, y, format, isRtl } = props;
  return (
    <svg className="tillview-chart__ground" width={box.outerWidth} height={box.outerHeight}>
      {axis.ticks.map((tick) => (
        <g key={tick} transform={`translate(${box.left},${Math.round(y(tick)) + 0.5})`}>
          <path
            className={`tillview-chart__grid ${tick === 0 ? 'is-zero' : ''}`}
            d={`M0 0H${box.width}`}
          />
          <text
            className="tillview-chart__label"
            x={isRtl ? box.width + LABEL_DISTANCE : -LABEL_DISTANCE}
            dy="0.32em"
            textAnchor={isRtl ? 'start' : 'end'}
          >
            {format(tick)}
          </text>
        </g>
      ))}
    </svg>
  );
});

export interface XAxisLayerProps {
  box: PlotBox;
  x: XScale;
  ticks: readonly XTick[];
}

/** Keeps a centred label inside the picture, as the last one would else be cut. */
function labelX(centre: number, text: string, box: PlotBox, drawnWidth: number): number {
  const half = estimateTextWidth(text) / 2;
  const isClipped = drawnWidth > box.width;
  const start = isClipped ? 0 : -box.left;
  const end = isClipped ? drawnWidth : drawnWidth + box.right;
  return Math.max(start + half, Math.min(centre, end - half));
}

/** Ticks and labels of the dates, below the plot. */
export const XAxisLayer = memo(function XAxisLayer({ box, x, ticks }: XAxisLayerProps) {
  return (
    <g className="tillview-chart__dates" transform={`translate(0,${box.height})`}>
      {ticks.map(({ index, label, label2 }) => {
        const centre = x.centre(index);
        return (
          <g key={index}>
            <path className="tillview-chart__tick" d={`M${Math.round(centre) + 0.5} 1v${TICK}`} />
            {label && (
              <text
                className="tillview-chart__label"
                x={labelX(centre, label, box, x.width)}
                y={FIRST_LINE}
                textAnchor="middle"
              >
                {label}
              </text>
            )}
            {label2 && (
              <text
                className="tillview-chart__label is-second"
                x={labelX(centre, label2, box, x.width)}
                y={SECOND_LINE}
                textAnchor="middle"
              >
                {label2}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
