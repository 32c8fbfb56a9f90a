import type { CSSProperties } from 'react';
import type { PlotBox } from '../model/layout.ts';

/** CSS custom properties, which React's types do not include. */
type PlotStyle = CSSProperties & Record<`--tillview-chart-${string}`, string>;

/**
 * The height of the plot, and its box in percent: a printed page has another width, and no script runs to measure it.
 */
export function plotStyle({ outerWidth, outerHeight, left, width }: PlotBox): PlotStyle {
  return {
    minBlockSize: outerHeight,
    '--tillview-chart-width': `${outerWidth}px`,
    '--tillview-chart-ratio': `${outerWidth} / ${outerHeight}`,
    '--tillview-chart-start': `${(left / outerWidth) * 100}%`,
    '--tillview-chart-share': `${(width / outerWidth) * 100}%`,
  };
}
