import { loadChanges } from './items/operations.ts';
import { loadSaving as loadPreferences } from './user/operations.ts';

/** Loads what saves products and preferences before something is saved. Rejects when that fails; saving tries again. */
export async function loadSaving(): Promise<void> {
  await Promise.all([loadChanges(), loadPreferences()]);
}
