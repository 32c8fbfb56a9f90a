/** A calendar period: a month, a quarter or a year. */
export type Period = {
  /** The position of its first day in the daily values; their number, if it begins today. */
  readonly start: number;
  /** Its length in days, above 0. */
  readonly days: number;
};

/** What is known when a period is estimated. */
export type DailyHistory = {
  /**
   * The values of consecutive complete days, oldest first, up to yesterday, in any unit that can be added up, such as a
   * currency. They begin with the first day of the shop: zeros before it would count as days without sales.
   */
  readonly values: readonly number[];
  /** Calendar periods of one kind, oldest first, without gaps. The last one is not over, and is estimated. */
  readonly periods: readonly [...Period[], Period];
  /** What today has so far, in the same unit; 0 if it is not known. */
  readonly today?: number;
};

/**
 * The part of an estimate that belongs to one day. `low` and `high` are not an interval of the day, which would be much
 * wider: they are the 80 % interval of the sum of all days that are left, distributed like the values.
 */
export type DayEstimate = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
};

export type PeriodEstimate =
  | {
      readonly is: 'known';
      /** The total of the whole period, and its 80 % interval, in the unit of the values. */
      readonly estimate: number;
      readonly low: number;
      readonly high: number;
      /** Which estimate was better on the shop's own past, and is used. */
      readonly method: 'combined' | 'run-rate';
      /** The number of earlier periods that were estimated after as many days, with what was known then. */
      readonly tested: number;
      /** How many of their results lay inside their intervals. */
      readonly inside: number;
      /** The days that are left, from today on. */
      readonly rest: readonly DayEstimate[];
    }
  /** Fewer days than are needed: `MIN_HISTORY` in all, `MIN_SOLD` with sales. */
  | { readonly is: 'too-short'; readonly days: number; readonly needed: number }
  /** Too many days are left for the known past, or nothing is sold: no interval can be computed. */
  | { readonly is: 'unknown' };

/** The days of history under which nothing is estimated. */
export const MIN_HISTORY = 150;

/** The days with sales under which nothing is estimated: a few orders a year have no usual day. */
const MIN_SOLD = 28;

/** The days before an origin that its forecasts need, and the most that weekday weights are computed from. */
const [MIN_BEFORE, WEEKDAY_DAYS] = [56, 84];

/** The weeks of days with the weight 1 that are added to the weeks of a weekday: the shrinkage of its weight. */
const SHRINKAGE = 6;

/** Half-lives of the exponential levels, in days. */
const HALF_LIVES = [10, 30] as const;

/** The half-lives after which a day hardly counts: 1 / 1024. */
const MAX_HALF_LIVES = 10;

/** The same weekday of last year, and the days whose growth on last year is measured. */
const [YEAR, GROWTH_DAYS] = [364, 56];

/** Origins: days of the last year on which the same estimate is made and compared with its result. */
const [ORIGIN_DAYS, MIN_ORIGINS] = [365, 60];

/** The origins that a forecast needs to be part of the combination: four weeks. */
const MIN_COMPARED = 28;

/** The quantiles of the interval. */
const [LOWER, UPPER] = [0.1, 0.9];

const sum = (values: readonly number[], from: number, to: number): number => {
  let total = 0;
  for (let day = from; day < to; day++) total += values[day] ?? 0;
  return total;
};

/** The weights of weekdays before the day `end`, by the position of a day modulo 7. */
function getWeekdayWeights(values: readonly number[], end: number): number[] {
  const days = Math.floor(Math.min(end, WEEKDAY_DAYS) / 7) * 7;
  const mean = sum(values, end - days, end) / days;
  const weeks = days / 7;
  const totals = Array.from({ length: 7 }, () => 0);
  for (let day = end - days; day < end; day++) totals[day % 7]! += values[day]!;
  return totals.map((total) =>
    mean > 0 ? Math.max(0, total / mean + SHRINKAGE) / (weeks + SHRINKAGE) : 1,
  );
}

const FORECASTS = ['level of 10 days', 'level of 30 days', 'level of the period', 'last year'];

/** The forecasts of the days from `origin` on: a total each, or undefined if it cannot be made. */
function getForecasts(
  values: readonly number[],
  origin: number,
  elapsed: number,
  rest: number,
): (number | undefined)[] {
  const weights = getWeekdayWeights(values, origin);
  const weigh = (from: number, to: number) => {
    let total = 0;
    for (let day = from; day < to; day++) total += weights[day % 7]!;
    return total;
  };
  const weightOfRest = weigh(origin, origin + rest);
  const levels = HALF_LIVES.map((halfLife) => {
    const decay = 0.5 ** (1 / halfLife);
    let [value, weight, factor] = [0, 0, 1];
    for (let day = origin - 1; day >= Math.max(0, origin - MAX_HALF_LIVES * halfLife); day--) {
      value += factor * values[day]!;
      weight += factor * weights[day % 7]!;
      factor *= decay;
    }
    return Math.max(0, value / weight);
  });
  const begun = origin - elapsed;
  const ofPeriod = begun < 0 ? 0 : weigh(begun, origin);
  if (ofPeriod > 0) levels.push(Math.max(0, sum(values, begun, origin) / ofPeriod));
  const forecasts: (number | undefined)[] = [0, 1, 2].map((index) => {
    const level = levels[index];
    return level === undefined ? undefined : level * weightOfRest;
  });
  const grownFrom = origin - GROWTH_DAYS - YEAR;
  const earlier = grownFrom < 0 ? 0 : sum(values, grownFrom, grownFrom + GROWTH_DAYS);
  const growth = Math.max(0, sum(values, origin - GROWTH_DAYS, origin) / earlier);
  forecasts.push(
    earlier > 0 && rest <= YEAR
      ? growth * Math.max(0, sum(values, origin - YEAR, origin - YEAR + rest))
      : undefined,
  );
  return forecasts;
}

type Origin = {
  /** The total of the days that were left. */
  actual: number;
  forecasts: (number | undefined)[];
  runRate: number | undefined;
};

const square = (value: number): number => value * value;

/** The mean squared error of pairs of a forecast and a result; undefined for too few. */
function getError(pairs: readonly (readonly [number, number])[]): number | undefined {
  if (pairs.length < MIN_COMPARED) return undefined;
  return pairs.reduce((total, [made, actual]) => total + square(made - actual), 0) / pairs.length;
}

/** The mean of forecasts, weighted by their inverse squared errors; those without a weight are left out. */
function combine(
  forecasts: readonly (number | undefined)[],
  weights: readonly (number | undefined)[],
): number | undefined {
  let [total, all] = [0, 0];
  forecasts.forEach((forecast, index) => {
    const weight = weights[index];
    if (forecast === undefined || weight === undefined) return;
    total += weight * forecast;
    all += weight;
  });
  return all > 0 ? total / all : undefined;
}

/** The k-th smallest of n numbers with k = (n + 1) × probability, rounded to the outside. */
function getQuantile(sorted: readonly number[], probability: number): number {
  const rank = (sorted.length + 1) * probability;
  const k = probability < 0.5 ? Math.floor(rank) : Math.ceil(rank);
  return sorted[Math.min(sorted.length, Math.max(1, k)) - 1]!;
}

/** So far ÷ elapsed share, without what is so far. */
const getRunRate = (values: readonly number[], end: number, elapsed: number, rest: number) =>
  elapsed > 0 && elapsed <= end
    ? Math.max(0, (sum(values, end - elapsed, end) / elapsed) * rest)
    : undefined;

type GetOrigin = (day: number, elapsed: number, rest: number) => Origin;

type RestEstimate = Pick<
  PeriodEstimate & { is: 'known' },
  'estimate' | 'low' | 'high' | 'method'
> & {
  /** The same estimate for only the first of the days. */
  estimateFirst: (days: number) => number;
};

/** Estimates the total of the `rest` days from `end` on, from the origins whose rest is over by then. */
function estimateRest(
  end: number,
  elapsed: number,
  rest: number,
  getOrigin: GetOrigin,
): RestEstimate | undefined {
  const origins: Origin[] = [];
  for (let day = Math.max(MIN_BEFORE, end - ORIGIN_DAYS); day + rest <= end; day++)
    origins.push(getOrigin(day, elapsed, rest));
  if (origins.length < Math.max(MIN_ORIGINS, rest)) return undefined;
  const weights = FORECASTS.map((_, index) => {
    const error = getError(
      origins.flatMap(({ forecasts, actual }) =>
        forecasts[index] === undefined ? [] : [[forecasts[index], actual] as const],
      ),
    );
    // An error of 0 has the largest weight, but a finite one.
    return error === undefined ? undefined : 1 / Math.max(error, Number.EPSILON);
  });
  const ofOrigins = {
    combined: (each: Origin) => combine(each.forecasts, weights),
    'run-rate': (each: Origin) => each.runRate,
  };
  const pairsOf = (method: keyof typeof ofOrigins, from = origins) =>
    from.flatMap((each) => {
      const made = ofOrigins[method](each);
      return made === undefined ? [] : [[made, each.actual] as const];
    });
  const comparable = origins.filter(({ runRate }) => runRate !== undefined);
  const [errorOfRunRate = Infinity, errorOfCombined = Infinity] =
    comparable.length < MIN_ORIGINS
      ? []
      : [getError(pairsOf('run-rate', comparable)), getError(pairsOf('combined', comparable))];
  const method = errorOfRunRate < errorOfCombined ? 'run-rate' : 'combined';
  const estimate = ofOrigins[method](getOrigin(end, elapsed, rest));
  const ratios = pairsOf(method)
    .flatMap(([made, actual]) => (made > 0 ? [actual / made] : []))
    .toSorted((one, other) => one - other);
  if (estimate === undefined || !(estimate > 0) || ratios.length < MIN_ORIGINS) return undefined;
  return {
    estimate,
    // In a shop that grew faster each month, nearly all results were above their estimates.
    low: estimate * Math.min(1, getQuantile(ratios, LOWER)),
    high: estimate * Math.max(1, getQuantile(ratios, UPPER)),
    method,
    // No forecast of a day depends on the number of days, so the weights are the same.
    estimateFirst: (days) => ofOrigins[method](getOrigin(end, elapsed, days)) ?? 0,
  };
}

/** Distributes an estimate to its days: each has the difference between two sums, so they add up to the estimate. */
function distribute(made: RestEstimate, rest: number): DayEstimate[] {
  const [lower, upper] = [made.low / made.estimate, made.high / made.estimate];
  const sums = Array.from({ length: rest + 1 }, (_, days) =>
    days === 0 ? 0 : made.estimateFirst(days),
  );
  return sums.slice(1).map((total, index) => {
    const value = total - sums[index]!;
    return { value, low: value * lower, high: value * upper };
  });
}

/** Keeps the origins: periods of one kind need the same ones again. */
function createOrigins(values: readonly number[]): GetOrigin {
  const known = new Map<string, Origin>();
  return (day, elapsed, rest) => {
    const key = `${day} ${elapsed} ${rest}`;
    const origin = known.get(key) ?? {
      actual: sum(values, day, day + rest),
      forecasts: getForecasts(values, day, elapsed, rest),
      runRate: getRunRate(values, day, elapsed, rest),
    };
    known.set(key, origin);
    return origin;
  };
}

/**
 * Estimates the total of the running period: what is known of it, and the rest of its days from today on. The unit is that
 * of the values.
 *
 * Four forecasts of the rest, with w the weight of a weekday: its mean in the last 84 days / the mean of all days, shrunk
 * towards 1 (12 weeks count as 12 of 12 + 6).
 *
 * 1. and 2. level × Σw of the rest; level = Σλᵏy / Σλᵏw over the past days k, λ with a half-life of 10 and 30 days
 *    (simple exponential smoothing: Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 8.1).
 * 3. the same with the level of the days of the period, Σy / Σw.
 * 4. the same weekdays 364 days before × the growth of the last 56 days on the 56 days 364 days before.
 *
 * None is below 0: a day with more returns than sales says nothing of days to come.
 *
 * Combined with weights 1 / mean squared error (Bates and Granger, The Combination of Forecasts, 1969), measured on
 * origins: the days of the last 365 with 56 days before them and as many after them as are left of this period. The run
 * rate, the mean of the period's days × the rest, is used instead if its mean squared error on the same origins is
 * smaller. Both it and forecast 3 need as many days before an origin as have passed of the period.
 *
 * The interval has the 10 % and 90 % quantiles of actual / estimate on the origins, of ranks rounded to the outside
 * (split conformal prediction: Lei et al., Distribution-Free Predictive Inference for Regression, 2018). Neighbouring
 * origins share days, so the 80 % are not guaranteed; `tested` and `inside` are what they were worth: earlier periods,
 * estimated after as many days from nothing but the values before.
 *
 * `rest` has the same forecasts by day (of the run rate: the mean), and the interval in the same proportions. What is known
 * and these values add up to the estimate; what is known and their `low` or `high`, to that end of its interval.
 *
 * It needs `MIN_HISTORY` days, `MIN_SOLD` of them with sales, and 60 origins, or as many as days are left if these are more. Throws a RangeError if
 * the last period is over or does not begin in the values or right after them.
 */
export function estimatePeriod({ values, periods, today = 0 }: DailyHistory): PeriodEstimate {
  const known = values.length;
  const current = periods.at(-1)!;
  const elapsed = known - current.start;
  const rest = current.days - elapsed;
  if (elapsed < 0 || rest <= 0)
    throw new RangeError('The last period must be the one that contains today.');
  if (known < MIN_HISTORY) return { is: 'too-short', days: known, needed: MIN_HISTORY };
  const sold = values.filter((value) => value !== 0).length;
  if (sold < MIN_SOLD) return { is: 'too-short', days: sold, needed: MIN_SOLD };
  const getOrigin = createOrigins(values);
  const own = estimateRest(known, elapsed, rest, getOrigin);
  if (!own) return { is: 'unknown' };
  let [tested, inside] = [0, 0];
  for (const { start, days } of periods.slice(0, -1)) {
    const end = start + elapsed;
    if (start < 0 || end < MIN_HISTORY || days <= elapsed) continue;
    const made = estimateRest(end, elapsed, days - elapsed, getOrigin);
    if (!made) continue;
    const actual = sum(values, end, start + days);
    tested += 1;
    inside += actual >= made.low && actual <= made.high ? 1 : 0;
  }
  const left = distribute(own, rest);
  // Today has its forecast, or what it has already, if that is more.
  const more = Math.max(0, today - left[0]!.value);
  const soFar = sum(values, current.start, known) + more;
  return {
    is: 'known',
    estimate: soFar + own.estimate,
    low: soFar + own.low,
    high: soFar + own.high,
    method: own.method,
    tested,
    inside,
    rest: left.map(({ value, low, high }, day) =>
      day === 0
        ? { value: value + more, low: low + more, high: high + more }
        : { value, low, high },
    ),
  };
}
