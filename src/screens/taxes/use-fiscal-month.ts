import { useSharedSetting, useUserPreferences } from '@tillview/data';
import { useState } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { readFiscalMonth } from './tax-periods.ts';

/** The first month of the fiscal year, from 1, and how to change it: for all users where the store keeps shared settings. */
export function useFiscalMonth() {
  const shared = useSharedSetting('fiscal_year');
  const { [userPreferences.fiscalYear]: own, changeUserPreference } = useUserPreferences();
  const [error, setError] = useState<unknown>();
  const { isAvailable } = shared;
  const save = async (month: number) => {
    const value = [{ month }];
    const update = isAvailable
      ? await shared.save(() => value)
      : await changeUserPreference<unknown>(
          userPreferences.fiscalYear,
          (stored) => stored,
          () => value,
        );
    setError('error' in update ? update.error : undefined);
  };
  return {
    month: readFiscalMonth(isAvailable ? shared.value : own) ?? 1,
    /** Who may not change it for all users only reads it. */
    save: !isAvailable || shared.canSave ? save : undefined,
    error,
  };
}
