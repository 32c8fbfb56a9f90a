import type { XScale } from '../drawing/scales.ts';
import type { PlotBox } from '../model/layout.ts';
import type { IndexRange } from '../model/brush.ts';

export type BrushBandProps = {
  rows: IndexRange;
  x: XScale;
  box: PlotBox;
};

/** The background of the selected dates, from the edge of the first to the edge of the last. */
export function BrushBand({ rows, x, box }: BrushBandProps) {
  const half = Math.min(x.step, box.width) / 2;
  const ends = [x.centre(rows.first), x.centre(rows.last)];
  const left = Math.max(0, Math.min(...ends) - half);
  const right = Math.min(x.width, Math.max(...ends) + half);
  return (
    <g className="tillview-chart__brush">
      <rect x={left} y={0} width={Math.max(1, right - left)} height={box.height} />
      <path d={`M${left} 0V${box.height}M${right} 0V${box.height}`} />
    </g>
  );
}
