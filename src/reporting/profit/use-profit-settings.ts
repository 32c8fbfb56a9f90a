import { useSharedSetting, useUserPreferences } from '@tillview/data';
import { useMemo } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { readProfitEntries, toProfitSettings } from './read-profit-settings.ts';

/** Own costs and rates: the user's own, those of all users, and both together. */
export function useProfitSettings() {
  const { [userPreferences.profit]: stored } = useUserPreferences();
  const shared = useSharedSetting('profit');
  const own = useMemo(() => readProfitEntries(stored), [stored]);
  const ofAll = useMemo(() => readProfitEntries(shared.value), [shared.value]);
  const settings = useMemo(() => toProfitSettings(own, ofAll), [own, ofAll]);
  return { own, ofAll, shared, settings };
}
