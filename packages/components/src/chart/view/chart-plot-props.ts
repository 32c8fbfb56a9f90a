import type { ChartType, Interval } from '@tillview/date';
import type { XScale } from '../drawing/scales.ts';
import type { ChartFormatters } from '../model/describe.ts';
import type { PlotBox } from '../model/layout.ts';
import type { ChartModel, Series } from '../model/series.ts';
import type { ValueFormats } from '../model/values.ts';
import type { ColourSlots } from '../model/visibility.ts';
import type { ChartRange } from '../types.ts';

/** The scales of a plot; both return CSS pixels. */
export type PlotScales = { x: XScale; y: (value: number) => number };

/** Props of `ChartPlot`, which pass to its parts. */
export type ChartPlotProps = {
  model: ChartModel;
  visible: readonly Series[];
  slots: ColourSlots;
  chartType: ChartType;
  interval: Interval;
  box: PlotBox;
  isRtl: boolean;
  values: ValueFormats;
  formatters: ChartFormatters;
  xLabel: (date: Date) => string;
  x2Label: (date: Date) => string;
  label: string;
  tooltipTitle?: string;
  /** The series that is highlighted in the legend. */
  highlight: string | null;
  /** The series whose values a selection adds up; empty when the values of several dates cannot be added. */
  summed: readonly Series[];
  /** Moving averages of the visible series, drawn over them. */
  averages: readonly Series[];
  onRangeSelect?: (range: ChartRange) => void;
};
