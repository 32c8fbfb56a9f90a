import type { ChartType, Interval } from '@tillview/date';
import type { ChartFormatters } from '../model/describe.ts';
import type { PlotBox } from '../model/layout.ts';
import type { ChartModel, Series } from '../model/series.ts';
import type { ValueFormats } from '../model/values.ts';
import type { ColourSlots } from '../model/visibility.ts';
import type { ChartRange } from '../types.ts';
import type { ChartExtras } from './use-chart-extras.ts';

/** Props of `ChartPlot`. */
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
  /** Undefined until they are loaded. */
  extras: ChartExtras | undefined;
  /** Moving averages of the visible series, drawn over them. */
  averages: readonly Series[];
  onRangeSelect?: (range: ChartRange) => void;
};
