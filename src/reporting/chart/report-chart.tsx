import { Button, Chart, lazyWithRetry, type ChartProps } from '@tillview/components';
import type { AnyTotals, RequestStats, ReportRequest } from '@tillview/data';
import type { QueryUpdate } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useHost } from '../../host/host-context.ts';
import type { Additions } from '../additions/chart-additions.tsx';
import { openDialog } from '../../shell/tools/dialog-state.ts';
import { useMayRequestMore } from '../../shell/first-view.ts';
import { useUrl } from '../../shell/use-url.ts';
import { getChartRows, getIncompleteDates, roundRows } from './chart-rows.ts';
import { getDateLabels } from './date-labels.ts';
import { readDecimalComma } from '../download/decimal-comma.ts';
import { formatValue, readExact, readValue, roundValue } from '../definition/metric-values.ts';
import { getItemRows, getItemTotals } from './item-series.ts';
import { getZoomUpdate, ZOOM_PARAM } from './zoom.ts';
import { getValueType, isAverage, type Metric } from '../definition/metric.ts';
import { formatRough } from '../definition/format-rough.ts';
import type { ReportContext } from '../definition/report-definition.ts';

/** Loaded when a range has more intervals than the chart can show. */
const TooLongNotice = lazyWithRetry(() => import('./too-long-notice.tsx'), {
  placeholder: () => (
    <p className="tillview-report__notice" aria-busy="true">
      {'\u00A0'}
    </p>
  ),
});

/** What is shown with the values; loaded after the first view. */
const ChartAdditions = lazyWithRetry(() => import('../additions/chart-additions.tsx'));

/** Loaded after the first zoom. */
const ZoomChip = lazyWithRetry(() => import('./zoom-chip.tsx'));

type Props = {
  /** The report's name, for saved image files. */
  report: string;
  metric: Metric;
  request: ReportRequest;
  stats: RequestStats;
  context: ReportContext;
  /** Whether the request and the data are the earlier ones while new data is loading. */
  isStale?: boolean;
  /** Absent if another message has the Retry button. */
  onRetry: (() => void) | undefined;
  /** Receives changes of the chart type and the interval; by default, both are written to the URL. */
  onQueryUpdate?: (update: QueryUpdate) => void;
  /** Additional controls in the header of the chart. */
  actions?: ReactNode;
  /** Depends on the width of the window by default. */
  legendPosition?: ChartProps['legendPosition'];
  /** Whether the header has a menu; true by default. */
  hasMenu?: boolean;
};

const NO_TOTALS = {};

/** The values of a metric as rows, by time or by item, with the totals for the legend. */
function useChartRows(
  { key }: Metric,
  request: ReportRequest,
  { primary, secondary }: RequestStats,
  names: ReportContext['names'],
) {
  const { segmentBy, chartMode, interval, dates, primary: range, secondary: otherRange } = request;
  const { data } = primary;
  const compared = secondary.isError ? null : secondary.data;
  // Text dependencies, because every change of the URL creates new dates: the rows stay the same object for equal ranges.
  const [primaryLabel, secondaryLabel] = [dates?.primary, dates?.secondary].map(
    (shown) => shown && `${shown.label} (${shown.range})`,
  );
  const [start, end] = [range?.after, range?.before];
  const otherStart = otherRange?.after;
  const align = dates?.params.align;
  const rows = useMemo(() => {
    if (chartMode === 'item-comparison')
      return getItemRows(key, data.intervals, { names, segmentBy });
    if (!primaryLabel || !start || !end) return [];
    return getChartRows(
      key,
      interval,
      { label: primaryLabel, start, end, intervals: data.intervals },
      secondaryLabel && otherStart && compared
        ? { label: secondaryLabel, start: otherStart, intervals: compared.intervals }
        : null,
      align,
    );
  }, [
    chartMode,
    key,
    interval,
    primaryLabel,
    secondaryLabel,
    start,
    end,
    otherStart,
    align,
    data,
    compared,
    names,
    segmentBy,
  ]);
  const legendTotals = useMemo(() => {
    if (chartMode === 'item-comparison') return getItemTotals(key, data.totals?.segments);
    if (!data.totals) return NO_TOTALS;
    return {
      primary: readValue(data.totals[key]),
      secondary: readValue(compared?.totals?.[key]),
    };
  }, [chartMode, key, data, compared]);
  return { rows, legendTotals };
}

/**
 * The text instead of a chart without values; other metrics of the range may have values. An unknown total is not 0, and a
 * chart of groups shows none whose values are negative.
 */
function getEmptyText(
  { key, label, type }: Metric,
  totals: AnyTotals | null,
  format: (value: number) => string,
): string {
  const isEmptyRange = Object.values(totals ?? {}).every((total) => !Number(total));
  const total = readExact(type, totals?.[key]);
  return isEmptyRange || total === null
    ? __('No data for the selected date range', 'tillview')
    : sprintf(
        /* translators: 1: name of a metric, such as "Returns"; 2: its total, such as "$0.00". */
        __('%1$s: %2$s in the whole date range', 'tillview'),
        label(),
        format(total),
      );
}

/** The chart of the selected metric over the range, with its comparison or item by item. */
export function ReportChart(props: Props) {
  const { report, metric, request, stats, context, isStale = false, onRetry } = props;
  const { path, query, updateQuery } = useUrl();
  const { interval, allowedIntervals, longerInterval, dates } = request;
  const { primary, secondary } = stats;
  const { currency } = context;
  const { rows: exact, legendTotals } = useChartRows(metric, request, stats, context.names);
  const { type } = metric;
  const rows = useMemo(
    () => roundRows(exact, (value) => roundValue(type, value, context)),
    [exact, type, context],
  );

  const isIncomplete = useMemo(() => {
    const incomplete = getIncompleteDates(primary.data.intervals, interval);
    return (date: string) => incomplete.has(date);
  }, [interval, primary.data]);
  const formats = useMemo(
    () => getDateLabels(interval, primary.data.intervals, secondary.data.intervals),
    [interval, primary.data.intervals, secondary.data.intervals],
  );
  // Formatted like the cards: the short format of averages would show 104.7 items as 100.
  const estimateFormat = useCallback((value: number) => formatRough(value, context), [context]);
  const valueFormat = useCallback(
    (value: number) => formatValue(type, value, context) ?? '',
    [type, context],
  );
  const currencyConfig = useMemo(() => currency.getCurrencyConfig(), [currency]);

  const title = metric.label();
  const { storeName } = useHost();
  const source = useMemo(() => [storeName, report].filter(Boolean), [storeName, report]);
  const getCSVOptions = () => ({ hasDecimalComma: readDecimalComma(currencyConfig) });
  const [additions, setAdditions] = useState<Additions>({});
  const isLater = useMayRequestMore();
  const isAdditive = !isAverage(metric);
  return (
    <>
      {secondary.isError && (
        <p className="tillview-report__notice" role="status">
          {__(
            'The comparison could not be loaded. The chart shows the selected range only.',
            'tillview',
          )}{' '}
          {onRetry && (
            <Button variant="link" onClick={onRetry}>
              {__('Retry', 'tillview')}
            </Button>
          )}
        </p>
      )}
      {longerInterval && (
        <TooLongNotice
          interval={longerInterval}
          formatNumber={context.formatNumber}
          onSelect={(selected) => updateQuery({ interval: selected, paged: undefined })}
        />
      )}
      {isLater && (
        <ChartAdditions
          {...{ metric, request }}
          totals={primary.data.totals}
          formatNumber={context.formatNumber}
          onChange={setAdditions}
        />
      )}
      <Chart
        data={rows}
        {...additions}
        menuItems={[
          { label: __('Notes on days…', 'tillview'), onInvoke: () => openDialog('notes') },
        ]}
        mode={request.chartMode}
        title={title}
        source={source}
        getCSVOptions={getCSVOptions}
        chartType={request.chartType}
        chartLine={request.chartLine}
        isAdditive={isAdditive}
        interval={interval}
        allowedIntervals={allowedIntervals}
        path={path}
        query={query}
        onQueryUpdate={props.onQueryUpdate ?? updateQuery}
        actions={
          <>
            {query[ZOOM_PARAM] !== undefined && <ZoomChip />}
            {props.actions}
          </>
        }
        hasMenu={props.hasMenu ?? true}
        {...(props.legendPosition ? { legendPosition: props.legendPosition } : {})}
        isRequesting={primary.isRequesting || secondary.isRequesting}
        isStale={isStale}
        emptyMessage={
          longerInterval
            ? __('Too many intervals to show', 'tillview')
            : getEmptyText(metric, primary.data.totals, valueFormat)
        }
        legendTotals={legendTotals}
        legendEntries={request.chartMode === 'time-comparison' ? (request.secondary ? 2 : 1) : 0}
        valueType={getValueType(metric)}
        tooltipValueFormat={valueFormat}
        estimateValueFormat={estimateFormat}
        currency={currencyConfig}
        isIncomplete={isIncomplete}
        xFormat={formats.x}
        x2Format={formats.x2}
        tooltipLabelFormat={formats.tooltip}
        screenReaderFormat={formats.screenReader}
        onRangeSelect={(range) => updateQuery(getZoomUpdate(range, interval, dates, query))}
      />
    </>
  );
}
