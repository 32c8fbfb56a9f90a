import { __, _n, sprintf } from '@wordpress/i18n';
import type { GoalMetric } from './read-goals.ts';

type Progress = {
  metric: GoalMetric;
  /** The share of the goal in percent, formatted. */
  share: string;
  target: string;
  /** The number of orders of the goal, which selects the plural form. */
  count: number;
  /** The estimate of the whole period, formatted; undefined if there is none. */
  pace: string | undefined;
};

/** The progress of a goal in a sentence. */
export function describeProgress({ metric, share, target, count, pace }: Progress): string {
  const isOrders = metric === 'orders_count';
  if (pace === undefined)
    return sprintf(
      isOrders
        ? /* translators: 1: a number, in percent, 2: number of orders. */
          _n(
            '%1$s%% of the goal of %2$s order.',
            '%1$s%% of the goal of %2$s orders.',
            count,
            'tillview',
          )
        : /* translators: 1: a number, in percent, 2: an amount. */
          __('%1$s%% of the goal of %2$s.', 'tillview'),
      share,
      target,
    );
  return sprintf(
    isOrders
      ? /* translators: 1: a number, in percent, 2: number of orders, 3: the estimated number of orders of the whole month or year. */
        _n(
          '%1$s%% of the goal of %2$s order; at this pace about %3$s.',
          '%1$s%% of the goal of %2$s orders; at this pace about %3$s.',
          count,
          'tillview',
        )
      : /* translators: 1: a number, in percent, 2: an amount, 3: the estimated amount of the whole month or year. */
        __('%1$s%% of the goal of %2$s; at this pace about %3$s.', 'tillview'),
    share,
    target,
    pace,
  );
}

/**
 * What each day must bring to reach a goal, and whether that is on pace by the estimate of the whole period. `needed` is
 * formatted; `isOnPace` is undefined without an estimate.
 */
export function describeNeeded(needed: string, isOnPace: boolean | undefined): string {
  if (isOnPace === undefined)
    /* translators: %s: an amount or a number of orders that each day must bring to reach the goal. */
    return sprintf(__('Needed: %s a day.', 'tillview'), needed);
  return isOnPace
    ? /* translators: %s: an amount or a number of orders that each day must bring to reach the goal. */
      sprintf(__('On pace. Needed: %s a day.', 'tillview'), needed)
    : /* translators: %s: an amount or a number of orders that each day must bring to reach the goal. */
      sprintf(__('Behind. Needed: %s a day.', 'tillview'), needed);
}
