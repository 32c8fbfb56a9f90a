/** About the width of the line in pixels; more points would not be visible. */
const MAX_POINTS = 60;

type Values = readonly (number | null)[];

/**
 * Returns the means of adjacent values, at most `MAX_POINTS` of them. A mean is null when none of its values is known.
 */
function thinOut(values: Values): Values {
  const size = Math.ceil(values.length / MAX_POINTS);
  if (size <= 1) return values;
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) => {
    const known = values.slice(index * size, (index + 1) * size).filter((value) => value !== null);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
  });
}

/**
 * The SVG path of a line through the values, in a box of 100 by 20, with a gap where a value is missing. The bottom of
 * the box is zero, or the lowest value if that is negative. Empty with fewer than two known values.
 */
export function getSparklinePath(all: Values): string {
  const values = thinOut(all);
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return '';
  const low = Math.min(0, ...known);
  const size = Math.max(0, ...known) - low;
  const step = 100 / (values.length - 1);
  let command = 'M';
  return values
    .flatMap((value, index) => {
      if (value === null) {
        command = 'M';
        return [];
      }
      const share = size === 0 ? 0 : (value - low) / size;
      const point = `${command}${+(index * step).toFixed(2)} ${+(19 - share * 18).toFixed(2)}`;
      command = 'L';
      return [point];
    })
    .join('');
}
