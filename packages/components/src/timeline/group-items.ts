import { getStartOfUnit, toStoreTime } from '@tillview/date';
import type { ReactNode } from 'react';

/** An entry of a timeline (R3.47). */
export type TimelineItem = {
  /** When it happened. */
  date: Date;
  /** An icon; with the class `is-success`, `is-warning` or `is-error` it has that colour. */
  icon?: ReactNode;
  /** What happened, in a line. */
  headline?: ReactNode;
  /** Details, each in a paragraph of its own. */
  body?: readonly ReactNode[] | null;
  /** Whether the time of day is not shown. */
  hideTimestamp?: boolean;
};

/** The groupings of a timeline (R9.51). */
export const groupByOptions = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/** The orders of a timeline. */
export const orderByOptions = { ASC: 'asc', DESC: 'desc' } as const;

/** What the items of a group have in common. */
export type TimelineGroupBy = (typeof groupByOptions)[keyof typeof groupByOptions];

/** Oldest first, or newest first. */
export type TimelineOrderBy = (typeof orderByOptions)[keyof typeof orderByOptions];

/** Items of one day, week or month of the store. */
export type TimelineGroup = {
  /** Milliseconds since 1970 of its start in the store's local time; NaN for items without a readable date. */
  start: number;
  /** The date of the item that was given first. */
  date: Date;
  items: readonly TimelineItem[];
};

/** Milliseconds since 1970 of an entry; NaN without a readable date. */
export const getTime = ({ date }: TimelineItem): number =>
  date instanceof Date ? date.getTime() : Number.NaN;

/** Compares two times; what has no readable time comes last in both orders. */
function compare(a: number, b: number, orderBy: TimelineOrderBy): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return orderBy === 'asc' ? a - b : b - a;
}

/** The groups of a timeline: groups, and the items in each, have the same order. */
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
