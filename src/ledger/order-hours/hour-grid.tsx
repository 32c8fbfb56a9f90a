import { __, sprintf } from '@wordpress/i18n';
import { useRef, useState, type KeyboardEvent } from 'react';
import { formatHour, formatWeekday, getWeekdays } from '../../shell/parts/weekdays.ts';
import { describeHour, formatShortHour, formatTiny } from './hour-labels.ts';
import { getLevel, LEVELS, type HourTotals } from './hour-totals.ts';

type Props = {
  title: string;
  totals: HourTotals;
  /** A value with its unit. */
  format: (value: number) => string;
  /** Whether the values of several hours add up; averages do not. */
  addsUp: boolean;
};

/** A cell by its row and its hour. */
type Cell = { readonly row: number; readonly hour: number };

const LAST_ROW = 6;
const LAST_HOUR = 23;
const HOURS = Array.from({ length: LAST_HOUR + 1 }, (_, hour) => hour);
const LABELED_HOURS = HOURS.filter((hour) => hour % 3 === 0);

const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));

/** The cell that a key leads to, as in the grid pattern of APG; undefined for other keys. */
function getTarget(
  { key, ctrlKey }: KeyboardEvent,
  { row, hour }: Cell,
  isRtl: boolean,
): Cell | undefined {
  const next = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return { row, hour: clamp(hour + next, LAST_HOUR) };
    case 'ArrowLeft':
      return { row, hour: clamp(hour - next, LAST_HOUR) };
    case 'ArrowDown':
      return { row: clamp(row + 1, LAST_ROW), hour };
    case 'ArrowUp':
      return { row: clamp(row - 1, LAST_ROW), hour };
    case 'Home':
      return { row: ctrlKey ? 0 : row, hour: 0 };
    case 'End':
      return { row: ctrlKey ? LAST_ROW : row, hour: LAST_HOUR };
    default:
      return undefined;
  }
}

function findHighest(totals: HourTotals, weekdays: readonly number[]): Cell {
  let highest: Cell = { row: 0, hour: 0 };
  const valueOf = ({ row, hour }: Cell) => totals[weekdays[row] ?? 0]?.[hour] ?? 0;
  for (const row of weekdays.keys())
    for (const hour of HOURS)
      if (valueOf({ row, hour }) > valueOf(highest)) highest = { row, hour };
  return highest;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A total beside or below the hours. */
const Total = ({
  label,
  value,
  format,
}: {
  label: string;
  value: number;
  format: Props['format'];
}) => (
  <span
    role="gridcell"
    className="tillview-order-hours__total"
    title={format(value)}
    /* translators: 1: a weekday or a time of day, 2: its total, such as "45 orders". */
    aria-label={sprintf(__('%1$s: %2$s', 'tillview'), label, format(value))}
  >
    {formatTiny(value)}
  </span>
);

/**
 * A metric of each hour of the week as colours, with the totals of weekdays and hours; the value of an hour is shown on
 * hover and focus.
 */
export function HourGrid({ title, totals, format, addsUp }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const weekdays = getWeekdays();
  const highest = findHighest(totals, weekdays);
  const [focused, setFocused] = useState<Cell>();
  const [hovered, setHovered] = useState<Cell>();
  const [hasFocus, setHasFocus] = useState(false);
  const current = focused ?? highest;
  const valueOf = ({ row, hour }: Cell) => totals[weekdays[row] ?? 0]?.[hour] ?? 0;
  const describe = (cell: Cell) =>
    describeHour(weekdays[cell.row] ?? 0, cell.hour, format(valueOf(cell)));
  const max = valueOf(highest);
  const shown = hovered ?? (hasFocus ? current : undefined);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = getTarget(event, current, isRtl);
    if (!target) return;
    event.preventDefault();
    setFocused(target);
    setHovered(undefined);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${target.row}-${target.hour}"]`)?.focus();
  };
  return (
    <div className="tillview-order-hours__picture">
      <div className="tillview-order-hours__scroller">
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={title}
          className="tillview-order-hours__grid"
          onKeyDown={onKeyDown}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onPointerLeave={() => setHovered(undefined)}
        >
          {weekdays.map((weekday, row) => (
            <div key={weekday} role="row" className="tillview-order-hours__row">
              <span role="rowheader" className="tillview-order-hours__weekday">
                {formatWeekday(weekday, 'short')}
              </span>
              {HOURS.map((hour) => {
                const cell = { row, hour };
                return (
                  <span
                    key={hour}
                    role="gridcell"
                    data-cell={`${row}-${hour}`}
                    data-level={getLevel(valueOf(cell), max)}
                    className="tillview-order-hours__cell"
                    aria-label={describe(cell)}
                    tabIndex={row === current.row && hour === current.hour ? 0 : -1}
                    onFocus={() => setFocused(cell)}
                    onPointerEnter={() => setHovered(cell)}
                  >
                    <span className="tillview-order-hours__value">{formatTiny(valueOf(cell))}</span>
                  </span>
                );
              })}
              {addsUp && (
                <Total
                  label={formatWeekday(weekday, 'long')}
                  value={sum(totals[weekday] ?? [])}
                  format={format}
                />
              )}
            </div>
          ))}
          {addsUp && (
            <div role="row" className="tillview-order-hours__row tillview-order-hours__totals">
              <span role="rowheader" className="tillview-order-hours__weekday">
                {__('Total', 'tillview')}
              </span>
              {HOURS.map((hour) => (
                <Total
                  key={hour}
                  label={formatHour(hour)}
                  value={sum(totals.map((hours) => hours[hour] ?? 0))}
                  format={format}
                />
              ))}
              <Total
                label={__('Total', 'tillview')}
                value={sum(totals.map((hours) => sum(hours)))}
                format={format}
              />
            </div>
          )}
          <div className="tillview-order-hours__row" aria-hidden="true">
            <span />
            {LABELED_HOURS.map((hour) => (
              <span key={hour} className="tillview-order-hours__hour">
                {formatShortHour(hour)}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className="tillview-order-hours__foot">
        {/* Screen readers get the name of the cell. */}
        <span aria-hidden="true">
          {shown
            ? describe(shown)
            : /* translators: %s: a weekday, an hour and its value, such as "Tuesday, 2:00 PM: 23 orders". */
              sprintf(__('Highest: %s', 'tillview'), describe(highest))}
        </span>
        <span className="tillview-order-hours__legend">
          <span>{format(0)}</span>
          <span className="tillview-order-hours__scale" aria-hidden="true">
            {Array.from({ length: LEVELS + 1 }, (_, level) => (
              <span key={level} className="tillview-order-hours__swatch" data-level={level} />
            ))}
          </span>
          <span>{format(max)}</span>
        </span>
      </div>
    </div>
  );
}
