import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { movePoint, type PointField, type PointPosition } from '../drawing/move-point.ts';
import { announcePoint, describeRange, type ChartFormatters } from '../model/describe.ts';
import { describeSums } from '../model/range-sums.ts';
import type { ChartModel, Series } from '../model/series.ts';
import { toIndexRange, type BrushSelection, type IndexRange } from '../model/brush.ts';
import { describeAverage } from './average-lines.tsx';

/** What the keys of a plot need to know, and what they change. */
export type PlotKeysOptions = {
  model: ChartModel;
  visible: readonly Series[];
  /** The series that a selection adds up, and the moving averages of the visible ones. */
  summed: readonly Series[];
  averages: readonly Series[];
  formatters: ChartFormatters;
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

/** Where the keys of a plot are: its point, and the first date of a selection. */
export type PlotKeysPosition = { current: PointPosition | null; anchor: number };

const BRUSH_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/**
 * Moves between points, or selects a range with Shift; `plot` handles the event. Returns what is announced; undefined for nothing new.
 */
export function pressPlotKey(
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
    // The button of the selection may have the focus.
    plot.focus();
    return __('Selection cleared.', 'tillview');
  }
  // Other keys on the buttons of a selection are not for the plot.
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
    const average = describeAverage(averages, next, formatters);
    return announcePoint(model, visible, next, formatters) + average;
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
