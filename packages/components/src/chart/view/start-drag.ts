import type { PointerEvent as ReactPointerEvent } from 'react';

/** The minimum distance of a drag, in CSS pixels. A shorter movement counts as a click, or as unintended. */
const DRAG_DISTANCE = 24;

/** The callbacks of a drag. */
export type Drag = {
  /** The index of the date nearest to an x coordinate of the viewport, in CSS pixels; negative outside of the plot. */
  indexAt: (clientX: number) => number;
  /**
   * Called with the indices of the date where the drag started and of the date under the pointer: when that date
   * changes, and when the pointer is released.
   */
  onMove: (anchor: number, end: number, isDragging: boolean) => void;
  onCancel: () => void;
};

/**
 * Follows the pointer from `pointerdown` on the plot until it is released. Returns a function that stops following;
 * `null` if the event cannot start a drag.
 */
export function startDrag(
  event: ReactPointerEvent,
  { indexAt, onMove, onCancel }: Drag,
): (() => void) | null {
  const anchor = indexAt(event.clientX);
  if (event.button !== 0 || !event.isPrimary || anchor < 0) return null;
  const { pointerId, clientX: startX } = event;
  const document = event.currentTarget.ownerDocument;
  let end: number | null = null;
  const follow = (move: PointerEvent) => {
    if (move.pointerId !== pointerId) return;
    if (end === null && Math.abs(move.clientX - startX) < DRAG_DISTANCE) return;
    const next = indexAt(move.clientX);
    if (next === end) return;
    end = next;
    onMove(anchor, end, true);
  };
  const stop = () => {
    document.removeEventListener('pointermove', follow);
    document.removeEventListener('pointerup', release);
    document.removeEventListener('pointercancel', cancel);
    document.removeEventListener('keydown', onEscape, true);
  };
  const release = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    stop();
    if (end !== null) onMove(anchor, end, false);
  };
  const cancel = () => {
    stop();
    onCancel();
  };
  const onEscape = (press: KeyboardEvent) => {
    if (press.key !== 'Escape' || end === null) return;
    // Otherwise the key would also close a dialog around the chart.
    press.stopPropagation();
    cancel();
  };
  document.addEventListener('pointermove', follow);
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', cancel);
  document.addEventListener('keydown', onEscape, true);
  return stop;
}
