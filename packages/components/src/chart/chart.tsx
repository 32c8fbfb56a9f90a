import type { Interval } from '@tillview/date';
import { updateQueryString, type ChartLine } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useMediaQuery } from '../viewport/viewport.ts';
import type { ChartProps } from './chart-props.ts';
import { chartHeight, defaultLegendPosition, legendHeight, toPlotBox } from './model/layout.ts';
import { isEmptyModel, type Series } from './model/series.ts';
import { getLockReason } from './model/visibility.ts';
import type { ChartRange } from './types.ts';
import { ChartHeader } from './view/chart-header.tsx';
import { getMarking } from './drawing/series-drawing.ts';
import { ChartLegend } from './view/chart-legend.tsx';
import { ChartPlaceholder } from './view/chart-placeholder.tsx';
import { ChartPlot } from './view/chart-plot.tsx';
import { patternStyle, SeriesPatterns } from './view/series-patterns.tsx';
import { useChartExtras } from './view/use-chart-extras.ts';
import { hasTextFormats, useChartFormatters, useChartModel } from './view/use-chart-model.ts';
import { useElementSize } from './view/use-element-size.ts';
import { useRestoreFocus } from './view/use-restore-focus.ts';
import { useSaveChart } from './view/use-save-chart.ts';
import { useViewportStep } from './view/use-viewport-step.ts';

const NONE: readonly Interval[] = [];
/**
 * Approximate width of a portrait A4 page minus its margins, in CSS pixels. It is fixed, since elements cannot be
 * measured in print.
 */
const PAPER_WIDTH = 740;

const NO_SERIES: readonly Series[] = [];

/** The lines that the user can turn on. Averages are available only for days. */
function getLines(isAdditive: boolean, interval: Interval): readonly ChartLine[] {
  if (!isAdditive) return [];
  return interval === 'day' ? ['average', 'cumulative'] : ['cumulative'];
}

/** A line or bar chart over time that compares two periods, or items (R1.2, R1.3). */
export function Chart(props: ChartProps) {
  const { mode = 'time-comparison', chartType = 'line', interval = 'day' } = props;
  const { isAdditive = props.valueType !== 'average' } = props;
  const { extras, retry } = useChartExtras();
  const isRequesting = props.isRequesting === true || (!extras && hasTextFormats(props));
  const { isStale = false, emptyMessage, baseValue = 0, interactiveLegend = true } = props;
  const { showHeaderControls = true, allowedIntervals = NONE, path, query } = props;
  const { onQueryUpdate = (update) => updateQueryString(update, path, query) } = props;
  const chart = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const titleId = `${id}-title`;
  const [isTable, setIsTable] = useState(props.isTable ?? false);
  const [highlight, setHighlight] = useState<string | null>(null);
  const viewport = useViewportStep();
  const { width: measuredWidth, isRtl, textScale } = useElementSize(body, props.width);
  const isPaper = useMediaQuery('print');
  const width = isPaper ? Math.min(measuredWidth, PAPER_WIDTH) : measuredWidth;
  const { values, formatters, xLabel, x2Label } = useChartFormatters(props, extras);
  const { model, slots, toggle, visible } = useChartModel(props, extras);
  const lines = getLines(isAdditive, interval);
  const line = lines.find((one) => one === props.chartLine);
  const title =
    line && props.title && extras ? extras.describeLine(props.title, line) : props.title;
  const { drawn, averages } = useMemo(() => {
    const isIncomplete = (index: number) => formatters.isIncomplete(model.timestamps[index] ?? '');
    return line && extras
      ? extras.deriveLine(line, visible, isIncomplete)
      : { drawn: visible, averages: NO_SERIES };
  }, [line, extras, visible, model, formatters]);
  const shown = useMemo(() => [...drawn, ...averages], [drawn, averages]);
  const height = chartHeight(viewport);
  const position = props.legendPosition ?? defaultLegendPosition(viewport / textScale, mode);
  const hasLegend = position !== 'hidden' && !isRequesting && model.series.length > 0;
  const placed = hasLegend ? position : 'hidden';
  const box = useMemo(
    () => toPlotBox(width, height, placed, isRtl, textScale),
    [width, height, placed, isRtl, textScale],
  );
  const highlighted = highlight !== null && slots.has(highlight) ? highlight : null;
  const name = title ?? __('Chart', 'tillview');
  const isEmpty = emptyMessage !== undefined && isEmptyModel(model, baseValue);
  // Without series there is no table, since it would replace `emptyMessage`.
  const hasMetrics = !isRequesting && visible.length > 0;
  const showsTable = isTable && visible.length > 0;
  const restoreFocus = useRestoreFocus(body, isRequesting || isStale);
  const onRangeSelect =
    props.onRangeSelect &&
    ((range: ChartRange) => {
      restoreFocus();
      props.onRangeSelect?.(range);
    });
  const { hasFailed, save } = useSaveChart(chart, {
    title: name,
    source: props.source,
    getCSVOptions: props.getCSVOptions,
    model,
    visible: shown,
    interval,
    formatters,
  });

  const legend = hasLegend && (
    <ChartLegend
      items={model.series.map(({ key, label, total, isComparison }) => ({
        key,
        label,
        total,
        isComparison,
        visible: slots.has(key),
        focus: highlighted === null || highlighted === key,
        slot: slots.get(key) ?? null,
        locked: getLockReason(slots, key),
      }))}
      chartType={chartType}
      isMarked={getMarking(shown, chartType) !== 'none'}
      direction={position === 'top' ? 'row' : 'column'}
      isInteractive={interactiveLegend}
      formatTotal={values.metric}
      itemsLabel={props.itemsLabel}
      label={__('Legend', 'tillview')}
      onToggle={toggle}
      onHighlight={setHighlight}
    />
  );
  const metrics = { caption: name, model, visible: shown, formatters };

  return (
    <section
      ref={chart}
      className={`tillview-chart${isStale ? ' is-stale' : ''}`}
      style={patternStyle(id)}
      aria-label={title ? undefined : name}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={isRequesting || isStale}
    >
      <ChartHeader
        title={title}
        titleId={titleId}
        legend={placed === 'top' && legend}
        hasControls={showHeaderControls}
        hasMenu={props.hasMenu ?? true}
        chartType={chartType}
        interval={interval}
        allowedIntervals={allowedIntervals}
        isTable={isTable}
        hasMetrics={hasMetrics}
        hasImage={hasMetrics && !isEmpty && !showsTable && box.width > 0}
        lines={lines}
        line={line}
        onLineChange={(chartLine) => onQueryUpdate({ chartLine })}
        actions={props.actions}
        menuItems={props.menuItems}
        onChartTypeChange={(next) => onQueryUpdate({ chartType: next })}
        onIntervalChange={(next) => onQueryUpdate({ interval: next })}
        onTableChange={setIsTable}
        onSave={save}
      />
      {hasFailed && (
        <p className="tillview-chart__failure" role="alert">
          {__('The file could not be created. Try again.', 'tillview')}
        </p>
      )}
      {retry && (
        <p className="tillview-chart__failure" role="alert">
          {__('A part of the chart could not be loaded.', 'tillview')}{' '}
          <Button variant="link" onClick={retry}>
            {__('Retry', 'tillview')}
          </Button>
        </p>
      )}
      <SeriesPatterns id={id} />
      <div ref={body} className={`tillview-chart__body is-legend-${placed}`}>
        {isRequesting && (
          <ChartPlaceholder
            height={
              height +
              legendHeight(position === 'bottom' ? (props.legendEntries ?? 0) : 0, viewport)
            }
          />
        )}
        {isStale && extras && <extras.StaleMark />}
        {!isRequesting && showsTable && extras && (
          <extras.ShownMetrics {...metrics} height={height} />
        )}
        {!isRequesting && !showsTable && (
          <div className="tillview-chart__plot-area">
            {isEmpty && (
              <p className="tillview-chart__empty" style={{ minBlockSize: height }}>
                {emptyMessage}
              </p>
            )}
            {box.width > 0 && !isEmpty && (
              <ChartPlot
                visible={drawn}
                averages={averages}
                extras={extras}
                summed={isAdditive ? visible : NO_SERIES}
                {...{ model, slots, chartType, interval, box, isRtl, values, formatters }}
                {...{ xLabel, x2Label }}
                label={name}
                tooltipTitle={
                  props.tooltipTitle ?? (mode === 'time-comparison' ? title : undefined)
                }
                highlight={highlighted}
                onRangeSelect={onRangeSelect}
              />
            )}
          </div>
        )}
        {(placed === 'side' || placed === 'bottom') && legend}
      </div>
    </section>
  );
}
