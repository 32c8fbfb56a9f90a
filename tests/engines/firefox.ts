import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toKeyActions, toPointerActions, toSource, WINDOW, type Engine } from './engine.ts';
import { findProgram, startProgram } from './start-program.ts';

/** The settings of the profile: it saves files without a question, and opens no page of its own. */
const preferences = (downloads: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'intl.accept_languages': 'en-US',
});

/** A connection by WebDriver BiDi: sends a command and resolves to its result. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}.`)));
  });
  type Reply = { id: number; result?: unknown; error?: string; message?: string };
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data));
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let last = 0;
  // The caller names the type of a result, as that of any reply that is not parsed further.
  return async <R>(method: string, params: object = {}): Promise<R> => {
    const id = ++last;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.error) throw new Error(`Firefox: ${method}: ${reply.error}: ${reply.message}`);
    return reply.result as R;
  };
}

type Evaluated = { type: string; result?: { value: string }; exceptionDetails?: { text: string } };

/** Opens Firefox over WebDriver BiDi; undefined if it is not installed. */
export async function openFirefox(folder: string): Promise<Engine | undefined> {
  const program = findProgram('firefox-esr', 'firefox');
  if (program === undefined) return undefined;
  const downloads = path.join(folder, 'downloads');
  const profile = path.join(folder, 'profile');
  for (const name of [downloads, profile]) mkdirSync(name, { recursive: true });
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const { found, stop } = await startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
    { HOME: folder, TZ: 'UTC', LANG: 'en_US.UTF-8' },
  );
  const send = await connect(`${found}/session`);
  type Session = { capabilities: { browserVersion: string } };
  const { capabilities } = await send<Session>('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: WINDOW });
  const perform = async (actions: unknown[]) => {
    await send('input.performActions', { context, actions });
  };
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    downloads,
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(callback, ...args) {
      const reply = await send<Evaluated>('script.evaluate', {
        expression: toSource(callback, args),
        target: { context },
        awaitPromise: true,
      });
      if (!reply.result) throw new Error(`Firefox: ${reply.exceptionDetails?.text}`);
      return JSON.parse(reply.result.value);
    },
    point: (use, way) => perform(toPointerActions(use, way)),
    press: (key) => perform(toKeyActions([key])),
    type: (text) => perform(toKeyActions(Array.from(text))),
    async close() {
      stop();
    },
  };
}
