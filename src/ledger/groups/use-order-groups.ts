import {
  createOrderGroups,
  memoize,
  toQuestionText,
  type LedgerDimension,
  type OrderGroups,
  type OrderGroupsState,
  type ReportRequest,
} from '@tillview/data';
import { type DataRegistry, useRegistry } from '@wordpress/data';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { HostConfig } from '../../host/host-config.ts';
import { useHost } from '../../host/host-context.ts';
import { hashOwner } from '../../host/session/hash-owner.ts';
import { keepGroupChecks } from '../../host/session/keep-group-checks.ts';
import { getLedgerOwner } from '../../host/session/ledger-owner.ts';
import { toQuestion } from './group-question.ts';

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
  return (host: HostConfig): OrderGroups => {
    const owner = getLedgerOwner(host);
    return (groups ??= createOrderGroups(registry, {
      owner: hashOwner(owner),
      decimals: host.currency.precision,
      keepChecks: (key, checks) => keepGroupChecks(owner, key, checks),
    }));
  };
});

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
