import type { Query } from '../core/query.ts';
import {
  getDimension,
  ledgerDimensions,
  type LedgerDimension,
} from '../ledger/ledger-dimensions.ts';
import { addMonths } from '../ledger/ledger-columns.ts';
import { getSpanSumsCalls } from '../ledger/ledger-requests.ts';
import type { ReportCall } from '../reports/request-queries.ts';

/** The route of the plugin with the groups of the database. */
export const GROUPS_PATH = '/tillview/v1/groups';

/** The maximum number of months of a request, as in the plugin. */
export const MAX_MONTHS = 24;

/** The part of a date that the orders of a group have in common. */
export type GroupGrain = 'day' | 'hour';

/** What the database is to group. */
export type GroupQuestion = {
  /** What orders are grouped by. */
  readonly by: readonly LedgerDimension[];
  readonly grain: GroupGrain;
  /** The times of day at which ranges end, 'YYYY-MM-DD HH:mm:ss'. */
  readonly cuts: readonly string[];
  /** 'YYYY-MM', in the order in which they are read. */
  readonly months: readonly string[];
  /** How many of them are read first, so that they can be shown: those of the range, before those of its comparison. */
  readonly first: number;
};

/**
 * The checks of the months that the browser has, with the times at which they are divided, by what orders are grouped by
 * (`getGroupsKey`), then by month.
 */
export type GroupChecks = Readonly<
  Record<string, Readonly<Record<string, readonly [cut: string, check: string]>>>
>;

/** The columns that the database groups by for these dimensions, sorted: others are computed from the time. */
const getColumns = (by: readonly LedgerDimension[]): readonly string[] =>
  by.flatMap((key) => getDimension(key).column ?? []).toSorted();

/** The shortest part of a date that dimensions need. */
export const getGrain = (by: readonly LedgerDimension[]): GroupGrain =>
  by.some((key) => getDimension(key).isOfHour) ? 'hour' : 'day';

/** The dimensions that a database groups by whose columns are these. */
export const getGroupedDimensions = (columns: readonly string[]): readonly LedgerDimension[] =>
  (Object.keys(ledgerDimensions) as LedgerDimension[]).filter((key) => {
    const { column } = getDimension(key);
    return column === undefined || columns.includes(column);
  });

/** What the groups of a question are kept by. */
export const getGroupsKey = ({ by, grain }: Pick<GroupQuestion, 'by' | 'grain'>): string =>
  `${getColumns(by).join()} ${grain}`;

/** A question as a text: equal ones are one. */
export const toQuestionText = (question: GroupQuestion): string =>
  [getGroupsKey(question), ...question.cuts, ...question.months].join(' ');

/** The times at which a month is divided. */
export const getCut = ({ cuts }: GroupQuestion, month: string): string =>
  cuts.filter((time) => time.startsWith(month)).join();

/** Ranges of neighbouring months, without those between them. */
export function toRuns(
  months: readonly string[],
): readonly (readonly [first: string, last: string])[] {
  const runs: [string, string][] = [];
  for (const month of months.toSorted()) {
    const last = runs.at(-1);
    if (last && addMonths(last[1], 1) === month) last[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}

/**
 * The query for the groups of months. `getCheck` returns the check of a month that is kept, and `getKnown` one that was read a
 * moment ago; empty if there is none.
 */
export const getGroupsQuery = (
  { by, grain, cuts }: GroupQuestion,
  months: readonly string[],
  getCheck: (month: string) => string,
  getKnown: (month: string) => string,
): Query => ({
  months,
  by: getColumns(by),
  grain,
  cut: cuts,
  checks: months.map(getCheck),
  known: months.map(getKnown),
});

/** The months that a question needs first. */
export const getFirstMonths = ({ months, first }: GroupQuestion): readonly string[] =>
  months.slice(0, first);

/** The first requests of a question: the groups of its first months, and the store's sums that they must equal. */
export function getGroupCalls(question: GroupQuestion, checks: GroupChecks): readonly ReportCall[] {
  const kept = checks[getGroupsKey(question)] ?? {};
  const getCheck = (month: string) => {
    const [cut, check] = kept[month] ?? [];
    return check !== undefined && cut === getCut(question, month) ? check : '';
  };
  const months = getFirstMonths(question);
  const ofRequest = months.slice(0, MAX_MONTHS);
  return [
    { path: GROUPS_PATH, query: getGroupsQuery(question, ofRequest, getCheck, () => '') },
    ...toRuns(months).flatMap(([first, last]) => getSpanSumsCalls(first, last)),
  ];
}
