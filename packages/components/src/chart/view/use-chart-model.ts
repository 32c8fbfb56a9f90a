import { formatDate } from '@tillview/date';
import { useMemo } from 'react';
import type { ChartProps } from '../chart-props.ts';
import { toDateFormatter, toDateParser } from '../model/dates.ts';
import type { ChartFormatters } from '../model/describe.ts';
import { toChartModel } from '../model/series.ts';
import { toValueFormats } from '../model/values.ts';
import type { DateFormat } from '../types.ts';
import type { ChartExtras } from './use-chart-extras.ts';
import { useVisibleSeries } from './use-visible-series.ts';

const never = () => false;

const by = (tokens: string) => (date: Date) => formatDate(date.toISOString().slice(0, 19), tokens);
const DAY = by('DD');
const MONTH = by('MMM YYYY');
const FULL_DATE = by('MMMM D, YYYY');

/** Whether any format of a chart is a d3 format string, which only the extras can parse. */
export function hasTextFormats(props: ChartProps): boolean {
  const { yFormat, yBelow1Format, tooltipValueFormat, dateParser } = props;
  const { xFormat, x2Format, screenReaderFormat, tooltipLabelFormat } = props;
  return [
    yFormat,
    yBelow1Format,
    tooltipValueFormat,
    dateParser,
    xFormat,
    x2Format,
    screenReaderFormat,
    tooltipLabelFormat,
  ].some((format) => typeof format === 'string');
}

/** The formatters of values and dates, from the props. Formatters from d3 are available once the extras are loaded. */
export function useChartFormatters(props: ChartProps, extras: ChartExtras | undefined) {
  const { valueType, yFormat, yBelow1Format, tooltipValueFormat, currency } = props;
  const {
    estimateValueFormat: estimate,
    isIncomplete = never,
    xFormat = DAY,
    x2Format = MONTH,
  } = props;
  const { screenReaderFormat = FULL_DATE, tooltipLabelFormat = FULL_DATE } = props;
  const values = useMemo(() => {
    const isText = [yFormat, yBelow1Format, tooltipValueFormat].some(
      (one) => typeof one === 'string',
    );
    const metric = typeof tooltipValueFormat === 'function' ? tooltipValueFormat : undefined;
    return isText && extras
      ? extras.toTextFormats({ valueType, yFormat, yBelow1Format, tooltipValueFormat, currency })
      : toValueFormats({ valueType, metric, currency });
  }, [extras, valueType, yFormat, yBelow1Format, tooltipValueFormat, currency]);
  const { formatters, xLabel, x2Label } = useMemo(() => {
    const read = (format: DateFormat) =>
      toDateFormatter(
        typeof format === 'function'
          ? format
          : (date) => extras?.formatDateText(format, date) ?? '',
      );
    return {
      formatters: {
        metric: values.metric,
        estimate,
        date: read(tooltipLabelFormat),
        fullDate: read(screenReaderFormat),
        isIncomplete,
      } satisfies ChartFormatters,
      xLabel: read(xFormat),
      x2Label: read(x2Format),
    };
  }, [
    extras,
    values,
    estimate,
    tooltipLabelFormat,
    screenReaderFormat,
    isIncomplete,
    xFormat,
    x2Format,
  ]);
  return { values, formatters, xLabel, x2Label };
}

/** The series, and which of them are visible. */
export function useChartModel(props: ChartProps, extras: ChartExtras | undefined) {
  const { data, mode = 'time-comparison', dateParser, legendTotals } = props;
  const filterValue = props.filterParam ? props.query?.[props.filterParam] : undefined;
  const alwaysListedIds =
    typeof filterValue === 'string' || typeof filterValue === 'number' ? String(filterValue) : '';
  const loaded = useMemo(
    () =>
      toChartModel(data, {
        mode,
        parseDate: toDateParser(
          dateParser === undefined ? undefined : extras?.createDateParser(dateParser),
        ),
        legendTotals,
        alwaysListedKeys: alwaysListedIds.split(',').map((id) => id.trim()),
      }),
    [extras, data, mode, dateParser, legendTotals, alwaysListedIds],
  );
  const { slots, toggle } = useVisibleSeries(loaded.series.map(({ key }) => key));
  const { estimate, goal, marks, chartLine, interval = 'day' } = props;
  const { visible, model } = useMemo(() => {
    const shown = loaded.series.filter(({ key }) => slots.has(key));
    return {
      visible: shown,
      model:
        extras?.addToModel(loaded, { estimate, goal, marks }, shown, { chartLine, interval }) ??
        loaded,
    };
  }, [extras, loaded, slots, estimate, goal, marks, chartLine, interval]);
  return { model, slots, toggle, visible };
}
