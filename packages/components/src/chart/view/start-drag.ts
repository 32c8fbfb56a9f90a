import type { PointerEvent as ReactPointerEvent } from 'react';

/** The minimum distance of a drag, in CSS pixels; less is a press, or a slip of the hand. */
const DRAG_DISTANCE = 24;

/** What the pointer does after a press. */
export type Drag = {
  /** The index of the date nearest to an x coordinate of the viewport, in CSS pixels; negative outside of the plot. */
  indexAt: (clientX: number) => number;
  /** Called with the dates under the press and under the pointer, as it moves and once it is up. */
  onMove: (anchor: number, end: number, isDragging: boolean) => void;
  onCancel: () => void;
};

/** Follows the pointer from a press on the plot until it is up. Returns what ends that; null for another press. */
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
    // The key must not close a dialog around the chart as well.
    press.stopPropagation();
    cancel();
  };
  document.addEventListener('pointermove', follow);
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', cancel);
  document.addEventListener('keydown', onEscape, true);
  return stop;
}
