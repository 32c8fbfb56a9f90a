import type { Backend } from './backend.ts';
import { createDemoBackend } from './demo-backend.ts';
import type { ServerSettings } from './settings.ts';
import { createStoreBackend } from './store/store-backend.ts';

/** The store that the settings name: a real one when its address is given, else the demo store. */
export function createBackend(
  settings: ServerSettings,
  env: Readonly<Record<string, string | undefined>>,
): Backend {
  return settings.store ? createStoreBackend(settings.store) : createDemoBackend(env);
}
