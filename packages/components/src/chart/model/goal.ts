import type { Interval } from '@tillview/date';
import type { ChartLine } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import type { ChartFormatters } from './describe.ts';
import { getShownRows, type ChartModel } from './series.ts';
import type { ChartGoal } from '../types.ts';

/** A day in milliseconds: the dates of a chart are in UTC, where all days are equally long. */
const DAY = 86_400_000;

/** Returns the end of a whole interval that starts at a time. */
function getIntervalEnd(start: Date, interval: Interval): number {
  switch (interval) {
    case 'hour':
      return start.getTime() + DAY / 24;
    case 'day':
      return start.getTime() + DAY;
    case 'week':
      return start.getTime() + 7 * DAY;
    case 'month':
    case 'quarter':
    case 'year': {
      const months = { month: 1, quarter: 3, year: 12 }[interval];
      return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1);
    }
  }
}

/** How a chart shows its values. */
export type GoalOptions = { chartLine: ChartLine | undefined; interval: Interval };

/**
 * Adds a goal to a model: the amount of each row is that of its days, the last one ends with the period. In a running
 * total, the amounts are added up. Only for a comparison of periods.
 */
export function addGoal(
  model: ChartModel,
  goal: ChartGoal | undefined,
  { chartLine, interval }: GoalOptions,
): ChartModel {
  if (!goal || model.mode !== 'time-comparison') return model;
  const { dates } = model;
  const rows = getShownRows(model);
  const end = Date.parse(`${goal.lastDay}T00:00:00Z`) + DAY;
  const amounts = new Map<number, number>();
  let total = 0;
  for (const [position, index] of rows.entries()) {
    const start = dates[index]!;
    const next = dates[rows[position + 1] ?? -1]?.getTime() ?? Infinity;
    // The first interval of a range may begin later than on its first day.
    const rowEnd = Math.min(end, next, getIntervalEnd(start, interval));
    const amount = (goal.perDay * (rowEnd - start.getTime())) / DAY;
    if (amount <= 0) continue;
    total += amount;
    amounts.set(index, chartLine === 'cumulative' ? total : amount);
  }
  return { ...model, goal: amounts, scaled: [...(model.scaled ?? []), ...amounts.values()] };
}

/** The name of a goal, in plot, tooltip and table. */
export const getGoalLabel = (): string => __('Goal', 'tillview');

/** The goal of a row as text; empty if there is none. */
export function formatGoal(
  { goal }: ChartModel,
  index: number,
  { metric }: ChartFormatters,
): string {
  const amount = goal?.get(index);
  return amount === undefined ? '' : metric(amount);
}

/** The goal of a row, for screen readers; empty if there is none. */
export function announceGoal(
  model: ChartModel,
  index: number,
  formatters: ChartFormatters,
): string {
  const text = formatGoal(model, index, formatters);
  /* translators: %s: an amount. */
  return text && sprintf(__('Goal: %s.', 'tillview'), text);
}
