/** Where a floating part stands against its anchor; start and end follow the reading direction. */
export type Placement = 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end';

/** The part of a DOMRect that placing needs, in CSS pixels of the window. */
export type Box = {
  left: number;
  top: number;
  width: number;
  height: number;
};

export type PositionQuestion = {
  anchor: Box;
  /** Natural size of the floating part, in pixels. */
  size: { width: number; height: number };
  /** Size of the window, in pixels. */
  viewport: { width: number; height: number };
  placement: Placement;
  isRtl: boolean;
  /** Distance to the anchor, in pixels. */
  gap: number;
};

export type Position = {
  left: number;
  top: number;
  /** The most height there is on the chosen side, in pixels. */
  maxHeight: number;
  side: 'top' | 'bottom';
};

/** Floating parts keep this distance to the edges of the window, in pixels. */
const MARGIN = 8;

function getLeft({ anchor, size, viewport, placement, isRtl }: PositionQuestion): number {
  const align = placement.split('-')[1] ?? 'center';
  const atLeft = (align === 'start') !== isRtl;
  const wanted =
    align === 'center'
      ? anchor.left + (anchor.width - size.width) / 2
      : atLeft
        ? anchor.left
        : anchor.left + anchor.width - size.width;
  const last = viewport.width - MARGIN - size.width;
  return Math.max(MARGIN, Math.min(wanted, last));
}

/**
 * Places a floating part at its anchor: on the asked side when it fits there, else on the side with more
 * room, never taller than that room, and shifted so that it stays inside the window.
 */
export function getPosition(question: PositionQuestion): Position {
  const { anchor, size, viewport, placement, gap } = question;
  const below = viewport.height - anchor.top - anchor.height - gap - MARGIN;
  const above = anchor.top - gap - MARGIN;
  const wantsTop = placement.startsWith('top');
  const asked = wantsTop ? above : below;
  const other = wantsTop ? below : above;
  const isTop = size.height <= asked || asked >= other ? wantsTop : !wantsTop;
  const maxHeight = Math.max(0, isTop ? above : below);
  const height = Math.min(size.height, maxHeight);
  return {
    left: getLeft(question),
    top: isTop ? anchor.top - gap - height : anchor.top + anchor.height + gap,
    maxHeight,
    side: isTop ? 'top' : 'bottom',
  };
}
