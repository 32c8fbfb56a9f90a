import { createServer } from 'node:http';
import path from 'node:path';
import { readAppFiles } from './app-files.ts';
import { createBackend } from './create-backend.ts';
import { createHandler } from './handler.ts';
import { listen } from './listen.ts';
import { parseServerSettings } from './settings.ts';

const CLOSE_GRACE_MS = 2000;

async function start(): Promise<void> {
  const settings = parseServerSettings(process.env);
  const app = readAppFiles(path.resolve(import.meta.dirname, '../app'));
  const backend = createBackend(settings, process.env);
  const report = (message: string) => console.error(message);
  const server = createServer(createHandler({ backend, app, report }));
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    else socket.destroy();
  });

  const port = await listen(server, settings.port, settings.host);
  if (settings.port !== 0 && port !== settings.port)
    console.log(`Port ${settings.port} is taken; using ${port} instead.`);
  for (const problem of await backend.problems()) console.warn(problem);
  // Bound to every address, this machine is still best reached by its own name.
  const isEverywhere = settings.host === '0.0.0.0' || settings.host === '::';
  const bare = isEverywhere ? 'localhost' : settings.host;
  const name = bare.includes(':') ? `[${bare}]` : bare;
  console.log(`Tillview is ready at http://${name}:${port}/ with ${backend.title}.`);

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
  console.error('A fault was not handled:', reason instanceof Error ? reason.message : reason);
});

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
