import {
  createOrderGroups,
  getGrain,
  memoize,
  toQuestionText,
  type GroupQuestion,
  type LedgerDimension,
  type OrderGroups,
  type OrderGroupsState,
  type ReportRequest,
} from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { type DataRegistry, useRegistry } from '@wordpress/data';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { HostConfig } from '../../host/host-config.ts';
import { useHost } from '../../host/host-context.ts';
import { hashOwner } from '../../host/session/hash-owner.ts';
import { getOwner } from '../ledger-owner.ts';

type Settings = NonNullable<HostConfig['orderGroups']>;

/** The groups of the database for a view. */
export type KnownGroups = {
  readonly settings: Settings;
  readonly state: OrderGroupsState;
  readonly isPending: boolean;
  /** The number of months that the view needs. */
  readonly needed: number;
  /** Reads what is missing. */
  readonly read: () => void;
  readonly stop: () => void;
};

const getGroups = memoize((registry: DataRegistry) => {
  let groups: OrderGroups | undefined;
  return (host: HostConfig): OrderGroups =>
    (groups ??= createOrderGroups(registry, {
      owner: hashOwner(getOwner(host)),
      decimals: host.currency.precision,
    }));
});

type Range = NonNullable<ReportRequest['primary']>;

/** The months of a range up to the present one, newest first. */
function getMonths({ after, before }: Range): readonly string[] {
  const present = getStoreTimeZoneMoment().format('YYYY-MM');
  const last = before.slice(0, 7) < present ? before.slice(0, 7) : present;
  const months: string[] = [];
  for (let month = after.slice(0, 7); month <= last;) {
    months.unshift(month);
    const [year = 0, number = 1] = month.split('-').map(Number);
    month = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
  }
  return months;
}

/** What a view asks the database; null without a range. */
export function toQuestion(
  by: readonly LedgerDimension[],
  { primary, secondary, interval }: Pick<ReportRequest, 'primary' | 'secondary' | 'interval'>,
): GroupQuestion | null {
  if (!primary) return null;
  const ranges = [primary, ...(secondary ? [secondary] : [])];
  return {
    by,
    grain: interval === 'hour' ? 'hour' : getGrain(by),
    // A comparison can end at a time of day.
    cuts: ranges
      .map(({ before }) => before.slice(0, 19).replace('T', ' '))
      .filter((time) => !time.endsWith('23:59:59')),
    months: [...new Set(ranges.flatMap(getMonths))],
  };
}

/** The groups of the database that a view needs: they are its first view. Undefined for shops whose orders are read. */
export function useOrderGroups(
  settings: Settings | undefined,
  by: readonly LedgerDimension[],
  request: ReportRequest,
): KnownGroups | undefined {
  const registry = useRegistry();
  const host = useHost();
  const [groups] = useState(() => getGroups(registry)(host));
  const known = useSyncExternalStore(groups.subscribe, groups.getState);
  const question = useMemo(
    () => (settings ? toQuestion(by, request) : null),
    [settings, by, request],
  );
  const text = question ? toQuestionText(question) : '';
  const isAnswered = known.question === text;
  useEffect(() => {
    if (!question || groups.getState().question === text) return;
    void groups.ask(question);
  }, [groups, question, text]);
  const pending = useMemo(
    (): OrderGroupsState => ({
      ...groups.getState(),
      isReading: true,
      error: undefined,
      months: new Map(),
      unread: question?.months ?? [],
      expected: undefined,
      different: [],
    }),
    [groups, question],
  );
  if (!settings || !question) return undefined;
  const state = isAnswered ? known : pending;
  return {
    settings,
    state,
    isPending: state.isReading,
    needed: question.months.length,
    read: () => void groups.ask(question),
    stop: () => groups.stop(),
  };
}
