import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { ChartModel } from '../model/series.ts';
import { toChartRange, toSpan, type Span } from '../model/span.ts';
import type { ChartRange } from '../types.ts';

/** A pointer that moves less than this, in CSS pixels, points; it does not mark. */
const DRAG_DISTANCE = 8;

/** A span that is marked: by dragging, with the keyboard, or by a finger that was lifted and may still let it go. */
export type MarkedSpan = Span & {
  by: 'pointer' | 'keyboard' | 'touch';
};

type Mark = {
  model: ChartModel;
  anchor: number;
  end: number;
  by: MarkedSpan['by'];
};

type SpanOptions = {
  model: ChartModel;
  /** The date that is nearest to a place in the window, in CSS pixels. */
  indexAt: (clientX: number) => number;
  /** Null when no span can be marked. */
  onRangeSelect: ((range: ChartRange) => void) | null;
};

/**
 * Which span of dates is marked, and what becomes of it. A mouse or pen applies it when it is let go, a finger only
 * by a press on the button that then shows, since it also reads the chart that way; Escape lets go of it.
 */
export function useSpan({ model, indexAt, onRangeSelect }: SpanOptions) {
  const [state, setMark] = useState<Mark | null>(null);
  const endDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => endDrag.current?.(), []);
  // New data has other dates at the same places.
  const isCurrent = state?.model === model && onRangeSelect !== null;
  const marked: MarkedSpan | null =
    state && isCurrent ? { ...toSpan(state.anchor, state.end), by: state.by } : null;

  const apply = (span: Span) => {
    const range = toChartRange(model, span);
    setMark(null);
    if (range) onRangeSelect?.(range);
  };

  const mark = (anchor: number, end: number) => setMark({ model, anchor, end, by: 'keyboard' });

  const onPointerDown = (event: ReactPointerEvent) => {
    endDrag.current?.();
    setMark(null);
    const anchor = indexAt(event.clientX);
    if (onRangeSelect === null || event.button !== 0 || !event.isPrimary || anchor < 0) return;
    const { pointerId, clientX: startX } = event;
    const document = event.currentTarget.ownerDocument;
    const isFinger = event.pointerType === 'touch';
    let end: number | null = null;
    const follow = (move: PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      if (end === null && Math.abs(move.clientX - startX) < DRAG_DISTANCE) return;
      const next = indexAt(move.clientX);
      if (next === end) return;
      end = next;
      setMark({ model, anchor, end, by: 'pointer' });
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
      if (isFinger) setMark({ model, anchor, end, by: 'touch' });
      else apply(toSpan(anchor, end));
    };
    const cancel = () => {
      stop();
      setMark(null);
    };
    const onEscape = (press: KeyboardEvent) => {
      if (press.key !== 'Escape' || end === null) return;
      // What lies around the chart must not close by it.
      press.stopPropagation();
      cancel();
    };
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', cancel);
    document.addEventListener('keydown', onEscape, true);
    endDrag.current = stop;
  };

  return { marked, mark, apply, letGo: () => setMark(null), onPointerDown };
}
