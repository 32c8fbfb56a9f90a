import type { Plugin } from 'vite';
import type * as DevHandler from './dev-handler.ts';
import type { Handler } from './handler.ts';

const OURS = /^\/(?:wp-admin|wp-json|tillview-host)(?:[/?]|$)|^\/(?:\?|$)/;

/**
 * Serves the host page and the REST API from Vite's own server in development, with the same code as
 * `npm start`. The shop starts anew when one of its sources changes.
 */
export function tillviewDevServer(): Plugin {
  return {
    name: 'tillview-dev-server',
    apply: 'serve',
    configureServer(server) {
      // Vitest runs on a Vite server too, and needs no shop.
      if (process.env['VITEST']) return;
      let current: { module: typeof DevHandler; handler: Promise<Handler> } | undefined;
      const handlerNow = async (): Promise<Handler> => {
        const module = (await server.ssrLoadModule('/server/dev-handler.ts')) as typeof DevHandler;
        if (current?.module !== module) {
          const transformPage = (target: string, html: string) =>
            server.transformIndexHtml(target, html);
          current = { module, handler: module.createDevHandler(process.env, transformPage) };
        }
        return current.handler;
      };
      server.middlewares.use((request, response, next) => {
        const target = request.originalUrl ?? request.url ?? '/';
        if (!OURS.test(target)) {
          next();
          return;
        }
        handlerNow().then((handler) => {
          request.url = target;
          handler(request, response);
        }, next);
      });
    },
  };
}
