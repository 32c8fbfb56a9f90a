import { updateQueryString } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useId, useMemo, useRef, useState } from 'react';
import type { ChartProps } from './chart-props.ts';
import { chartHeight, defaultLegendPosition, toPlotBox } from './model/layout.ts';
import { isEmptyModel } from './model/series.ts';
import { whyLocked } from './model/visibility.ts';
import type { ChartInterval } from './types.ts';
import { ChartHeader } from './view/chart-header.tsx';
import { ChartLegend } from './view/chart-legend.tsx';
import { ChartPlaceholder } from './view/chart-placeholder.tsx';
import { ChartPlot } from './view/chart-plot.tsx';
import { ChartTable } from './view/chart-table.tsx';
import { useChartModel, useWording } from './view/use-chart-model.ts';
import { useElementSize } from './view/use-element-size.ts';
import { useViewportStep } from './view/use-viewport-step.ts';

const NONE: readonly ChartInterval[] = [];
/** A region that scrolls must be reachable, or the keyboard cannot scroll it. */
const SCROLLING_REGION = { role: 'region', tabIndex: 0 } as const;

/** A chart over time: line or bar, one period against another or items against each other (spec §2). */
export function Chart(props: ChartProps) {
  const { mode = 'time-comparison', chartType = 'line', interval = 'day', title } = props;
  const { isRequesting = false, emptyMessage, baseValue = 0, interactiveLegend = true } = props;
  const { showHeaderControls = true, allowedIntervals = NONE, path, query } = props;
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [isTable, setIsTable] = useState(props.isTable ?? false);
  const [highlight, setHighlight] = useState<string | null>(null);
  const viewport = useViewportStep();
  const { width, isRtl } = useElementSize(body, props.width);
  const { values, wording, xLabel, x2Label } = useWording(props);
  const { model, slots, toggle, visible } = useChartModel(props);
  const height = chartHeight(viewport);
  const position = props.legendPosition ?? defaultLegendPosition(viewport, mode);
  const hasLegend = position !== 'hidden' && !isRequesting && model.series.length > 0;
  const placed = hasLegend ? position : 'hidden';
  const box = useMemo(
    () => toPlotBox(width, height, placed, isRtl),
    [width, height, placed, isRtl],
  );
  const highlighted = highlight !== null && slots.has(highlight) ? highlight : null;
  const name = title ?? __('Chart', 'tillview');
  const isEmpty = isEmptyModel(model, baseValue);
  // A table of nothing would keep the caller's message from being read.
  const showsTable = isTable && visible.length > 0;

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
        locked: whyLocked(slots, key),
      }))}
      chartType={chartType}
      direction={position === 'top' ? 'row' : 'column'}
      isInteractive={interactiveLegend}
      formatTotal={values.figure}
      itemsLabel={props.itemsLabel}
      label={__('Legend', 'tillview')}
      onToggle={toggle}
      onHighlight={setHighlight}
    />
  );
  const table = <ChartTable caption={name} model={model} visible={visible} wording={wording} />;

  return (
    <div
      className="tillview-chart"
      role="group"
      aria-label={title ? undefined : name}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={isRequesting}
    >
      <ChartHeader
        title={title}
        titleId={titleId}
        legend={placed === 'top' && legend}
        hasControls={showHeaderControls}
        chartType={chartType}
        interval={interval}
        allowedIntervals={allowedIntervals}
        isTable={isTable}
        actions={props.actions}
        onChartType={(next) => updateQueryString({ chartType: next }, path, query)}
        onInterval={(next) => updateQueryString({ interval: next }, path, query)}
        onTable={setIsTable}
      />
      <div ref={body} className={`tillview-chart__body is-legend-${placed}`}>
        {isRequesting && <ChartPlaceholder height={height} />}
        {!isRequesting && showsTable && (
          <div
            className="tillview-chart__table"
            style={{ maxBlockSize: Math.max(height, 300) }}
            aria-label={name}
            {...SCROLLING_REGION}
          >
            {table}
          </div>
        )}
        {!isRequesting && !showsTable && (
          <div className="tillview-chart__picture">
            {box.width > 0 && (
              <ChartPlot
                {...{ model, visible, slots, chartType, interval, box, isRtl, values, wording }}
                {...{ xLabel, x2Label }}
                label={name}
                tooltipTitle={
                  props.tooltipTitle ?? (mode === 'time-comparison' ? title : undefined)
                }
                highlight={highlighted}
                emptyMessage={isEmpty ? emptyMessage : undefined}
              />
            )}
            {visible.length > 0 && <div className="tillview-visually-hidden">{table}</div>}
          </div>
        )}
        {(placed === 'side' || placed === 'bottom') && legend}
      </div>
    </div>
  );
}
