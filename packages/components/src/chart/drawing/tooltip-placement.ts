/** Point, tooltip and viewport; all in CSS pixels of the viewport. */
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
 * Places a tooltip after its point in reading direction; on the other side when it does not fit there, below or above
 * when there is no room on either side, and inside the viewport if it is not larger.
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
