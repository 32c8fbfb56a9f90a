import { getStartOfUnit, toStoreTime } from '@tillview/date';
import type { ReactNode } from 'react';

/** An entry of a timeline (R3.47). */
export type TimelineItem = {
  /** When it happened. */
  date: Date;
  /** An icon. The classes `is-success`, `is-warning` and `is-error` set its colour. */
  icon?: ReactNode;
  /** What happened, in one line. */
  headline?: ReactNode;
  /** Details, each shown as a separate paragraph. */
  body?: readonly ReactNode[] | null;
  /** Whether to hide the time of day. */
  hideTimestamp?: boolean;
};

/** The possible groupings of a timeline (R9.51). */
export const groupByOptions = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/** The possible orders of a timeline. */
export const orderByOptions = { ASC: 'asc', DESC: 'desc' } as const;

/** The period of a group. */
export type TimelineGroupBy = (typeof groupByOptions)[keyof typeof groupByOptions];

/** Oldest first, or newest first. */
export type TimelineOrderBy = (typeof orderByOptions)[keyof typeof orderByOptions];

/** The items of one day, week or month in the store's time zone. */
export type TimelineGroup = {
  /**
   * The start of the period in the store's local time, in milliseconds since 1970. NaN for items without a valid date.
   */
  start: number;
  /** The date of the first item passed. */
  date: Date;
  items: readonly TimelineItem[];
};

/** The time of an item, in milliseconds since 1970. NaN without a valid date. */
export const getTime = ({ date }: TimelineItem): number =>
  date instanceof Date ? date.getTime() : Number.NaN;

/** Compares two times. An invalid time comes last in both orders. */
function compare(a: number, b: number, orderBy: TimelineOrderBy): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return orderBy === 'asc' ? a - b : b - a;
}

/** The groups of a timeline. The groups and the items within each group are in the same order. */
export function groupItems(
  items: readonly TimelineItem[],
  groupBy: TimelineGroupBy,
  orderBy: TimelineOrderBy,
): TimelineGroup[] {
  const groups = new Map<number, TimelineItem[]>();
  for (const item of items) {
    const start = getStartOfUnit(toStoreTime(new Date(getTime(item))), groupBy).valueOf();
    const group = groups.get(start);
    if (group) group.push(item);
    else groups.set(start, [item]);
  }
  return Array.from(groups, ([start, members]) => ({
    start,
    date: new Date(members[0] ? getTime(members[0]) : Number.NaN),
    items: members.toSorted((a, b) => compare(getTime(a), getTime(b), orderBy)),
  })).toSorted((a, b) => compare(a.start, b.start, orderBy));
}
