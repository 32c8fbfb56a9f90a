import { useMemo } from 'react';
import type { ChartProps } from '../chart-props.ts';
import { DATE_FORMAT, toDateFormatter, toDateParser } from '../model/dates.ts';
import type { Wording } from '../model/describe.ts';
import { toChartModel } from '../model/series.ts';
import { toValueFormats } from '../model/values.ts';
import { useVisibleSeries } from './use-visible-series.ts';

const never = () => false;

/** How dates and values are written. */
export function useWording(props: ChartProps) {
  const { valueType, yFormat, yBelow1Format, tooltipValueFormat, currency } = props;
  const { isRunning = never, xFormat = '%d', x2Format = '%b %Y' } = props;
  const { screenReaderFormat = '%B %-d, %Y', tooltipLabelFormat = '%B %-d, %Y' } = props;
  const values = useMemo(
    () => toValueFormats({ valueType, yFormat, yBelow1Format, tooltipValueFormat, currency }),
    [valueType, yFormat, yBelow1Format, tooltipValueFormat, currency],
  );
  const wording = useMemo<Wording>(
    () => ({
      figure: values.figure,
      date: toDateFormatter(tooltipLabelFormat),
      fullDate: toDateFormatter(screenReaderFormat),
      isRunning,
    }),
    [values, tooltipLabelFormat, screenReaderFormat, isRunning],
  );
  const xLabel = useMemo(() => toDateFormatter(xFormat), [xFormat]);
  const x2Label = useMemo(() => toDateFormatter(x2Format), [x2Format]);
  return { values, wording, xLabel, x2Label };
}

/** The series, and which of them are visible. */
export function useChartModel(props: ChartProps) {
  const { data, mode = 'time-comparison', dateParser = DATE_FORMAT, legendTotals } = props;
  const kept = props.filterParam ? props.query?.[props.filterParam] : undefined;
  const keptIds = typeof kept === 'string' || typeof kept === 'number' ? String(kept) : '';
  const model = useMemo(
    () =>
      toChartModel(data, {
        mode,
        parseDate: toDateParser(dateParser),
        legendTotals,
        keptKeys: keptIds.split(',').map((id) => id.trim()),
      }),
    [data, mode, dateParser, legendTotals, keptIds],
  );
  const { slots, toggle } = useVisibleSeries(model.series.map(({ key }) => key));
  const visible = useMemo(() => model.series.filter(({ key }) => slots.has(key)), [model, slots]);
  return { model, slots, toggle, visible };
}
