import { createServer } from 'node:http';
import path from 'node:path';
import { openAppBuild } from './app-build.ts';
import { createBackend } from './create-backend.ts';
import { createHandler } from './handler.ts';
import { listen } from './listen.ts';
import { createSession } from './session.ts';
import { parseServerSettings } from './settings.ts';
import { openTranslations } from './translations.ts';

const CLOSE_GRACE_MS = 2000;

const CONNECT_HELP =
  "For your own store, create an application password in your WordPress profile, stop with Ctrl+C and run STORE_URL=https://store.example STORE_USER=ada STORE_APP_PASSWORD='…' npm start";

async function start(): Promise<void> {
  const settings = parseServerSettings(process.env);
  const build = openAppBuild(path.resolve(import.meta.dirname, '../app'));
  const translations = openTranslations(path.resolve(import.meta.dirname, '../languages'));
  const backend = createBackend(settings, process.env);
  let address = '';
  // The demo store has no private data, so every user of this machine may open its page.
  const session = settings.store
    ? createSession({
        onNewLink: (link) => console.log(`For another browser, open ${address}${link}`),
      })
    : undefined;
  const server = createServer(
    createHandler({
      backend,
      app: { build, translations },
      host: settings.host,
      ...(session ? { session } : {}),
      report: (message) => console.error(message),
    }),
  );
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    else socket.destroy();
  });

  const port = await listen(server, settings.port, settings.host);
  if (settings.port !== 0 && port !== settings.port)
    console.log(`Port ${settings.port} is taken; using ${port} instead.`);
  for (const problem of await backend.problems()) console.warn(problem);
  // A wildcard address cannot be opened in a browser; from this machine, `localhost` can.
  const isWildcard = settings.host === '0.0.0.0' || settings.host === '::';
  const bare = isWildcard ? 'localhost' : settings.host;
  address = `http://${bare.includes(':') ? `[${bare}]` : bare}:${port}`;
  const link = session?.link() ?? '/';
  const ready = `Tillview is ready at ${address}${link} with ${backend.title}.`;
  console.log(settings.store ? ready : `${ready}\n${CONNECT_HELP}`);

  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS).unref();
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

process.on('unhandledRejection', (reason) => {
  console.error('An error was not handled:', reason instanceof Error ? reason.message : reason);
});

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
