import { beforeEach, expect, it, vi } from 'vitest';
import { tillviewDevServer } from './dev-plugin.ts';

type Middleware = (request: object, response: object, next: (error?: unknown) => void) => void;

const RESPONSE = {};

/** A fake Vite server with the members that the plugin uses; `load` loads the handler's module. */
function openServer(load: () => Promise<object>) {
  let middleware: Middleware | undefined;
  const loaded: string[] = [];
  const server = {
    ssrLoadModule: (file: string) => {
      loaded.push(file);
      return load();
    },
    transformIndexHtml: async (target: string, html: string) => `${target} ${html}`,
    resolvedUrls: { local: ['http://localhost:5173/'] },
    middlewares: {
      use: (added: Middleware) => {
        middleware = added;
      },
    },
  };
  const { configureServer } = tillviewDevServer();
  if (typeof configureServer !== 'function') throw new Error('The plugin adds nothing.');
  Reflect.apply(configureServer, {}, [server]);
  return {
    loaded,
    isConnected: () => middleware !== undefined,
    /**
     * Sends a request. Resolves with the request if the handler gets it, with the error passed to `next`, or with 'left
     * to Vite'.
     */
    send: (request: { originalUrl?: string; url?: string }, handled: { by?: unknown }) =>
      new Promise<unknown>((resolve) => {
        handled.by = (seen: unknown) => resolve(seen);
        middleware?.(request, RESPONSE, (error) => resolve(error ?? 'left to Vite'));
      }),
  };
}

/** A module whose handlers resolve `send` with the request that they get. */
function createModule() {
  const handled: { by?: unknown } = {};
  const createDevHandler = vi.fn(
    async (_options: object) => (request: object, response: object) => {
      expect(response).toBe(RESPONSE);
      Reflect.apply(handled.by as () => void, undefined, [request]);
    },
  );
  return { handled, createDevHandler };
}

beforeEach(() => {
  vi.stubEnv('VITEST', '');
  return () => vi.unstubAllEnvs();
});

it.each(['/', '/wp-admin/admin.php?page=wc-admin', '/wp-json/'])(
  'handles %s itself',
  async (originalUrl) => {
    const module = createModule();
    const { send, loaded } = openServer(async () => module);
    const request = { originalUrl, url: '/shortened' };
    expect(await send(request, module.handled)).toEqual({ originalUrl, url: originalUrl });
    expect(loaded).toEqual(['/server/dev-handler.ts']);
  },
);

it.each(['/src/main.tsx', '/wp-administration', '/@vite/client'])(
  'leaves %s to Vite',
  async (url) => {
    const module = createModule();
    const { send, loaded } = openServer(async () => module);
    expect(await send({ url }, module.handled)).toBe('left to Vite');
    expect(loaded).toEqual([]);
  },
);

it('keeps its store until one of its sources changes', async () => {
  let module = createModule();
  const { send } = openServer(async () => module);
  await send({ url: '/wp-json/a' }, module.handled);
  await send({ url: '/wp-json/b' }, module.handled);
  expect(module.createDevHandler).toHaveBeenCalledOnce();
  const first = module.createDevHandler.mock.calls[0]?.[0];
  module = createModule();
  await send({ url: '/wp-json/c' }, module.handled);
  expect(module.createDevHandler).toHaveBeenCalledOnce();
  // Pages that are already open stay signed in.
  const second = module.createDevHandler.mock.calls[0]?.[0];
  expect(Reflect.get(second ?? {}, 'sessionKey')).toBe(Reflect.get(first ?? {}, 'sessionKey'));
});

it('passes its URL, transforms pages with Vite and reads translations from their sources', async () => {
  const module = createModule();
  const { send } = openServer(async () => module);
  await send({ url: '/' }, module.handled);
  const options = module.createDevHandler.mock.calls[0]?.[0] as {
    address: string;
    sessionKey: string;
    transformPage: (target: string, html: string) => Promise<string>;
    translations: { locales: string[]; read: (locale: string) => Promise<object> };
  };
  expect(options.address).toBe('http://localhost:5173');
  expect(options.sessionKey).toMatch(/^[\w-]{43}$/);
  expect(await options.transformPage('/', '<p>')).toBe('/ <p>');
  expect(options.translations.locales).toContain('de_DE');
  expect(await options.translations.read('de_DE')).toHaveProperty('Revenue');
});

it('does nothing when Vite runs the tests', () => {
  vi.stubEnv('VITEST', 'true');
  expect(openServer(async () => createModule()).isConnected()).toBe(false);
});
