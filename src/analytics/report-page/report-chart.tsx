import { Button, Chart, type ChartRange } from '@tillview/components';
import type { ReportFigures, ReportRequest } from '@tillview/data';
import {
  getAllowedIntervalsForQuery,
  isIncompleteInterval,
  type DataPickerOptions,
} from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { useCallback, useMemo } from 'react';
import { useAddress } from '../../shell/use-address.ts';
import { getChartRows, toChartDate } from './chart-rows.ts';
import { getDateLabels } from './date-labels.ts';
import { readFigure } from './figure-cells.ts';
import { formatFigure } from './format-figure.ts';
import { getItemRows, getItemTotals } from './item-series.ts';
import type { ReportChart as ChartDefinition, ReportContext } from './report-definition.ts';

type Props = {
  chart: ChartDefinition;
  request: ReportRequest;
  figures: ReportFigures;
  context: ReportContext;
  onRetry: () => void;
};

const NO_TOTALS = {};

/** The figures of one chart as rows, by time or by item, with the totals of their legend. */
function useChartFigures(
  { key }: ChartDefinition,
  { chartMode, interval, dates }: ReportRequest,
  { primary, secondary }: ReportFigures,
) {
  const { data } = primary;
  const compared = secondary.isError ? null : secondary.data;
  const rows = useMemo(() => {
    if (chartMode === 'item-comparison') return getItemRows(key, data.intervals);
    if (!dates) return [];
    const series = (range: DataPickerOptions, { intervals }: typeof data) => ({
      label: `${range.label} (${range.range})`,
      start: range.after,
      intervals,
    });
    return getChartRows(
      key,
      interval,
      series(dates.primary, data),
      dates.secondary && compared ? series(dates.secondary, compared) : null,
    );
  }, [chartMode, key, interval, dates, data, compared]);
  const legendTotals = useMemo(() => {
    if (chartMode === 'item-comparison') return getItemTotals(key, data.totals?.segments);
    if (!data.totals) return NO_TOTALS;
    return {
      primary: readFigure(data.totals[key]),
      secondary: readFigure(compared?.totals?.[key]),
    };
  }, [chartMode, key, data, compared]);
  return { rows, legendTotals };
}

/** The selected figure over the range, beside its comparison or item by item. */
export function ReportChart({ chart, request, figures, context, onRetry }: Props) {
  const { path, query, updateQuery } = useAddress();
  const { interval, allowedIntervals, dates } = request;
  const { primary, secondary } = figures;
  const { currency } = context;
  const { rows, legendTotals } = useChartFigures(chart, request, figures);

  const isIncomplete = useMemo(() => {
    const { intervals } = primary.data;
    const ends = new Map(intervals.map((one) => [toChartDate(one.date_start), one.date_end]));
    // By the end that the store gives: a range may have cut the interval short.
    return (date: string) => ends.has(date) && isIncompleteInterval(date, interval, ends.get(date));
  }, [interval, primary.data]);
  const formats = useMemo(
    () => getDateLabels(interval, primary.data.intervals.length),
    [interval, primary.data.intervals.length],
  );
  const { type } = chart;
  // As the cards write them: the short format of averages would make 104.7 items 100.
  const figureFormat = useCallback(
    (value: number) => formatFigure(type, value, context) ?? '',
    [type, context],
  );
  const currencyConfig = useMemo(() => currency.getCurrencyConfig(), [currency]);

  const onRangeSelect = ({ after, before }: ChartRange) => {
    const range = { period: 'custom', compare: dates?.params.compare, after, before };
    const isAllowed = getAllowedIntervalsForQuery(range).includes(interval);
    updateQuery({
      ...range,
      preset: undefined,
      paged: undefined,
      // An interval that the new range does not allow would stay in the address without effect.
      interval: isAllowed ? query['interval'] : undefined,
    });
  };
  const title = chart.label();
  return (
    <>
      {secondary.isError && (
        <p className="tillview-report__notice" role="status">
          {__(
            'The comparison could not be loaded. The chart shows the selected range only.',
            'tillview',
          )}{' '}
          <Button variant="link" onClick={onRetry}>
            {__('Retry', 'tillview')}
          </Button>
        </p>
      )}
      <Chart
        data={rows}
        mode={request.chartMode}
        title={title}
        tooltipTitle={title}
        chartType={request.chartType}
        interval={interval}
        allowedIntervals={allowedIntervals}
        path={path}
        query={query}
        onQueryUpdate={updateQuery}
        isRequesting={primary.isRequesting || secondary.isRequesting}
        emptyMessage={__('No data for the selected date range', 'tillview')}
        legendTotals={legendTotals}
        valueType={type}
        tooltipValueFormat={figureFormat}
        currency={currencyConfig}
        isIncomplete={isIncomplete}
        xFormat={formats.x}
        x2Format={formats.x2}
        tooltipLabelFormat={formats.tooltip}
        screenReaderFormat={formats.screenReader}
        onRangeSelect={onRangeSelect}
      />
    </>
  );
}
