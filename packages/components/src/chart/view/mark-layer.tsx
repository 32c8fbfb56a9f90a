import { memo } from 'react';
import type { XScale } from '../drawing/scales.ts';
import type { PlotBox } from '../model/layout.ts';
import type { ChartModel, RowMark } from '../model/series.ts';
import '../chart-additions.css';

export type MarkLayerProps = { model: ChartModel; x: XScale; box: PlotBox };

/** The marks below the axis, around their date, in CSS pixels; each kind has its shape. */
const SHAPES: Readonly<Record<RowMark['kind'], string>> = {
  note: 'm0,0 5,5v5h-10v-5z',
  unusual: 'm0,0 5,5-5,5-5-5z',
  coupon: 'm-4,3h8v6h-8z',
};

const round = (value: number): number => Math.round(value) + 0.5;

/** What is marked: one mark per kind and date below the axis, and a line through the plot for each date. */
export const MarkLayer = memo(function MarkLayer({ model, x, box }: MarkLayerProps) {
  if (!model.marks) return null;
  return (
    <g className="tillview-chart__notes">
      {[...model.marks].map(([index, marks]) => {
        const kinds = [...new Set(marks.map(({ kind }) => kind))];
        const centre = round(x.centre(index));
        return (
          <g key={index}>
            <path className="tillview-chart__note-line" d={`M${centre},0V${box.height}`} />
            {kinds.map((kind, at) => (
              <path
                key={kind}
                className={`tillview-chart__note is-${kind}`}
                d={`M${centre + (at - (kinds.length - 1) / 2) * 11},${box.height}${SHAPES[kind]}`}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
});

/** What is marked on one date, as lines of the tooltip. */
export function MarkLines({ model, index }: { model: ChartModel; index: number }) {
  return (
    <>
      {model.marks?.get(index)?.map(({ kind, text }, at) => (
        <p key={`${at} ${text}`} className="tillview-chart-tooltip__mark">
          <svg viewBox="-6 -1 12 12" aria-hidden="true">
            <path className={`tillview-chart__note is-${kind}`} d={`M0,0${SHAPES[kind]}`} />
          </svg>
          <bdi>{text}</bdi>
        </p>
      ))}
    </>
  );
}
