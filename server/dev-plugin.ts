import type { Plugin } from 'vite';
import type { Handler } from './handler.ts';

const OURS = /^\/(?:wp-admin|wp-json|tillview-host)(?:[/?]|$)|^\/(?:\?|$)/;

type DevHandlerModule = {
  createDevHandler(
    env: Readonly<Record<string, string | undefined>>,
    transformPage: (target: string, html: string) => Promise<string>,
  ): Promise<Handler>;
};

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
      let current: { module: DevHandlerModule; handler: Promise<Handler> } | undefined;
      const handlerNow = async (): Promise<Handler> => {
        const module = (await server.ssrLoadModule('/server/dev-handler.ts')) as DevHandlerModule;
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
