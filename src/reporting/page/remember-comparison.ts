import { userStore } from '@tillview/data';
import { configureDate, getDateEnvironment } from '@tillview/date';
import type { DataRegistry } from '@wordpress/data';
import { userPreferences } from '../../host/preferences.ts';

/**
 * Keeps for the user whether a range that is not over is compared up to the present time of day. If the store does not
 * save the preference, it still applies to this page.
 */
export function rememberComparison(registry: DataRegistry, comparesUpToNow: boolean): void {
  configureDate({ ...getDateEnvironment(), comparesUpToNow });
  registry
    .dispatch(userStore)
    .updateUserPreferences({ [userPreferences.comparesWholeDays]: !comparesUpToNow })
    .catch(() => undefined);
}
