import type { Backend } from './backend.ts';
import { createDemoBackend } from './demo-backend.ts';
import type { ServerSettings } from './settings.ts';
import { createStoreBackend } from './store/store-backend.ts';

/** Creates the backend that the settings select: a real store if its URL is set, otherwise the demo store. */
export function createBackend(
  settings: ServerSettings,
  env: Readonly<Record<string, string | undefined>>,
): Backend {
  return settings.store ? createStoreBackend(settings.store) : createDemoBackend(env);
}
