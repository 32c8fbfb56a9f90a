import { CurrencyFactory } from '@tillview/currency';
import { useSharedSetting, useUserPreferences } from '@tillview/data';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { userPreferences } from '../../host/preferences.ts';
import { readProfitEntries, toProfitSettings } from './read-profit-settings.ts';

/** Own costs and rates: the user's own, those of all users, and both together; and the store's currency, which they are in. */
export function useProfitSettings() {
  const { [userPreferences.profit]: stored } = useUserPreferences();
  const shared = useSharedSetting('profit');
  const own = useMemo(() => readProfitEntries(stored), [stored]);
  const ofAll = useMemo(() => readProfitEntries(shared.value), [shared.value]);
  const settings = useMemo(() => toProfitSettings(own, ofAll), [own, ofAll]);
  const { currency: config } = useHost();
  const currency = useMemo(() => CurrencyFactory(config), [config]);
  return { own, ofAll, shared, settings, currency };
}
