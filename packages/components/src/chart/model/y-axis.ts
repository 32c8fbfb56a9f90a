/** The domain of the y axis and its ticks, ascending. */
export type YAxis = {
  min: number;
  max: number;
  ticks: readonly number[];
};

export type YAxisOptions = {
  /** Height of the plot in CSS pixels, which limits the number of ticks. */
  height: number;
  /** Every tick is a multiple of this number; 0 or nothing allows any tick. */
  unit?: number;
  /** Formats a tick: no two ticks may have the same text. */
  format: (value: number) => string;
};

const MANTISSAS = [1, 2, 2.5, 5] as const;
const PIXELS_PER_STEP = 50;
/** The least height of a step, where larger ones leave too much of the plot empty. */
const LEAST_PIXELS_PER_STEP = 28;
/** The largest part of the plot beyond the values and 0, if smaller steps can help. */
const MOST_EMPTY = 0.2;
const SLACK = 1e-9;

type Step = {
  mantissa: number;
  exponent: number;
};

/** A multiple of a step. A negative exponent divides, since 3 x 0.1 is 0.30000000000000004. */
function times({ mantissa, exponent }: Step, count: number): number {
  return exponent >= 0 ? count * mantissa * 10 ** exponent : (count * mantissa) / 10 ** -exponent;
}

function isMultiple(value: number, unit: number): boolean {
  return unit === 0 || Math.abs(value / unit - Math.round(value / unit)) < 1e-6;
}

function* stepsFrom(smallest: number, unit: number): Generator<Step> {
  const start = Math.floor(Math.log10(Math.max(smallest, unit, Number.MIN_VALUE * 1e10)));
  for (let exponent = start; exponent <= 308; exponent += 1)
    for (const mantissa of MANTISSAS) {
      const step = { mantissa, exponent };
      const size = times(step, 1);
      if (size >= smallest * (1 - SLACK) && size > 0 && isMultiple(size, unit)) yield step;
    }
}

/** The number of steps needed to exceed a value, so that no point is drawn on the edge. */
function stepsBeyond(size: number, step: number): number {
  if (size === 0) return 0;
  const count = size / step;
  const nearest = Math.round(count);
  return Math.abs(count - nearest) < SLACK * Math.max(1, nearest) ? nearest + 1 : Math.ceil(count);
}

/** Ends an axis with gains and losses half a step before its last ticks, where no value is beyond. */
function trim({ min, max, ticks }: YAxis, low: number, high: number): YAxis {
  const half = ((ticks[1] ?? max) - min) / 2;
  if (low === 0 || high === 0) return { min, max, ticks };
  const from = low > min + half ? min + half : min;
  const to = high < max - half ? max - half : max;
  return { min: from, max: to, ticks: ticks.filter((tick) => tick >= from && tick <= to) };
}

/**
 * The y axis for values of any size and sign: it includes 0, and its ticks are round, equidistant and have different
 * labels. Missing values are ignored. Without values, or if all are 0, the axis goes from 0 to 1.
 */
export function toYAxis(values: Iterable<number | null | undefined>, options: YAxisOptions): YAxis {
  let low = 0;
  let high = 0;
  for (const value of values) {
    if (value! < low) low = value!;
    if (value! > high) high = value!;
  }
  if (low === high) return { min: 0, max: 1, ticks: [0, 1] };
  const { height, unit = 0, format } = options;
  const room = Math.min(5, Math.max(2, Math.round(height / PIXELS_PER_STEP)));
  const most = Math.max(room, Math.floor(height / LEAST_PIXELS_PER_STEP));
  /** Of the axes with smaller steps: the largest steps that leave little of the plot empty, else the least empty axis. */
  let smaller: YAxis | undefined;
  let isSmallerFilled = false;
  const isFull = ({ min, max }: YAxis) =>
    high - low >= (1 - MOST_EMPTY) * (max - min) * (1 - SLACK);
  const isShorter = (one: YAxis, other: YAxis) => one.max - one.min <= other.max - other.min;
  for (const step of stepsFrom((high - low) / most, unit)) {
    const size = times(step, 1);
    const bottom = -stepsBeyond(-low, size);
    const top = stepsBeyond(high, size);
    const ticks = Array.from({ length: top - bottom + 1 }, (_, i) => times(step, bottom + i) + 0);
    if (new Set(ticks.map(format)).size !== ticks.length) continue;
    const whole = { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
    const isWholeFilled = isFull(whole);
    const axis = isWholeFilled ? whole : trim(whole, low, high);
    const isFilled = isFull(axis);
    if (size >= ((high - low) / room) * (1 - SLACK))
      return !isWholeFilled && smaller && !isShorter(axis, smaller) ? smaller : axis;
    if (top - bottom > most) continue;
    if (isFilled || !smaller || (!isSmallerFilled && isShorter(axis, smaller))) {
      smaller = axis;
      isSmallerFilled = isFilled;
    }
  }
  return smaller ?? { min: low, max: high, ticks: [low, high] };
}
