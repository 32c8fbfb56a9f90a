import type { ChartType, Interval } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { H } from '../../section/h.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { ChartMenu, type ChartMenuProps } from './chart-menu.tsx';
import { ChartTypeMenu, ControlIcon } from './chart-type-menu.tsx';

export type ChartHeaderProps = ChartMenuProps & {
  title?: string;
  titleId: string;
  /** The legend, when its position is `top`. */
  legend?: ReactNode;
  hasControls: boolean;
  hasMenu: boolean;
  chartType: ChartType;
  interval: Interval;
  allowedIntervals: readonly Interval[];
  isTable: boolean;
  actions?: ReactNode;
  onChartTypeChange: (chartType: ChartType) => void;
  onIntervalChange: (interval: string) => void;
  onTableChange: (isTable: boolean) => void;
};

const INTERVAL_LABELS: Readonly<Record<Interval, () => string>> = {
  hour: () => __('By hour', 'tillview'),
  day: () => __('By day', 'tillview'),
  week: () => __('By week', 'tillview'),
  month: () => __('By month', 'tillview'),
  quarter: () => __('By quarter', 'tillview'),
  year: () => __('By year', 'tillview'),
};

/** The label of an interval in a select. */
export const getIntervalLabel = (interval: Interval) => INTERVAL_LABELS[interval]();

function IntervalSelect(
  props: Pick<ChartHeaderProps, 'interval' | 'allowedIntervals' | 'onIntervalChange'>,
) {
  const { interval, allowedIntervals, onIntervalChange } = props;
  const [first] = allowedIntervals;
  if (!first) return null;
  return (
    <label className="tillview-chart__interval">
      <VisuallyHidden>{__('Interval', 'tillview')}</VisuallyHidden>
      <select
        className="tillview-chart__interval-select"
        // An interval that the range does not allow is replaced by the first allowed one (R5.33).
        value={allowedIntervals.includes(interval) ? interval : first}
        onChange={(event) => onIntervalChange(event.target.value)}
      >
        {allowedIntervals.map((allowed) => (
          <option key={allowed} value={allowed}>
            {getIntervalLabel(allowed)}
          </option>
        ))}
      </select>
    </label>
  );
}

function TableToggle(props: { isTable: boolean; onChange: (isTable: boolean) => void }) {
  const { isTable, onChange } = props;
  const label = __('Show as table', 'tillview');
  return (
    <button
      type="button"
      aria-pressed={isTable}
      title={label}
      className={`tillview-chart__control ${isTable ? 'is-selected' : ''}`}
      onClick={() => onChange(!isTable)}
    >
      <ControlIcon path="M2 3.5h12v9H2zM2 8h12M8 3.5v9" />
    </button>
  );
}

/**
 * The title, the legend when it is at the top, the caller's actions, and the controls for interval, chart type, table
 * and menu.
 */
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
          {actions}
          <IntervalSelect {...props} />
          <ChartTypeMenu chartType={props.chartType} onChange={props.onChartTypeChange} />
          <TableToggle isTable={props.isTable} onChange={props.onTableChange} />
          {props.hasMenu && <ChartMenu {...props} />}
        </div>
      )}
    </div>
  );
}
