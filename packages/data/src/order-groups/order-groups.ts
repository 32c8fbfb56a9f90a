import type { DataRegistry } from '@wordpress/data';
import { getEnvironment } from '../core/environment.ts';
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
import {
  getCut,
  getFirstMonths,
  getGroupsKey,
  getGroupsQuery,
  GROUPS_PATH,
  MAX_MONTHS,
  toQuestionText,
  toRuns,
  type GroupChecks,
  type GroupQuestion,
} from './group-requests.ts';

/** How long a month that equals the store is not compared with it again, in milliseconds. */
const FRESH_MS = 60_000;

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
  /** Called with the checks of all months of a key that were stored, so that a page can send them before the months are read. */
  keepChecks?: (key: string, checks: GroupChecks[string]) => void;
};

const NO_SUMS = { orders_count: 0, net_revenue: 0, num_items_sold: 0, total_sales: 0 } as const;

/** Creates the groups of an owner. It sends no request before `ask`. */
export function createOrderGroups(
  registry: DataRegistry,
  { owner, decimals, createStorage = createLedgerStorage, keepChecks }: Options,
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
  type Kept = { month: GroupMonth; checkedAt: number };
  /** What is known, by what orders are grouped by and the grain, then by month. */
  const known = new Map<string, Map<string, Kept>>();
  const sums = new Map<string, { sums: MonthSums; readAt: number }>();
  /** The checks of months as they were read for any question. */
  const checks = new Map<string, { check: string; readAt: number }>();
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
        .map((month) => [month.month, { month, checkedAt: -Infinity }]),
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

  /** Reads and shows the sums of the first months, then those of all. */
  async function showSums(question: GroupQuestion, signal: AbortSignal): Promise<void> {
    for (const months of [getFirstMonths(question), question.months]) {
      const expected = await readSums(months);
      if (signal.aborted) return;
      change({ expected });
    }
  }

  async function readMonths(question: GroupQuestion, signal: AbortSignal): Promise<void> {
    const key = getGroupsKey(question);
    const firstMonths = getFirstMonths(question);
    const { storage, kept } = await open(key);
    const findSame = (month: string) => {
      const found = kept.get(month);
      return found?.month.cut === getCut(question, month) ? found : undefined;
    };
    const show = (months: readonly GroupMonth[]) => {
      const read = new Map(months.map((month) => [month.month, month]));
      change({
        months: new Map([...state.months, ...read]),
        unread: state.unread.filter((month) => !read.has(month)),
      });
    };
    signal.throwIfAborted();
    show(
      question.months.flatMap((month) => {
        const found = findSame(month);
        return found && isFresh(found.checkedAt) ? found.month : [];
      }),
    );
    while (state.unread.length > 0) {
      const getKnown = (month: string) => {
        const found = checks.get(month);
        return found && isFresh(found.readAt) ? found.check : '';
      };
      const ofFirst = state.unread.filter((month) => firstMonths.includes(month));
      // A check takes long, and the groups of checked months are one short request.
      const isSplit = ofFirst.some((month) => getKnown(month) === '');
      const months = (isSplit ? ofFirst : state.unread).slice(0, MAX_MONTHS);
      const reply = await rest.read<GroupReply>(
        GROUPS_PATH,
        getGroupsQuery(question, months, (month) => findSame(month)?.month.check ?? '', getKnown),
        isGroupReply,
      );
      const [checkedAt, changed, read] = [now(), [] as GroupMonth[], [] as GroupMonth[]];
      for (const each of reply.months) {
        const { month: name, groups, check } = each;
        const month = groups
          ? toGroupMonth(each, groups, getCut(question, name))
          : findSame(name)?.month;
        if (!month || !months.includes(name)) throw new Error('The store has sent other groups.');
        read.push(month);
        if (groups) changed.push(month);
        kept.set(name, { month, checkedAt });
        // A check that was not read again is as old as it was.
        if (getKnown(name) !== check) checks.set(name, { check, readAt: checkedAt });
      }
      if (read.length === 0) throw new Error('The store has sent no groups.');
      if (changed.length > 0 && (await storage.write(changed)))
        keepChecks?.(
          key,
          Object.fromEntries(
            [...kept.values()].map(({ month: { month, cut, check } }) => [month, [cut, check]]),
          ),
        );
      signal.throwIfAborted();
      show(read);
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
      await Promise.all([readMonths(question, signal), showSums(question, signal)]);
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
