/** The position of a floating element relative to its anchor; start and end follow the text direction. */
export type Placement = 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end';

/** The properties of a DOMRect that are needed, in CSS pixels of the viewport. */
export type Box = {
  left: number;
  top: number;
  width: number;
  height: number;
};

export type PositionOptions = {
  anchor: Box;
  /** Natural size of the floating element, in pixels. */
  size: { width: number; height: number };
  /** Size of the viewport, in pixels. */
  viewport: { width: number; height: number };
  placement: Placement;
  isRtl: boolean;
  /** Distance to the anchor, in pixels. */
  gap: number;
};

export type Position = {
  left: number;
  top: number;
  /** The available height on that side, in pixels. */
  maxHeight: number;
  side: 'top' | 'bottom';
};

/** The minimum distance to the edges of the viewport, in pixels. */
const MARGIN = 8;

function getLeft({ anchor, size, viewport, placement, isRtl }: PositionOptions): number {
  const align = placement.split('-')[1] ?? 'center';
  const atLeft = (align === 'start') !== isRtl;
  const preferred =
    align === 'center'
      ? anchor.left + (anchor.width - size.width) / 2
      : atLeft
        ? anchor.left
        : anchor.left + anchor.width - size.width;
  const last = viewport.width - MARGIN - size.width;
  return Math.max(MARGIN, Math.min(preferred, last));
}

/**
 * Positions a floating element at its anchor: on the requested side if it fits there, otherwise on the side with more
 * space; limited to the available height and shifted to stay inside the viewport.
 */
export function getPosition(options: PositionOptions): Position {
  const { anchor, size, viewport, placement, gap } = options;
  const below = viewport.height - anchor.top - anchor.height - gap - MARGIN;
  const above = anchor.top - gap - MARGIN;
  const wantsTop = placement.startsWith('top');
  const requested = wantsTop ? above : below;
  const other = wantsTop ? below : above;
  const isTop = size.height <= requested || requested >= other ? wantsTop : !wantsTop;
  const maxHeight = Math.max(0, isTop ? above : below);
  const height = Math.min(size.height, maxHeight);
  return {
    left: getLeft(options),
    top: isTop ? anchor.top - gap - height : anchor.top + anchor.height + gap,
    maxHeight,
    side: isTop ? 'top' : 'bottom',
  };
}
