import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { ChartModel } from '../model/series.ts';
import { toChartRange, toIndexRange, type IndexRange } from '../model/brush.ts';
import type { ChartRange } from '../types.ts';

/** The minimum distance of a drag, in CSS pixels; less is a press, or a slip of the hand. */
const DRAG_DISTANCE = 24;

/** The selected rows, and how. */
export type BrushSelection = IndexRange & {
  by: 'pointer' | 'keyboard';
  /** Whether the pointer is still down. */
  isDragging: boolean;
};

type BrushState = {
  model: ChartModel;
  anchor: number;
  end: number;
  by: BrushSelection['by'];
  isDragging: boolean;
};

type BrushOptions = {
  model: ChartModel;
  /** The index of the date nearest to an x coordinate of the viewport, in CSS pixels. */
  indexAt: (clientX: number) => number;
  /** Null when no range can be selected. */
  onRangeSelect: ((range: ChartRange) => void) | null;
};

/**
 * Selects a range of dates, by dragging or by keyboard. The selection stays until `apply`, which its button calls, or
 * `clear`; Escape cancels a drag.
 */
export function useBrush({ model, indexAt, onRangeSelect }: BrushOptions) {
  const [state, setState] = useState<BrushState | null>(null);
  const endDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => endDrag.current?.(), []);
  // With new data the same rows are other dates.
  const isCurrent = state?.model === model && onRangeSelect !== null;
  const selection: BrushSelection | null =
    state && isCurrent
      ? {
          ...toIndexRange(state.anchor, state.end),
          by: state.by,
          isDragging: state.isDragging,
        }
      : null;

  const apply = (rows: IndexRange) => {
    const range = toChartRange(model, rows);
    setState(null);
    if (range) onRangeSelect?.(range);
  };

  const select = (anchor: number, end: number) =>
    setState({ model, anchor, end, by: 'keyboard', isDragging: false });

  const onPointerDown = (event: ReactPointerEvent) => {
    endDrag.current?.();
    setState(null);
    const anchor = indexAt(event.clientX);
    if (onRangeSelect === null || event.button !== 0 || !event.isPrimary || anchor < 0) return;
    const { pointerId, clientX: startX } = event;
    const document = event.currentTarget.ownerDocument;
    let end: number | null = null;
    const follow = (move: PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      if (end === null && Math.abs(move.clientX - startX) < DRAG_DISTANCE) return;
      const next = indexAt(move.clientX);
      if (next === end) return;
      end = next;
      setState({ model, anchor, end, by: 'pointer', isDragging: true });
    };
    const stop = () => {
      endDrag.current = null;
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', cancel);
      document.removeEventListener('keydown', onEscape, true);
    };
    const release = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      stop();
      if (end === null) return;
      setState({ model, anchor, end, by: 'pointer', isDragging: false });
    };
    const cancel = () => {
      stop();
      setState(null);
    };
    const onEscape = (press: KeyboardEvent) => {
      if (press.key !== 'Escape' || end === null) return;
      // The key must not close a dialog around the chart as well.
      press.stopPropagation();
      cancel();
    };
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', cancel);
    document.addEventListener('keydown', onEscape, true);
    endDrag.current = stop;
  };

  return { selection, select, apply, clear: () => setState(null), onPointerDown };
}
