/** More points than the line has pixels cannot be seen. */
const MAX_POINTS = 60;

type Values = readonly (number | null)[];

/** Means of neighbouring values, so that at most `MAX_POINTS` are left; null where none of them is known. */
function thinOut(values: Values): Values {
  const size = Math.ceil(values.length / MAX_POINTS);
  if (size <= 1) return values;
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) => {
    const known = values.slice(index * size, (index + 1) * size).filter((value) => value !== null);
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
  });
}

/**
 * The path of a line through the values in a box of 100 by 20, with a gap where a value is missing. It stands on zero
 * unless a value is negative. Empty for fewer than two known values.
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
