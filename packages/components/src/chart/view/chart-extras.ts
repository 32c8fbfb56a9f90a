/** What a chart needs once it is drawn: one chunk, which is loaded right after the first view. */
export { saveChart } from '../save/save-chart.ts';
export { describeLine, deriveLine } from '../model/derive-line.ts';
export { describeSums } from '../model/range-sums.ts';
export { AverageLayer, AverageLines, describeAverage } from './average-lines.tsx';
export { BrushBand } from './brush-layer.tsx';
export { BrushNote } from './brush-note.tsx';
export { ShownFigures } from './chart-figures.tsx';
export { ChartTooltip } from './chart-tooltip.tsx';
export { HoverLayer } from './hover-layer.tsx';
export { StaleMark } from './stale-mark.tsx';
