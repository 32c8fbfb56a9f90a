import {
  Button,
  Card,
  Chart,
  ReportError,
  getReportErrorKind,
  type ChartRange,
} from '@tillview/components';
import { getTooltipValueFormat, reportsStore } from '@tillview/data';
import {
  getAllowedIntervalsForQuery,
  getChartTypeForQuery,
  getCurrentDates,
  getDateParamsFromQuery,
  isRunningInterval,
} from '@tillview/date';
import { updateQueryString } from '@tillview/navigation';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { getChartRows, toChartDate } from './chart-rows.ts';
import { getDateLabels } from './date-labels.ts';
import type { ReportChart as ChartDeclaration } from './report-declaration.ts';
import { useReportContext } from './use-report-context.ts';
import type { ReportFigures } from './use-report-figures.ts';
import { useReportRequest } from './use-report-request.ts';

type Props = {
  chart: ChartDeclaration;
  figures: ReportFigures;
};

/** The chosen figure over the range and over what it is compared with. */
export function ReportChart({ chart, figures: { primary, secondary } }: Props) {
  const { query, path, defaultDateRange } = useReportRequest();
  const { currency, interval } = useReportContext();
  const { refreshStaleReports } = useDispatch(reportsStore);
  const dates = useMemo(() => getCurrentDates(query, defaultDateRange), [query, defaultDateRange]);

  const isRunning = useMemo(() => {
    const { intervals } = primary.data;
    const ends = new Map(intervals.map((one) => [toChartDate(one.date_start), one.date_end]));
    // By the end that the store gives: a range may have cut the interval short.
    return (date: string) => ends.has(date) && isRunningInterval(date, interval, ends.get(date));
  }, [interval, primary.data]);
  const formats = useMemo(
    () => getDateLabels(interval, primary.data.intervals.length),
    [interval, primary.data.intervals.length],
  );
  const currencyConfig = useMemo(() => currency.getCurrencyConfig(), [currency]);
  const [primaryTotal = 0, secondaryTotal = 0] = [primary, secondary].map(
    ({ data }) => data.totals?.[chart.key],
  );
  const legendTotals = useMemo(
    () => ({ primary: primaryTotal, secondary: secondaryTotal }),
    [primaryTotal, secondaryTotal],
  );

  const { data: primaryData } = primary;
  const secondaryData = secondary.isError ? null : secondary.data;
  const rows = useMemo(() => {
    const series = (
      range: { label: string; range: string },
      { intervals }: typeof primaryData,
    ) => ({
      label: `${range.label} (${range.range})`,
      intervals,
    });
    return getChartRows(
      chart.key,
      interval,
      series(dates.primary, primaryData),
      dates.secondary && secondaryData ? series(dates.secondary, secondaryData) : null,
    );
  }, [chart.key, interval, dates, primaryData, secondaryData]);

  if (primary.isError) {
    return (
      <Card isAttached>
        <ReportError
          kind={getReportErrorKind(primary.error)}
          onRetry={() => void refreshStaleReports()}
        />
      </Card>
    );
  }
  const onRangeSelect = ({ after, before }: ChartRange) => {
    const { compare } = getDateParamsFromQuery(query, defaultDateRange);
    const range = { period: 'custom', compare, after, before };
    const allowed = getAllowedIntervalsForQuery({ ...range, interval }, defaultDateRange);
    updateQueryString(
      {
        ...range,
        preset: undefined,
        paged: undefined,
        // What is not allowed gives way to the first that is (spec §5), and would be a wish that nobody made.
        interval: allowed.some((one) => one === interval) ? query['interval'] : undefined,
      },
      path,
      query,
    );
  };
  const { type } = chart;
  const title = chart.label();
  return (
    <>
      {secondary.isError && (
        <p className="tillview-report__partial" role="status">
          {__(
            'The comparison could not be read; the chart shows the chosen range only.',
            'tillview',
          )}{' '}
          <Button variant="link" onClick={() => void refreshStaleReports()}>
            {__('Retry', 'tillview')}
          </Button>
        </p>
      )}
      <Chart
        data={rows}
        mode="time-comparison"
        title={title}
        tooltipTitle={title}
        chartType={getChartTypeForQuery(query)}
        interval={interval}
        allowedIntervals={getAllowedIntervalsForQuery(query, defaultDateRange)}
        path={path}
        query={query}
        isRequesting={primary.isRequesting || secondary.isRequesting}
        emptyMessage={__('No data for the selected date range', 'tillview')}
        legendTotals={legendTotals}
        valueType={type}
        tooltipValueFormat={getTooltipValueFormat(type, currency.formatAmount)}
        currency={currencyConfig}
        isIncomplete={isRunning}
        xFormat={formats.x}
        x2Format={formats.x2}
        tooltipLabelFormat={formats.tooltip}
        screenReaderFormat={formats.screenReader}
        onRangeSelect={onRangeSelect}
      />
    </>
  );
}
