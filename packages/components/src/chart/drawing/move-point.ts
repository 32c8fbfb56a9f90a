/** A point of the chart: the index of its date and the key of its series. */
export type PointPosition = {
  index: number;
  key: string;
};

export type PointField = {
  /** The number of dates. */
  count: number;
  /** The visible series in the order of the legend. */
  keys: readonly string[];
  /** The indices of the dates with a label on the axis, ascending: Page Up and Page Down move between them. */
  stops: readonly number[];
  isRtl: boolean;
};

function moveInTime(
  index: number,
  key: string,
  { count, stops, isRtl }: PointField,
): number | null {
  switch (key) {
    case 'ArrowRight':
      return index + (isRtl ? -1 : 1);
    case 'ArrowLeft':
      return index + (isRtl ? 1 : -1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return stops.find((stop) => stop > index) ?? count - 1;
    case 'PageUp':
      return stops.findLast((stop) => stop < index) ?? 0;
    default:
      return null;
  }
}

/**
 * Returns the point that a key moves to: left and right arrows, Home, End, Page Up and Page Down move between dates, up
 * and down arrows between visible series. It does not wrap around. Null for any other key.
 */
export function movePoint(
  from: PointPosition | null,
  key: string,
  field: PointField,
): PointPosition | null {
  const [first] = field.keys;
  if (first === undefined || field.count === 0) return null;
  if (!from) {
    const start = moveInTime(0, key, field);
    if (start === null && key !== 'ArrowDown' && key !== 'ArrowUp') return null;
    return { index: key === 'End' ? field.count - 1 : 0, key: first };
  }
  const position = Math.max(0, field.keys.indexOf(from.key));
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = position + (key === 'ArrowDown' ? 1 : -1);
    return { index: from.index, key: field.keys[next] ?? field.keys[position] ?? first };
  }
  const index = moveInTime(from.index, key, field);
  if (index === null) return null;
  return {
    index: Math.min(field.count - 1, Math.max(0, index)),
    key: field.keys[position] ?? first,
  };
}
