import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toKeyActions, toPointerActions, toSource, WINDOW, type Engine } from './engine.ts';
import { findProgram, startProgram } from './start-program.ts';

/** The room that the frame and the toolbar of its window need, in pixels. */
const FRAME = 200;

const SCRIPT_TIMEOUT_MS = 120_000;
const POLL_MS = 100;

/** Opens WebKitGTK over its WebDriver, in a display of its own; undefined if one of both is not installed. */
export async function openWebKit(folder: string): Promise<Engine | undefined> {
  const driver = findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  if (driver === undefined || xvfb === undefined) return undefined;
  const downloads = path.join(folder, 'downloads');
  const settings = path.join(folder, '.config');
  for (const name of [downloads, settings]) mkdirSync(name, { recursive: true });
  writeFileSync(path.join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const screen = `${WINDOW.width + FRAME}x${WINDOW.height + FRAME}x24`;
  const display = await startProgram(
    xvfb,
    ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'],
    /^(\d+)$/m,
  );
  // The driver does not say on which port it listens if it may choose one.
  const port = 20_000 + (process.pid % 20_000);
  const service = await startProgram(driver, [`--port=${port}`], undefined, {
    DISPLAY: `:${display.found}`,
    HOME: folder,
    XDG_CONFIG_HOME: settings,
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const stop = () => {
    service.stop();
    display.stop();
  };
  // The caller names the type of a result, as that of any reply that is not parsed further.
  const send = async <R>(method: string, url: string, body?: object): Promise<R> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${url}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as {
      value: R & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`WebKit: ${url}: ${value.error}: ${value.message}`);
    return value;
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await setTimeout(POLL_MS);
  type Session = { sessionId: string; capabilities: { browserVersion: string } };
  const { sessionId, capabilities } = await send<Session>('POST', '', { capabilities: {} });
  const post = <R>(command: string, body: object) =>
    send<R>('POST', `/${sessionId}${command}`, body);
  await post('/timeouts', { script: SCRIPT_TIMEOUT_MS });
  const run: Engine['run'] = async (callback, ...args) => {
    const script = `const done = arguments[0]; ${toSource(callback, args)}.then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    type Result = { value: string; error?: string };
    const { value, error } = await post<Result>('/execute/async', { script, args: [] });
    if (error !== undefined) throw new Error(`WebKit: ${error}`);
    return JSON.parse(value);
  };
  await post('/window/rect', { x: 0, y: 0, ...WINDOW });
  const inner = await run(() => [innerWidth, innerHeight] as const);
  await post('/window/rect', {
    x: 0,
    y: 0,
    width: 2 * WINDOW.width - inner[0],
    height: 2 * WINDOW.height - inner[1],
  });
  const perform = (actions: unknown[]) => post<void>('/actions', { actions });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    downloads,
    goTo: (url) => post('/url', { url }),
    run,
    point: (use, way) => perform(toPointerActions(use, way)),
    press: (key) => perform(toKeyActions([key])),
    type: (text) => perform(toKeyActions(Array.from(text))),
    async close() {
      await send('DELETE', `/${sessionId}`).catch(() => undefined);
      stop();
    },
  };
}
