import { loadChanges } from './items/operations.ts';
import { loadSaving as loadPreferences } from './user/operations.ts';

/** Preloads the code that saves products and preferences. Rejects when that fails; each save tries to load it again. */
export async function loadSaving(): Promise<void> {
  await Promise.all([loadChanges(), loadPreferences()]);
}
