import { useMemo } from 'react';
import { drawSeries } from '../drawing/series-drawing.ts';
import { toXScale, toYScale } from '../drawing/scales.ts';
import { getShownRows } from '../model/series.ts';
import { fitLabels, labelTicks, maxTicks, tickIndices } from '../model/x-ticks.ts';
import { toYAxis } from '../model/y-axis.ts';
import type { ChartPlotProps } from './chart-plot-props.ts';

/** Scales, ticks and paths of a plot, each memoized on what it depends on. */
export function usePlotDrawing(props: ChartPlotProps) {
  const { model, visible, slots, chartType, interval, box, isRtl, values, formatters } = props;
  const { xLabel, x2Label } = props;
  const count = model.dates.length;
  const scales = useMemo(() => {
    const drawn = [visible.map((series) => series.values), model.scaled].flat(2);
    const axis = toYAxis(drawn, {
      height: box.height,
      unit: values.axisUnit,
      format: values.axis,
    });
    const x = toXScale({ chartType, count, seriesCount: visible.length, width: box.width, isRtl });
    return { axis, x, y: toYScale(axis, box.height) };
  }, [visible, model, chartType, count, box, isRtl, values]);
  const { x, y } = scales;
  const incompleteStart = useMemo(() => {
    const found = model.timestamps.findIndex(
      (stamp, index) => !model.isComparisonOnly(index) && formatters.isIncomplete(stamp),
    );
    return found < 0 ? count : found;
  }, [model, formatters, count]);
  const drawings = useMemo(
    () =>
      drawSeries({
        visible,
        slots,
        chartType,
        x,
        y,
        incompleteStart,
        markRadius: x.step > 60 ? 4 : 3,
      }),
    [visible, slots, chartType, x, y, incompleteStart],
  );
  const ticks = useMemo(() => {
    // Only the dates of the chart's range and of an estimate get ticks; those that only the comparison has get none.
    const own = getShownRows(model);
    const ownDates = own.map((index) => model.dates[index]!);
    const max = maxTicks(box.width, model.mode);
    const indices = tickIndices(ownDates, interval, max).flatMap((position) => own[position] ?? []);
    const labelled = labelTicks(model.dates, indices, interval, xLabel, x2Label);
    // Larger text is as text of the usual size on a smaller plot.
    const centre = (index: number) => x.centre(index) / box.textScale;
    return fitLabels(fitLabels(labelled, centre, 'label'), centre, 'label2');
  }, [model, interval, box, x, xLabel, x2Label]);
  // Later rows exist only in the comparison, which has no incomplete intervals.
  const ownCount = model.dates.findLastIndex((_, index) => !model.isComparisonOnly(index)) + 1;
  return { ...scales, drawings, ticks, incompleteStart, ownCount };
}
