import { getGroupCalls, getGroupedDimensions } from '@tillview/data';
import { readGroupChecks } from '../../host/session/kept-group-checks.ts';
import { toQuestion } from '../../ledger/groups/group-question.ts';
import { getLedgerOwner } from '../../host/session/ledger-owner.ts';
import type { GetCalls } from '../../shell/screen-view.ts';
import { DEFAULT_GROUP, getGroupDimension, rangeSource } from './sources-groups.ts';

/** The requests of the first view in a large shop; none where the orders are read into the browser. */
export const getCalls: GetCalls = async (query, _preferences, { resolve, host }) => {
  if (!host?.orderGroups) return [];
  const named = getGroupDimension(query);
  const isOffered = getGroupedDimensions(host.orderGroups.columns).includes(named);
  const request = resolve({ ...rangeSource, filters: () => [] }, query);
  const question = toQuestion([isOffered ? named : DEFAULT_GROUP], request);
  return question ? getGroupCalls(question, readGroupChecks(getLedgerOwner(host))) : [];
};
