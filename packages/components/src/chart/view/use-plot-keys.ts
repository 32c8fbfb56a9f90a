import { __, sprintf } from '@wordpress/i18n';
import { useRef, useState, type KeyboardEvent } from 'react';
import { movePoint, type PointField, type PointPosition } from '../drawing/move-point.ts';
import { announcePoint, describeRange, type ChartFormatters } from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import { toIndexRange, type IndexRange } from '../model/brush.ts';
import type { BrushSelection } from './use-brush.ts';
import type { ChartExtras } from './use-chart-extras.ts';

type PlotKeysOptions = {
  model: ChartModel;
  visible: readonly Series[];
  /** The series that a selection adds up, and the moving averages of the visible ones. */
  summed: readonly Series[];
  averages: readonly Series[];
  formatters: ChartFormatters;
  extras: ChartExtras | undefined;
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

const BRUSH_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** Keyboard navigation of the plot: moves between points, selects a range with Shift, and announces each step once. */
export function usePlotKeys(options: PlotKeysOptions) {
  const { model, visible, summed, averages, formatters, extras, field } = options;
  const { isActive, onPoint, onHide, brush } = options;
  const current = useRef<PointPosition | null>(null);
  const anchor = useRef(0);
  const [announcement, setAnnouncement] = useState('');
  const selection = brush?.selection ?? null;

  const onEscape = (event: KeyboardEvent) => {
    if (!selection && !isActive) return;
    event.stopPropagation();
    if (selection) {
      brush?.clear();
      // The button of the selection may have the focus.
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      setAnnouncement(__('Selection cleared.', 'tillview'));
    } else onHide();
  };

  const selectUpTo = (from: PointPosition | null, next: PointPosition) => {
    if (selection?.by !== 'keyboard') anchor.current = from?.index ?? next.index;
    brush?.select(anchor.current, next.index);
    const rows = toIndexRange(anchor.current, next.index);
    setAnnouncement(
      sprintf(
        /* translators: 1: one or two dates. 2: empty, or sentences with what the values add up to, after a space. */
        __('%1$s selected.%2$s Press Enter to zoom, Escape to cancel.', 'tillview'),
        describeRange(model, rows, formatters),
        extras?.describeSums(model, summed, rows, formatters) ?? '',
      ),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') {
      onEscape(event);
      return;
    }
    // Other keys on the buttons of a selection are not for the plot.
    if (event.target !== event.currentTarget) return;
    if (key === 'Enter' && selection) {
      event.preventDefault();
      brush?.apply(selection);
      return;
    }
    if (shiftKey && !(brush && BRUSH_KEYS.includes(key))) return;
    const from = current.current && current.current.index < field.count ? current.current : null;
    const next = movePoint(from, key, field);
    if (!next) return;
    event.preventDefault();
    current.current = next;
    onPoint(next);
    if (shiftKey) {
      selectUpTo(from, next);
      return;
    }
    brush?.clear();
    const average = extras?.describeAverage(averages, next, formatters) ?? '';
    setAnnouncement(announcePoint(model, visible, next, formatters) + average);
  };

  return { onKeyDown, announcement };
}
