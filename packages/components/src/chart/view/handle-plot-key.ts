import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { movePoint, type PointField, type PointPosition } from '../drawing/move-point.ts';
import { announcePoint, describeRange } from '../model/describe.ts';
import { announceEstimate, isEstimateOnly } from '../model/estimate.ts';
import { announceGoal } from '../model/goal.ts';
import { announceMarks } from '../model/marks.ts';
import { describeSums } from '../model/range-sums.ts';
import { toIndexRange, type BrushSelection, type IndexRange } from '../model/brush.ts';
import { describeAverage } from './average-lines.tsx';
import type { ChartPlotProps } from './chart-plot-props.ts';

/** The state that the keys of a plot read, and the functions that they call. */
export type PlotKeysOptions = Pick<
  ChartPlotProps,
  'model' | 'visible' | 'summed' | 'averages' | 'formatters'
> & {
  field: PointField;
  /** Whether a tooltip is shown. */
  isActive: boolean;
  onPoint: (position: PointPosition) => void;
  onHide: () => void;
  /** Null when no range can be selected. */
  brush: {
    selection: BrushSelection | null;
    select: (anchor: number, end: number) => void;
    apply: (rows: IndexRange) => void;
    clear: () => void;
  } | null;
};

/** The position of the keyboard in the plot: its current point, and the index of the date where a selection started. */
export type PlotKeysPosition = { current: PointPosition | null; anchor: number };

const BRUSH_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/**
 * Moves between points, or selects a range with Shift. `plot` is the element that handles the event. Returns the text
 * to announce; `undefined` when there is nothing new.
 */
export function handlePlotKey(
  press: KeyboardEvent,
  plot: HTMLElement,
  position: PlotKeysPosition,
  {
    model,
    visible,
    summed,
    averages,
    formatters,
    field,
    isActive,
    onPoint,
    onHide,
    brush,
  }: PlotKeysOptions,
): string | undefined {
  const { key, shiftKey } = press;
  const selection = brush?.selection ?? null;
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (key === 'Escape') {
    if (!selection && !isActive) return undefined;
    press.stopPropagation();
    if (!selection) {
      onHide();
      return undefined;
    }
    brush?.clear();
    // A button of the selection may have the focus, and is removed with the selection.
    plot.focus();
    return __('Selection cleared.', 'tillview');
  }
  // Other keys that are pressed on the buttons of a selection are not for the plot.
  if (press.target !== plot) return undefined;
  if (key === 'Enter' && selection) {
    press.preventDefault();
    brush?.apply(selection);
    return undefined;
  }
  if (shiftKey && !(brush && BRUSH_KEYS.includes(key))) return undefined;
  const from = position.current && position.current.index < field.count ? position.current : null;
  const next = movePoint(from, key, field);
  if (!next) return undefined;
  press.preventDefault();
  position.current = next;
  onPoint(next);
  if (!shiftKey) {
    brush?.clear();
    const { index } = next;
    const point = isEstimateOnly(model, index)
      ? ''
      : announcePoint(model, visible, next, formatters) +
        describeAverage(averages, next, formatters);
    return [
      point,
      announceEstimate(model, index, formatters),
      announceGoal(model, index, formatters),
      announceMarks(model, index),
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (selection?.by !== 'keyboard') position.anchor = from?.index ?? next.index;
  brush?.select(position.anchor, next.index);
  const rows = toIndexRange(position.anchor, next.index);
  return sprintf(
    /* translators: 1: one or two dates. 2: empty, or sentences with what the values add up to, after a space. */
    __('%1$s selected.%2$s Press Enter to zoom, Escape to cancel.', 'tillview'),
    describeRange(model, rows, formatters),
    describeSums(model, summed, rows, formatters),
  );
}
