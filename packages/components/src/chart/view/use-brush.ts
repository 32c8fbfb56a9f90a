import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { ChartModel } from '../model/series.ts';
import {
  toChartRange,
  toIndexRange,
  type BrushSelection,
  type IndexRange,
} from '../model/brush.ts';
import type { ChartRange } from '../types.ts';
import type { ChartExtras } from './use-chart-extras.ts';

type BrushState = {
  model: ChartModel;
  anchor: number;
  end: number;
  by: BrushSelection['by'];
  isDragging: boolean;
};

type BrushOptions = {
  model: ChartModel;
  /** `undefined` until they are loaded: no selection can be shown before. */
  extras: ChartExtras | undefined;
  /** The index of the date nearest to an x coordinate of the viewport, in CSS pixels. */
  indexAt: (clientX: number) => number;
  /** Null when no range can be selected. */
  onRangeSelect: ((range: ChartRange) => void) | null;
};

/**
 * Selects a range of dates, by dragging or by keyboard. The selection stays until `apply` or `clear` is called; Escape
 * cancels a drag.
 */
export function useBrush({ model, extras, indexAt, onRangeSelect }: BrushOptions) {
  const [state, setState] = useState<BrushState | null>(null);
  const endDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => endDrag.current?.(), []);
  // When the data changes, the same row indices are other dates.
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
    endDrag.current =
      (onRangeSelect &&
        extras?.startDrag(event, {
          indexAt,
          onMove: (anchor, end, isDragging) =>
            setState({ model, anchor, end, by: 'pointer', isDragging }),
          onCancel: () => setState(null),
        })) ??
      null;
  };

  return { selection, select, apply, clear: () => setState(null), onPointerDown };
}
