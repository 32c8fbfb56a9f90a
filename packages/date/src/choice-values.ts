import type { PeriodUnit } from './local-time.ts';

/** Values of the URL parameter `period` (R9.14). */
export type Period =
  | 'today'
  | 'yesterday'
  | 'week'
  | 'last_week'
  | 'month'
  | 'last_month'
  | 'quarter'
  | 'last_quarter'
  | 'year'
  | 'last_year'
  | 'custom';

/** Values of the URL parameter `compare` (R9.15). */
export type PeriodCompare = 'previous_period' | 'previous_year';

/** The comparisons of a whole calendar unit with the whole unit before it, and that unit. */
export const unitCompares = { previous_month: 'month', previous_quarter: 'quarter' } as const;

/** A comparison with the whole calendar unit before the range. */
export type UnitCompare = keyof typeof unitCompares;

/** Values of `compare`, including our additions: the whole unit before, a custom range, and no comparison. */
export type Compare = PeriodCompare | UnitCompare | 'custom' | 'none';

/** All values of `compare`. */
const compareValues: readonly Compare[] = [
  'previous_period',
  'previous_year',
  'previous_month',
  'previous_quarter',
  'custom',
  'none',
];

/** The rolling ranges, which end today, in display order: their length in days, from which their labels follow. */
const rollingDays = {
  last_7_days: 7,
  last_14_days: 14,
  last_30_days: 30,
  last_90_days: 90,
  last_365_days: 365,
} as const;

/** The name of a rolling range; in the URL `period=custom&preset=…`. */
export type RollingPreset = keyof typeof rollingDays;

/** A name for custom dates: a rolling range, or everything since the first day in the URL. */
export type RangePreset = RollingPreset | 'all_time';

/** The names of the rolling ranges, in display order. */
export const rollingPresets = Object.keys(rollingDays) as readonly RollingPreset[];

/** Returns the length of a rolling range in days, including today. */
export const getRollingDays = (preset: RollingPreset): number => rollingDays[preset];

/** The calendar unit of a period, and whether the period is the current unit or the last finished one. */
export const periodShapes: Readonly<
  Record<Exclude<Period, 'custom'>, { readonly unit: PeriodUnit; readonly isFinished: boolean }>
> = {
  today: { unit: 'day', isFinished: false },
  yesterday: { unit: 'day', isFinished: true },
  week: { unit: 'week', isFinished: false },
  last_week: { unit: 'week', isFinished: true },
  month: { unit: 'month', isFinished: false },
  last_month: { unit: 'month', isFinished: true },
  quarter: { unit: 'quarter', isFinished: false },
  last_quarter: { unit: 'quarter', isFinished: true },
  year: { unit: 'year', isFinished: false },
  last_year: { unit: 'year', isFinished: true },
};

const isKeyOf = <Values extends object>(values: Values, value: unknown): value is keyof Values =>
  typeof value === 'string' && Object.hasOwn(values, value);

/** A value of `period`; undefined for an unknown one. Values from the URL get their type here, as in the next two. */
export const readPeriodValue = (value: unknown): Period | undefined =>
  value === 'custom' || isKeyOf(periodShapes, value) ? value : undefined;

/** A value of `compare`; undefined for an unknown one. */
export const readCompareValue = (value: unknown): Compare | undefined =>
  compareValues.find((known) => known === value);

/** Whether a comparison is with the whole calendar unit before. */
export const isUnitCompare = (compare: Compare): compare is UnitCompare =>
  isKeyOf(unitCompares, compare);

/** The name of a rolling range; undefined for another value. */
export const readRollingPreset = (value: unknown): RollingPreset | undefined =>
  isKeyOf(rollingDays, value) ? value : undefined;
