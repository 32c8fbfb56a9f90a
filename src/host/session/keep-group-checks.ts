import type { GroupChecks } from '@tillview/data';
import { sessionKeys } from '../preferences.ts';
import { readGroupChecks } from './kept-group-checks.ts';
import { saveSessionData } from './save-session.ts';

/**
 * Keeps the checks of groups of an owner, which the next page sends before it can read the groups: the store then replies
 * only with months that have changed.
 */
export const keepGroupChecks = (owner: string, key: string, checks: GroupChecks[string]): void =>
  saveSessionData(
    sessionKeys.groupChecks,
    owner,
    JSON.stringify({ ...readGroupChecks(owner), [key]: checks } satisfies GroupChecks),
  );
