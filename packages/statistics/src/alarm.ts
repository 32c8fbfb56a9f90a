import { getQuantile } from './quantile.ts';

/** How long a shop has had no orders, against what is usual for it. */
export type Alarm = {
  /** The complete hours since the hour of the last order. */
  readonly hours: number;
  /** The orders that are usual in these hours of these weekdays. */
  readonly expected: number;
  /** The largest such number of the earlier pauses that are known, at most those of a year. */
  readonly longest: number;
  /** Whether `expected` is more than 1.2 × the longest pause of a year, and at least 3. */
  readonly isAlarm: boolean;
};

const DAY = 24;

/** The days that a rate is computed from: 13 whole weeks. */
const [LEVEL_WEEKS, LEVEL_HOURS] = [13, 91 * DAY];

const YEAR_HOURS = 365 * DAY;

/** The hours under which it is not known what is usual, as for estimates of a period: 150 days. */
const MIN_HOURS = 150 * DAY;

/** The hours under which the pauses of a busy shop are not known: 7 days. */
const MIN_SHORT_HOURS = 7 * DAY;

/** The part of the pauses that is not in the tail of their distribution. */
const TAIL = 0.9;

/** How much more than the longest pause an alarm needs, and the fewest orders. */
const [MARGIN, MIN_EXPECTED] = [1.2, 3];

/** The orders of the hours of a day, and of the weekdays, that tell the rate of an hour. */
type Usual = { readonly byWeekday: number[]; readonly byHour: number[]; total: number };

const createUsual = (): Usual => ({
  byWeekday: Array.from({ length: 7 }, () => 0),
  byHour: Array.from({ length: DAY }, () => 0),
  total: 0,
});

/** The orders that are usual in an hour, of 13 weeks: those of its weekday × the share of its hour of the day. */
const getRate = ({ byWeekday, byHour, total }: Usual, weekday: number, hour: number): number =>
  total > 0 ? (byWeekday[weekday]! * byHour[hour]!) / (LEVEL_WEEKS * total) : 0;

/** Measures pauses one hour after the other. */
function createMeter() {
  const earlier: number[] = [];
  let [hours, expected] = [0, 0];
  return {
    add(count: number, rate: number): void {
      if (count > 0) {
        if (expected > 0) earlier.push(expected);
        [hours, expected] = [0, 0];
      } else {
        hours += 1;
        expected += rate;
      }
    },
    /** `unseen` is how much longer the longest pause of a year is than that of the measured hours. */
    getAlarm(unseen = 0): Alarm {
      const longest = earlier.reduce((most, pause) => Math.max(most, pause), 0);
      const isAlarm = expected >= MIN_EXPECTED && expected > MARGIN * (longest + unseen);
      return { hours, expected, longest, isAlarm };
    },
    earlier,
  };
}

/**
 * Compares the time since the last order with every earlier pause of the last year. `counts` are the orders of
 * consecutive complete hours in the shop's time, oldest first, from the first hour of any weekday; 456 days of them (91
 * and 365) are used at most. Undefined under 150 days, and without an order in the 91 days before the last one known.
 *
 * The rate of an hour, in orders, is estimated from the 91 days before it: level × weight of the weekday × weight of the
 * hour of the day = orders of its weekday / 13 × orders of its hour of the day / all orders. The orders that a pause
 * lacks are the sum of the rates of its hours: for orders at random, time is scaled so that they arrive once per unit,
 * whatever the season (time-rescaling: Brown et al., The Time-Rescaling Theorem, 2002). Orders of real shops are not
 * independent, so the limit is not a quantile of the exponential distribution, but the shop's own longest pause.
 */
export function findAlarm(counts: readonly number[]): Alarm | undefined {
  if (counts.length < MIN_HOURS) return undefined;
  const usual = createUsual();
  const add = (at: number, sign: number) => {
    const count = sign * (counts[at] ?? 0);
    usual.byWeekday[Math.floor(at / DAY) % 7]! += count;
    usual.byHour[at % DAY]! += count;
    usual.total += count;
  };
  const first = Math.max(LEVEL_HOURS, counts.length - YEAR_HOURS);
  for (let at = first - LEVEL_HOURS; at < first; at++) add(at, 1);
  const meter = createMeter();
  for (let at = first; at < counts.length; at++) {
    meter.add(counts[at]!, getRate(usual, Math.floor(at / DAY) % 7, at % DAY));
    add(at, 1);
    add(at - LEVEL_HOURS, -1);
  }
  return usual.total === 0 ? undefined : meter.getAlarm();
}

/**
 * As `findAlarm`, for a busy shop, of which only the hours of some days are known: `counts`, of at least 7 days. Levels
 * and weights of weekdays come from `days`, the orders of the 91 days before the day of the last hour; weights of hours
 * from `counts`. Undefined if there are fewer of either.
 *
 * The longest pause of a year is longer than that of D days. Far out, the distribution of pauses is exponential (the
 * generalized Pareto distribution with shape 0: Coles, An Introduction to Statistical Modeling of Extreme Values, 2001,
 * chapter 4), and the largest of 365 / D times as many is longer by scale × ln(365 / D). The scale is the mean excess
 * over the 90 % quantile of the pauses, and at least 1, that of orders at random.
 */
export function findBusyShopAlarm(
  counts: readonly number[],
  days: readonly number[],
): Alarm | undefined {
  if (counts.length < MIN_SHORT_HOURS || days.length < LEVEL_WEEKS * 7) return undefined;
  const usual = createUsual();
  const lastDay = Math.ceil(counts.length / DAY) - 1;
  const weekdayOf = (day: number) => (((day - lastDay) % 7) + 7) % 7;
  days.slice(-LEVEL_WEEKS * 7).forEach((count, index) => {
    usual.byWeekday[weekdayOf(lastDay - LEVEL_WEEKS * 7 + index)]! += count;
  });
  counts.forEach((count, at) => {
    usual.byHour[at % DAY]! += count;
    usual.total += count;
  });
  if (usual.total === 0) return undefined;
  const meter = createMeter();
  counts.forEach((count, at) =>
    meter.add(count, getRate(usual, weekdayOf(Math.floor(at / DAY)), at % DAY)),
  );
  const sorted = meter.earlier.toSorted((a, b) => a - b);
  const threshold = getQuantile(sorted, TAIL) ?? 0;
  const excesses = sorted.filter((pause) => pause > threshold).map((each) => each - threshold);
  const mean = excesses.reduce((sum, excess) => sum + excess, 0) / Math.max(1, excesses.length);
  return meter.getAlarm(Math.max(1, mean) * Math.log(Math.max(1, YEAR_HOURS / counts.length)));
}
