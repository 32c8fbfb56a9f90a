import { CurrencyContext, CurrencyFactory, getOtherCurrency } from '@tillview/currency';
import { useSharedSetting, useUserPreferences, type SharedGoal } from '@tillview/data';
import { getDateEnvironment } from '@tillview/date';
import { useContext, useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { userPreferences } from '../../host/preferences.ts';
import { findGoal, GOAL_METRICS, readGoals } from './read-goals.ts';

/**
 * The goals of a month or year, the user's own and those for all users. A goal of net sales is an amount in one currency,
 * that of the store when it was set; `currency` is its format. If the page is in another one, because the store or another
 * plugin has changed it, the goal does not apply, and is returned as `otherCurrency`.
 */
export function useGoals(unit: SharedGoal['unit']) {
  const { [userPreferences.goals]: stored } = useUserPreferences();
  const shared = useSharedSetting('goals');
  const { currency: config } = useHost();
  const page = useContext(CurrencyContext).getCurrencyConfig();
  const own = readGoals(stored);
  const ofAll = readGoals(shared.value);
  // The user's own goal wins.
  const found = GOAL_METRICS.flatMap(
    (metric) => findGoal(own, { metric, unit }) ?? findGoal(ofAll, { metric, unit }) ?? [],
  );
  const otherCurrency = found.find(
    (goal) =>
      goal.metric === 'net_revenue' &&
      goal.by === 'amount' &&
      page.code !== (goal.currency ?? config.code),
  );
  const goals = found.filter((goal) => goal !== otherCurrency);
  const code = otherCurrency?.currency;
  const currency = useMemo(
    () =>
      CurrencyFactory(
        code === undefined ? config : getOtherCurrency(code, config, getDateEnvironment().locale),
      ),
    [code, config],
  );
  return { own, shared, goals, otherCurrency, currency };
}
