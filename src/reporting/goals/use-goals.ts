import { useSharedSetting, useUserPreferences, type SharedGoal } from '@tillview/data';
import { userPreferences } from '../../host/preferences.ts';
import { findGoal, GOAL_METRICS, readGoals } from './read-goals.ts';

/** The goals of a month or year, the user's own and those for all users. */
export function useGoals(unit: SharedGoal['unit']) {
  const { [userPreferences.goals]: stored } = useUserPreferences();
  const shared = useSharedSetting('goals');
  const own = readGoals(stored);
  const ofAll = readGoals(shared.value);
  // The user's own goal wins.
  const goals = GOAL_METRICS.flatMap(
    (metric) => findGoal(own, { metric, unit }) ?? findGoal(ofAll, { metric, unit }) ?? [],
  );
  return { own, shared, goals };
}
