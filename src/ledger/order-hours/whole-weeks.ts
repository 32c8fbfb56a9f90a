import type { RangeParams } from '@tillview/date';

/** Complete days of a range whose number is a multiple of seven, so that each weekday is in it equally often. */
export type WholeWeeks = {
  /** The first and the last day, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly to: string;
  readonly weeks: number;
};

const DAY = 86_400_000;

/** The last whole weeks of a range that end before `today`, 'YYYY-MM-DD'; undefined if there is none. */
export function getWholeWeeks(
  { after, before }: Pick<RangeParams, 'after' | 'before'>,
  today: string,
): WholeWeeks | undefined {
  const end = Math.min(Date.parse(before.slice(0, 10)), Date.parse(today) - DAY);
  const days = Math.round((end - Date.parse(after.slice(0, 10))) / DAY) + 1;
  const weeks = Math.floor(days / 7);
  if (weeks < 1) return undefined;
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: toDay(end - (weeks * 7 - 1) * DAY), to: toDay(end), weeks };
}
