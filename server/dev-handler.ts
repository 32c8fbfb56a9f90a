import { createBackend } from './create-backend.ts';
import { createHandler, type Handler } from './handler.ts';
import { createSession } from './session.ts';
import { parseServerSettings } from './settings.ts';
import { EMPTY_FILES } from './static-files.ts';
import type { Translations } from './translations.ts';

export type DevHandlerOptions = {
  env: Readonly<Record<string, string | undefined>>;
  /** The URL of Vite's server, without a slash at the end. */
  address: string;
  /** The value of the session cookie. It stays the same when the server's sources change. */
  sessionKey: string;
  /** Lets Vite add its scripts to a page. */
  transformPage: (target: string, html: string) => Promise<string>;
  translations: Translations;
};

/**
 * Creates the request handler for development: the app is loaded from its sources, and Vite adds its scripts to the
 * page.
 */
export async function createDevHandler(options: DevHandlerOptions): Promise<Handler> {
  const { env, address, sessionKey, transformPage, translations } = options;
  const settings = parseServerSettings(env);
  const backend = createBackend(settings, env);
  for (const problem of await backend.problems()) console.warn(problem);
  const onNewLink = (link: string) => console.log(`For another browser, open ${address}${link}`);
  const session = settings.store ? createSession({ onNewLink, key: sessionKey }) : undefined;
  if (session) console.log(`To sign in, open ${address}${session.link()}`);
  const sources = { modules: ['/src/main.tsx'], preloads: [], styles: [] };
  return createHandler({
    backend,
    app: {
      build: () => ({
        files: EMPTY_FILES,
        filesOf: () => sources,
        firstRequestsOf: () => undefined,
        keptPage: undefined,
      }),
      transformPage,
      translations,
    },
    host: settings.host,
    ...(session ? { session } : {}),
    report: (message) => console.error(message),
  });
}
