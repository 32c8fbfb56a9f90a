import { useMemo } from 'react';
import type { ChartProps } from '../chart-props.ts';
import { DATE_FORMAT, toDateFormatter, toDateParser } from '../model/dates.ts';
import type { ChartFormatters } from '../model/describe.ts';
import { toChartModel } from '../model/series.ts';
import { toValueFormats } from '../model/values.ts';
import { useVisibleSeries } from './use-visible-series.ts';

const never = () => false;

/** The formatters of values and dates, from the props. */
export function useChartFormatters(props: ChartProps) {
  const { valueType, yFormat, yBelow1Format, tooltipValueFormat, currency } = props;
  const { isIncomplete = never, xFormat = '%d', x2Format = '%b %Y' } = props;
  const { screenReaderFormat = '%B %-d, %Y', tooltipLabelFormat = '%B %-d, %Y' } = props;
  const values = useMemo(
    () => toValueFormats({ valueType, yFormat, yBelow1Format, tooltipValueFormat, currency }),
    [valueType, yFormat, yBelow1Format, tooltipValueFormat, currency],
  );
  const formatters = useMemo<ChartFormatters>(
    () => ({
      figure: values.figure,
      date: toDateFormatter(tooltipLabelFormat),
      fullDate: toDateFormatter(screenReaderFormat),
      isIncomplete,
    }),
    [values, tooltipLabelFormat, screenReaderFormat, isIncomplete],
  );
  const xLabel = useMemo(() => toDateFormatter(xFormat), [xFormat]);
  const x2Label = useMemo(() => toDateFormatter(x2Format), [x2Format]);
  return { values, formatters, xLabel, x2Label };
}

/** The series, and which of them are visible. */
export function useChartModel(props: ChartProps) {
  const { data, mode = 'time-comparison', dateParser = DATE_FORMAT, legendTotals } = props;
  const filterValue = props.filterParam ? props.query?.[props.filterParam] : undefined;
  const alwaysListedIds =
    typeof filterValue === 'string' || typeof filterValue === 'number' ? String(filterValue) : '';
  const model = useMemo(
    () =>
      toChartModel(data, {
        mode,
        parseDate: toDateParser(dateParser),
        legendTotals,
        alwaysListedKeys: alwaysListedIds.split(',').map((id) => id.trim()),
      }),
    [data, mode, dateParser, legendTotals, alwaysListedIds],
  );
  const { slots, toggle } = useVisibleSeries(model.series.map(({ key }) => key));
  const visible = useMemo(() => model.series.filter(({ key }) => slots.has(key)), [model, slots]);
  return { model, slots, toggle, visible };
}
