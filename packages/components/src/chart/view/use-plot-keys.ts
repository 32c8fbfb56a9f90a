import { __, sprintf } from '@wordpress/i18n';
import { useRef, useState, type KeyboardEvent } from 'react';
import { movePoint, type PointField, type PointPosition } from '../drawing/move-point.ts';
import { announcePoint, describeRange, type ChartFormatters } from '../model/describe.ts';
import type { ChartModel, Series } from '../model/series.ts';
import { toIndexRange, type IndexRange } from '../model/brush.ts';
import type { BrushSelection } from './use-brush.ts';

type PlotKeysOptions = {
  model: ChartModel;
  visible: readonly Series[];
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

const BRUSH_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** Keyboard navigation of the plot: moves between points, selects a range with Shift, and announces each step once. */
export function usePlotKeys(options: PlotKeysOptions) {
  const { model, visible, formatters, field, isActive, onPoint, onHide, brush } = options;
  const current = useRef<PointPosition | null>(null);
  const anchor = useRef(0);
  const [announcement, setAnnouncement] = useState('');
  const selection = brush?.selection ?? null;

  const onEscape = (event: KeyboardEvent) => {
    if (!selection && !isActive) return;
    event.stopPropagation();
    if (selection) {
      brush?.clear();
      setAnnouncement(__('Selection cleared.', 'tillview'));
    } else onHide();
  };

  const selectUpTo = (from: PointPosition | null, next: PointPosition) => {
    if (selection?.by !== 'keyboard') anchor.current = from?.index ?? next.index;
    brush?.select(anchor.current, next.index);
    const dates = describeRange(model, toIndexRange(anchor.current, next.index), formatters);
    setAnnouncement(
      sprintf(
        /* translators: %s: one or two dates. */
        __('%s selected. Press Enter to show this range, Escape to cancel.', 'tillview'),
        dates,
      ),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys on the buttons of a selection are not for the plot.
    if (event.target !== event.currentTarget) return;
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') {
      onEscape(event);
      return;
    }
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
    setAnnouncement(announcePoint(model, visible, next, formatters));
  };

  return { onKeyDown, announcement };
}
