/** How long a shop has had no orders, against what is usual for it. */
export type Silence = {
  /** The complete hours since the hour of the last order. */
  readonly hours: number;
  /** The orders that are usual in these hours of these weekdays. */
  readonly expected: number;
  /** The largest such number of the earlier silences of the last year. */
  readonly longest: number;
  /** Whether `expected` is more than 1.2 × `longest`, and at least 3. */
  readonly isAlarm: boolean;
};

const DAY = 24;

/** The days that a rate is computed from: 13 whole weeks. */
const [LEVEL_WEEKS, LEVEL_HOURS] = [13, 91 * DAY];

const YEAR_HOURS = 365 * DAY;

/** The hours under which it is not known what is usual, as for estimates of a period: 150 days. */
const MIN_HOURS = 150 * DAY;

/** How much more than the longest silence an alarm needs, and the fewest orders. */
const [MARGIN, MIN_EXPECTED] = [1.2, 3];

/**
 * Compares the time since the last order with every earlier silence of the last year. `counts` are the orders of
 * consecutive complete hours in the shop's time, oldest first, from the first hour of any weekday; 456 days of them (91
 * and 365) are used at most. Undefined under 150 days, and without an order in the 91 days before the last one known.
 *
 * The rate of an hour, in orders, is estimated from the 91 days before it: level × weight of the weekday × weight of the
 * hour of the day = orders of its weekday / 13 × orders of its hour of the day / all orders. The orders that a silence
 * lacks are the sum of the rates of its hours: for orders at random, time is scaled so that they arrive once per unit,
 * whatever the season (time-rescaling: Brown et al., The Time-Rescaling Theorem, 2002). Orders of real shops are not
 * independent, so the limit is not a quantile of the exponential distribution, but the shop's own longest silence.
 */
export function findSilence(counts: readonly number[]): Silence | undefined {
  if (counts.length < MIN_HOURS) return undefined;
  const byWeekday = Array.from({ length: 7 }, () => 0);
  const byHour = Array.from({ length: DAY }, () => 0);
  let total = 0;
  const add = (at: number, sign: number) => {
    const count = sign * (counts[at] ?? 0);
    byWeekday[Math.floor(at / DAY) % 7]! += count;
    byHour[at % DAY]! += count;
    total += count;
  };
  const getRate = (at: number) =>
    total > 0
      ? (byWeekday[Math.floor(at / DAY) % 7]! * byHour[at % DAY]!) / (LEVEL_WEEKS * total)
      : 0;
  const first = Math.max(LEVEL_HOURS, counts.length - YEAR_HOURS);
  for (let at = first - LEVEL_HOURS; at < first; at++) add(at, 1);
  let [hours, expected, longest] = [0, 0, 0];
  for (let at = first; at < counts.length; at++) {
    if (counts[at]! > 0) {
      longest = Math.max(longest, expected);
      [hours, expected] = [0, 0];
    } else {
      hours += 1;
      expected += getRate(at);
    }
    add(at, 1);
    add(at - LEVEL_HOURS, -1);
  }
  if (total === 0) return undefined;
  const isAlarm = expected >= MIN_EXPECTED && expected > MARGIN * longest;
  return { hours, expected, longest, isAlarm };
}
