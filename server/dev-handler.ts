import { createBackend } from './create-backend.ts';
import { createHandler, type Handler } from './handler.ts';
import { parseServerSettings } from './settings.ts';

/** The handler for development: the app comes from its sources, and Vite adds its scripts to the page. */
export async function createDevHandler(
  env: Readonly<Record<string, string | undefined>>,
  transformPage: (target: string, html: string) => Promise<string>,
): Promise<Handler> {
  const backend = createBackend(parseServerSettings(env), env);
  for (const problem of await backend.problems()) console.warn(problem);
  return createHandler({
    backend,
    app: {
      files: new Map(),
      modules: ['/src/main.tsx'],
      preloads: [],
      styles: [],
      transformPage,
    },
    report: (message) => console.error(message),
  });
}
