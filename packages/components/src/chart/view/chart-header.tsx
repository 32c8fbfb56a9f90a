import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { H } from '../../section/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import type { ChartInterval, ChartType } from '../types.ts';
import { ChartTypeMenu, ControlDrawing } from './chart-type-menu.tsx';

export interface ChartHeaderProps {
  title?: string;
  titleId: string;
  /** The legend, when it stands on top. */
  legend?: ReactNode;
  hasControls: boolean;
  chartType: ChartType;
  interval: ChartInterval;
  allowedIntervals: readonly ChartInterval[];
  isTable: boolean;
  actions?: ReactNode;
  onChartType: (chartType: ChartType) => void;
  onInterval: (interval: string) => void;
  onTable: (isTable: boolean) => void;
}

const TABLE_DRAWING = 'M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.7h11M7 6.3V13';

function intervalLabel(interval: ChartInterval): string {
  switch (interval) {
    case 'hour':
      return __('By hour', 'tillview');
    case 'day':
      return __('By day', 'tillview');
    case 'week':
      return __('By week', 'tillview');
    case 'month':
      return __('By month', 'tillview');
    case 'quarter':
      return __('By quarter', 'tillview');
    case 'year':
      return __('By year', 'tillview');
  }
}

function IntervalSelect(
  props: Pick<ChartHeaderProps, 'interval' | 'allowedIntervals' | 'onInterval'>,
) {
  const { interval, allowedIntervals, onInterval } = props;
  const [first] = allowedIntervals;
  if (!first) return null;
  return (
    <label className="tillview-chart__interval">
      <VisuallyHidden>{__('Interval', 'tillview')}</VisuallyHidden>
      <select
        className="tillview-chart__interval-select"
        // An interval that the range does not allow falls back to the first that it does (spec §5).
        value={allowedIntervals.includes(interval) ? interval : first}
        onChange={(event) => onInterval(event.target.value)}
      >
        {allowedIntervals.map((allowed) => (
          <option key={allowed} value={allowed}>
            {intervalLabel(allowed)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Title, legend when on top, interval, line or bar, table, and whatever else the caller adds. */
export function ChartHeader(props: ChartHeaderProps) {
  const { title, titleId, legend, hasControls, isTable, actions } = props;
  if (!title && !legend && !hasControls) return null;
  return (
    <div className="tillview-chart__header">
      {title && (
        <H className="tillview-chart__title" id={titleId}>
          {title}
        </H>
      )}
      {legend}
      {hasControls && (
        <div className="tillview-chart__controls">
          <IntervalSelect {...props} />
          <ChartTypeMenu chartType={props.chartType} onChange={props.onChartType} />
          <button
            type="button"
            className={`tillview-chart__control ${isTable ? 'is-selected' : ''}`}
            aria-pressed={isTable}
            aria-label={__('Show as table', 'tillview')}
            title={__('Show as table', 'tillview')}
            onClick={() => props.onTable(!isTable)}
          >
            <ControlDrawing path={TABLE_DRAWING} />
          </button>
          {actions}
        </div>
      )}
    </div>
  );
}
