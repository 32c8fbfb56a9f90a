import type { DataRegistry } from '@wordpress/data';
import { getEnvironment } from '../core/environment.ts';
import {
  ledgerDimensions,
  getDimension,
  type LedgerDimension,
} from '../ledger/ledger-dimensions.ts';
import { fromMonthNumber, toMonthNumber } from '../ledger/ledger-columns.ts';
import type { GroupMonth } from '../ledger/ledger-month.ts';
import { readSpanSums } from '../ledger/ledger-requests.ts';
import { createLedgerStorage, type LedgerStorage } from '../ledger/ledger-storage.ts';
import {
  areEqual,
  findStoreRules,
  getMonthSums,
  type MonthSums,
  type StoreRules,
} from '../ledger/month-sums.ts';
import { isCurrentGroupMonth, isGroupReply, toGroupMonth, type GroupReply } from './group-month.ts';

const PATH = '/tillview/v1/groups';

/** How long a month that equals the store is not compared with it again, in milliseconds. */
const FRESH_MS = 60_000;

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
};

/** The groups that answer the last question. */
export type OrderGroupsState = {
  /** The question that it answers, as a text; empty before the first. */
  readonly question: string;
  readonly isReading: boolean;
  readonly error: unknown;
  readonly months: ReadonlyMap<string, GroupMonth>;
  /** The months of the question that are not read yet. */
  readonly unread: readonly string[];
  /** The store's sums of the months of the question; undefined until they are known. */
  readonly expected: readonly MonthSums[] | undefined;
  readonly rules: StoreRules;
  /** The months whose groups differ from the store's sums. */
  readonly different: readonly string[];
};

/** Groups of orders that the database computes, for shops with too many orders for the browser. */
export type OrderGroups = {
  getState(): OrderGroupsState;
  subscribe(onChange: () => void): () => void;
  /** Reads what a question needs and is not known; an earlier question is given up. */
  ask(question: GroupQuestion): Promise<void>;
  /** Ends the reading. Months that were read are kept. */
  stop(): void;
};

type Options = {
  /** The store and the user. */
  owner: string;
  /** The decimals of amounts. */
  decimals: number;
  createStorage?: (owner: string) => LedgerStorage<GroupMonth>;
};

/** The columns that the database groups by for these dimensions, sorted: others are computed from the time. */
export const getColumns = (by: readonly LedgerDimension[]): readonly string[] =>
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

/** A question as a text: equal ones are one. */
export const toQuestionText = ({ by, grain, cuts, months }: GroupQuestion): string =>
  [getColumns(by).join(), grain, ...cuts, ...months].join(' ');

/** Ranges of neighbouring months, without those between them. */
function toRuns(months: readonly string[]): readonly (readonly [first: string, last: string])[] {
  const runs: [string, string][] = [];
  for (const month of months.toSorted()) {
    const last = runs.at(-1);
    if (last && fromMonthNumber(toMonthNumber(last[1]) + 1) === month) last[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}

const NO_SUMS = { orders_count: 0, net_revenue: 0, num_items_sold: 0, total_sales: 0 } as const;

/** Creates the groups of an owner. It sends no request before `ask`. */
export function createOrderGroups(
  registry: DataRegistry,
  { owner, decimals, createStorage = createLedgerStorage }: Options,
): OrderGroups {
  const { rest, now } = getEnvironment(registry);
  let state: OrderGroupsState = {
    question: '',
    isReading: false,
    error: undefined,
    months: new Map(),
    unread: [],
    expected: undefined,
    rules: { leavesRefundsOut: false, returnsHaveTax: false },
    different: [],
  };
  const listeners = new Set<() => void>();
  let running: AbortController | undefined;
  /** `cut`: the times at which its groups are divided. */
  type Kept = { month: GroupMonth; cut: string; checkedAt: number };
  /** What is known, by what orders are grouped by and the grain, then by month. */
  const known = new Map<string, Map<string, Kept>>();
  const sums = new Map<string, { sums: MonthSums; readAt: number }>();
  const isFresh = (time: number) => now() - time < FRESH_MS;

  function change(changes: Partial<OrderGroupsState>): void {
    const next = { ...state, ...changes };
    const expected = next.expected ?? [];
    const different = expected.filter((each) => {
      const month = next.months.get(each.month);
      return month && !areEqual(each, getMonthSums(month), decimals);
    });
    state = {
      ...next,
      rules: findStoreRules(expected, next.months),
      different: different.map(({ month }) => month),
    };
    for (const listener of listeners) listener();
  }

  /** The storage of what orders are grouped by, and the months in it. */
  async function open(key: string) {
    const storage = createStorage(`${owner} ${key}`);
    const found = known.get(key);
    if (found) return { storage, kept: found };
    const stored = (await storage.read()) ?? [];
    const kept = new Map<string, Kept>(
      stored
        .filter(isCurrentGroupMonth)
        .map((month) => [month.month, { month, cut: '', checkedAt: -Infinity }]),
    );
    known.set(key, kept);
    return { storage, kept };
  }

  async function readSums(months: readonly string[]): Promise<readonly MonthSums[]> {
    const old = months.filter((month) => !isFresh(sums.get(month)?.readAt ?? -Infinity));
    await Promise.all(
      toRuns(old).map(async ([first, last]) => {
        const found = await readSpanSums(rest, first, last);
        for (const each of found) sums.set(each.month, { sums: each, readAt: now() });
      }),
    );
    return months.map((month) => sums.get(month)?.sums ?? { month, ...NO_SUMS });
  }

  async function readMonth(
    month: string,
    { by, grain }: GroupQuestion,
    cut: readonly string[],
    before: GroupMonth | undefined,
  ): Promise<GroupMonth> {
    const read = (check: string) =>
      rest.read<GroupReply>(PATH, { month, by: getColumns(by), grain, cut, check }, isGroupReply);
    const reply = await read(before?.check ?? '');
    if (reply.groups) return toGroupMonth(reply, reply.groups);
    if (before) return before;
    throw new Error('The store has sent no groups.');
  }

  async function readMonths(question: GroupQuestion, signal: AbortSignal): Promise<void> {
    const { storage, kept } = await open(`${getColumns(question.by).join()} ${question.grain}`);
    for (const month of question.months) {
      signal.throwIfAborted();
      const before = kept.get(month);
      const cuts = question.cuts.filter((time) => time.startsWith(month));
      const cut = cuts.join();
      const isKnown = before && isFresh(before.checkedAt) && before.cut === cut;
      const read = isKnown ? before.month : await readMonth(month, question, cuts, before?.month);
      if (!isKnown) {
        kept.set(month, { month: read, cut, checkedAt: now() });
        if (read !== before?.month) await storage.write([read]);
      }
      signal.throwIfAborted();
      change({
        months: new Map([...state.months, [month, read]]),
        unread: state.unread.filter((each) => each !== month),
      });
    }
  }

  async function ask(question: GroupQuestion): Promise<void> {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    const text = toQuestionText(question);
    change({
      question: text,
      isReading: true,
      error: undefined,
      months: new Map(),
      unread: question.months,
      expected: undefined,
    });
    try {
      await Promise.all([
        readMonths(question, signal),
        readSums(question.months).then((expected) => signal.aborted || change({ expected })),
      ]);
    } catch (error) {
      if (!signal.aborted) change({ error });
    }
    if (!signal.aborted) change({ isReading: false });
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask,
    stop() {
      running?.abort();
      change({ isReading: false });
    },
  };
}
