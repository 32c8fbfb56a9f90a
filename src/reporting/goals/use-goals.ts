import { CurrencyContext, CurrencyFactory } from '@tillview/currency';
import { useSharedSetting, useUserPreferences, type SharedGoal } from '@tillview/data';
import { useContext, useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { userPreferences } from '../../host/preferences.ts';
import { findGoal, GOAL_METRICS, readGoals } from './read-goals.ts';

/**
 * The goals of a month or year, the user's own and those for all users. Amounts are in the `currency` of the store: if
 * another plugin shows the page in another one, a goal of net sales does not apply, and is returned as `otherCurrency`.
 */
export function useGoals(unit: SharedGoal['unit']) {
  const { [userPreferences.goals]: stored } = useUserPreferences();
  const shared = useSharedSetting('goals');
  const { currency: config } = useHost();
  const currency = useMemo(() => CurrencyFactory(config), [config]);
  const page = useContext(CurrencyContext).getCurrencyConfig();
  const own = readGoals(stored);
  const ofAll = readGoals(shared.value);
  // The user's own goal wins.
  const found = GOAL_METRICS.flatMap(
    (metric) => findGoal(own, { metric, unit }) ?? findGoal(ofAll, { metric, unit }) ?? [],
  );
  const otherCurrency =
    page.code === currency.getCurrencyConfig().code
      ? undefined
      : found.find(({ metric, by }) => metric === 'net_revenue' && by === 'amount');
  const goals = found.filter((goal) => goal !== otherCurrency);
  return { own, shared, goals, otherCurrency, currency };
}
