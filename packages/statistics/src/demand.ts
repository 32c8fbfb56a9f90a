import { getNegativeBinomialQuantile } from './negative-binomial.ts';

/** What was sold of an item. */
export type Demand = {
  /** Units sold, minus returned ones. No demand is known for 0 or less. */
  readonly units: number;
  /** The number of past days in which they were sold, above 0. */
  readonly days: number;
  /** The index of dispersion of the order lines, in units: see `estimateDispersion`. Above 0. */
  readonly dispersion: number;
};

/** The probability with which stock lasts until the earliest run-out date or longer: 9 of 10 cases. */
const CONFIDENCE = 0.9;

/** The longest forecast, in days: ten years. */
const MAX_DAYS = 3650;

/**
 * Estimates the index of dispersion φ of an item, in units: the variance of its demand divided by its mean. If order lines
 * arrive at random (Poisson) with the quantities q, φ = Σq² / Σq. Reports of a store have the sum of the quantities and
 * the number of orders, but not the quantity of each line; for geometric quantities, which assume nothing but their mean
 * m = units / orders, φ = 2m − 1 (the maximum entropy distribution of whole numbers from 1, E q = m, E q² = 2m² − m). If
 * every order has one unit, this is exact: 1. Never less than 1: returned units are subtracted from the units, but not
 * from the orders, and do not make demand more regular than chance. Without units or orders: 1.
 */
export function estimateDispersion(units: number, orders: number): number {
  if (!(units > 0 && orders > 0)) return 1;
  return Math.max(1, (2 * units) / orders - 1);
}

/** The mean demand, in units per day: units / days, and 0 without demand. */
export const getDailyRate = ({ units, days }: Demand): number => Math.max(0, units) / days;

/**
 * The quantile of the demand of the next `days` days, in units: the demand is at most this number with the probability
 * `probability`, between 0 and 1.
 *
 * The gamma-Poisson model: the order lines of an item, units / φ of them, are a Poisson count with an unknown rate. What
 * is known of the rate is a gamma distribution with the shape units / φ and the rate `demand.days`; the count of the next
 * days is then negative binomial with this shape and the mean shape × days / demand.days (Gelman et al., Bayesian Data
 * Analysis, 2.6). A count of 1 stands for φ units.
 */
export function getDemandQuantile(demand: Demand, days: number, probability: number): number {
  const { units, dispersion } = demand;
  if (!(units > 0 && days > 0)) return 0;
  const shape = units / dispersion;
  return dispersion * getNegativeBinomialQuantile(shape, demand.days / days, probability);
}

/** The number of days until the stock is used up at the mean demand: stock / rate, 0 without stock, `null` without demand. */
export function getExpectedRunOut(demand: Demand, stock: number): number | null {
  const rate = getDailyRate(demand);
  if (stock <= 0) return 0;
  return rate > 0 ? stock / rate : null;
}

/**
 * The smallest whole number of days whose demand has a 90 % quantile of at least the stock: in one of ten cases the stock
 * is used up by then. 0 without stock; `null` without demand, or if it is more than ten years.
 */
export function getEarliestRunOut(demand: Demand, stock: number): number | null {
  if (stock <= 0) return 0;
  if (!(demand.units > 0)) return null;
  const isUsedUp = (days: number) => getDemandQuantile(demand, days, CONFIDENCE) >= stock;
  // The quantile increases with the days.
  let enough = 1;
  while (!isUsedUp(enough)) {
    if (enough >= MAX_DAYS) return null;
    enough = Math.min(enough * 2, MAX_DAYS);
  }
  let tooFew = 0;
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (isUsedUp(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/**
 * The whole number of units to order, so that the stock lasts for `days`, usually lead time + days to cover: rate × days −
 * stock, rounded up; never negative. Negative stock, which is already owed to customers, is added.
 */
export function getOrderQuantity(demand: Demand, stock: number, days: number): number {
  // The product is rounded first, so that 0.1 × 30 is 3 and not slightly more.
  const needed = Number((getDailyRate(demand) * days - stock).toFixed(6));
  return Math.max(0, Math.ceil(needed));
}
