import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { listLocales, toLocaleData } from '../tools/translations/catalogs.mjs';
import type * as DevHandler from './dev-handler.ts';
import type { Handler } from './handler.ts';

const OWN_PATHS = /^\/(?:wp-admin|wp-json|tillview-host)(?:[/?]|$)|^\/(?:\?|$)/;

/**
 * Serves the host page and the REST API from Vite's own server in development, with the same code as `npm start`. The
 * demo store restarts when one of its sources changes.
 */
export function tillviewDevServer(): Plugin {
  return {
    name: 'tillview-dev-server',
    apply: 'serve',
    configureServer(server) {
      // Vitest also runs on a Vite server, and needs no store.
      if (process.env['VITEST']) return;
      const sessionKey = randomBytes(32).toString('base64url');
      let current: { module: typeof DevHandler; handler: Promise<Handler> } | undefined;
      const getHandler = async (): Promise<Handler> => {
        const module = (await server.ssrLoadModule('/server/dev-handler.ts')) as typeof DevHandler;
        if (current?.module !== module) {
          const transformPage = (target: string, html: string) =>
            server.transformIndexHtml(target, html);
          const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
          const translations = {
            locales: listLocales(),
            read: (locale: string) => Promise.resolve(toLocaleData(locale)),
          };
          const options = { env: process.env, address, sessionKey, transformPage, translations };
          current = { module, handler: module.createDevHandler(options) };
        }
        return current.handler;
      };
      server.middlewares.use((request, response, next) => {
        const target = request.originalUrl ?? request.url ?? '/';
        if (!OWN_PATHS.test(target)) {
          next();
          return;
        }
        getHandler().then((handler) => {
          request.url = target;
          handler(request, response);
        }, next);
      });
    },
  };
}
