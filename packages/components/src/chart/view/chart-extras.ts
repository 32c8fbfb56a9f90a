/** The code that a chart needs after its first render: one chunk, which is loaded right after it. */
export { saveChart } from '../save/save-chart.ts';
export { describeLine, deriveLine } from '../model/derive-line.ts';
export { createDateParser, toTextFormats, formatDateText } from '../model/text-formats.ts';
export { addToModel } from '../model/additions.ts';
export { DerivedLayer } from './derived-layer.tsx';
export { BrushBand } from './brush-layer.tsx';
export { BrushNote } from './brush-note.tsx';
export { ShownMetrics } from './chart-metrics.tsx';
export { ChartTooltip } from './chart-tooltip.tsx';
export { HoverLayer } from './hover-layer.tsx';
export { PlotDescription } from './plot-description.tsx';
export { handlePlotKey } from './handle-plot-key.ts';
export { startDrag } from './start-drag.ts';
export { StaleMark } from './stale-mark.tsx';
