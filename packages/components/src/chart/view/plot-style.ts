import type { CSSProperties } from 'react';
import type { PlotBox } from '../model/layout.ts';

/** Custom properties of our own, which the types of React do not know. */
type PlotStyle = CSSProperties & Record<`--tillview-chart-${string}`, string>;

/** How high the plot is; and the same box in shares, since paper has another width and asks nobody before it prints. */
export function plotStyle({ outerWidth, outerHeight, left, width }: PlotBox): PlotStyle {
  return {
    minBlockSize: outerHeight,
    '--tillview-chart-width': `${outerWidth}px`,
    '--tillview-chart-ratio': `${outerWidth} / ${outerHeight}`,
    '--tillview-chart-start': `${(left / outerWidth) * 100}%`,
    '--tillview-chart-share': `${(width / outerWidth) * 100}%`,
  };
}
