import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { H } from '../../section/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import type { ChartInterval, ChartType } from '../types.ts';
import { ChartMenu, type ChartMenuProps } from './chart-menu.tsx';
import { ChartTypeMenu } from './chart-type-menu.tsx';

export type ChartHeaderProps = ChartMenuProps & {
  title?: string;
  titleId: string;
  /** The legend, when it stands on top. */
  legend?: ReactNode;
  hasControls: boolean;
  chartType: ChartType;
  interval: ChartInterval;
  allowedIntervals: readonly ChartInterval[];
  actions?: ReactNode;
  onChartType: (chartType: ChartType) => void;
  onInterval: (interval: string) => void;
};

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

/** Title, legend when on top, interval, line or bar, whatever else the caller adds, and the menu. */
export function ChartHeader(props: ChartHeaderProps) {
  const { title, titleId, legend, hasControls, actions } = props;
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
          {actions}
          <ChartMenu
            isTable={props.isTable}
            hasFigures={props.hasFigures}
            hasPicture={props.hasPicture}
            onTable={props.onTable}
            onSave={props.onSave}
          />
        </div>
      )}
    </div>
  );
}
