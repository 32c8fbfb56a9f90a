/** The position of the point, and the size of tooltip and viewport; all in CSS pixels of the viewport. */
type TooltipPlacement = {
  anchorX: number;
  anchorY: number;
  width: number;
  height: number;
  windowWidth: number;
  windowHeight: number;
  isRtl: boolean;
};

/** Distance between the point and its tooltip, in CSS pixels. */
const TOOLTIP_DISTANCE = 16;
const EDGE = 8;

function within(value: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(value, room - size - EDGE));
}

/**
 * Places a tooltip after its point in reading direction, or on the other side when it does not fit there. If it fits on
 * neither side, it is below or above the point. It stays inside the viewport if it fits.
 */
export function placeTooltip(placement: TooltipPlacement): { left: number; top: number } {
  const { anchorX, anchorY, width, height, windowWidth, windowHeight, isRtl } = placement;
  const right = anchorX + TOOLTIP_DISTANCE;
  const left = anchorX - TOOLTIP_DISTANCE - width;
  const fitsRight = right + width <= windowWidth - EDGE;
  const fitsLeft = left >= EDGE;
  if (!fitsLeft && !fitsRight) {
    const below = anchorY + TOOLTIP_DISTANCE;
    const isBelow = below + height <= windowHeight - EDGE;
    return {
      left: within(anchorX - width / 2, width, windowWidth),
      top: within(isBelow ? below : anchorY - TOOLTIP_DISTANCE - height, height, windowHeight),
    };
  }
  const isAtLeft = isRtl ? fitsLeft : !fitsRight;
  return {
    left: within(isAtLeft ? left : right, width, windowWidth),
    top: within(anchorY - height / 2, height, windowHeight),
  };
}

/** The input of `dockTooltip`; all in CSS pixels of the viewport. */
type DockPlacement = {
  /** The top and bottom of the plot, which the tooltip must not cover. */
  plotTop: number;
  plotBottom: number;
  height: number;
  windowHeight: number;
};

/**
 * The top of a tooltip above the plot, or below it when there is no space above. It stays inside the viewport if it
 * fits.
 */
export function dockTooltip({ plotTop, plotBottom, height, windowHeight }: DockPlacement): number {
  const above = plotTop - EDGE - height;
  const below = plotBottom + EDGE / 2;
  const fitsBelow = below + height <= windowHeight - EDGE;
  const hasMoreAbove = plotTop > windowHeight - plotBottom;
  const isAbove = above >= EDGE || (!fitsBelow && hasMoreAbove);
  return within(isAbove ? above : below, height, windowHeight);
}
