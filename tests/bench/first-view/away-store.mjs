// A store that is far away: the replay of the recorded one, behind a proxy that answers later.
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Starts the replay. Resolves to the settings of the standalone server for it. */
function startReplay() {
  const replay = spawn(process.execPath, ['tests/replay/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const settings = new Promise((resolve, reject) => {
    let output = '';
    replay.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = [...output.matchAll(/(STORE_\w+)=(?:'([^']*)'|(\S+))/g)];
      if (output.includes('npm start'))
        resolve(
          Object.fromEntries(found.map(([, name, quoted, plain]) => [name, quoted ?? plain])),
        );
    });
    replay.once('close', (code) => reject(new Error(`The replay ended with ${code}.`)));
  });
  return { settings, stop: () => replay.kill() };
}

/** Starts a store that answers each request `delay` milliseconds later. Resolves to the settings of the standalone server. */
export async function startAwayStore(delay) {
  const replay = startReplay();
  const settings = await replay.settings;
  const proxy = createServer((incoming, outgoing) => {
    setTimeout(() => {
      const { method, headers, url } = incoming;
      const passed = request(new URL(url, settings.STORE_URL), { method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode, reply.headers);
        reply.pipe(outgoing);
      });
      passed.once('error', () => outgoing.destroy());
      incoming.pipe(passed);
    }, delay);
  });
  await new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return {
    settings: { ...settings, STORE_URL: `http://127.0.0.1:${proxy.address().port}` },
    stop() {
      proxy.closeAllConnections();
      proxy.close();
      replay.stop();
    },
  };
}
