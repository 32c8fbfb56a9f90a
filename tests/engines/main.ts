import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { screens } from '../../src/screens.ts';
import { startServerProcess } from '../store/server-process.ts';
import { openChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { ScreenDriver } from './screen-driver.ts';
import { tenThings } from './ten-things.ts';
import { openWebKit } from './webkit.ts';

type Open = (folder: string) => Promise<Engine | undefined>;

/** What was seen, by the name of the screen or of what was done. A failure is a text that starts with "Error". */
type Seen = Map<string, unknown>;

const ENV = { DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '1200' };

/** Opens every screen and does the ten things, in a store of its own. `undefined` if the engine is not installed. */
async function visit(
  open: Open,
  isWanted: (name: string) => boolean,
): Promise<{ name: string; seen: Seen } | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tillview-engine-'));
  let engine: Engine | undefined;
  try {
    engine = await open(folder);
    if (!engine) return undefined;
    const server = await startServerProcess(ENV);
    const seen: Seen = new Map();
    const take = async (name: string, act: () => Promise<unknown>) => {
      if (!isWanted(name)) return;
      try {
        seen.set(name, await act());
      } catch (error) {
        seen.set(name, String(error));
      }
    };
    try {
      const driver = new ScreenDriver(engine, server.url);
      await engine.goTo(server.url + server.link);
      for (const [name, act] of Object.entries(tenThings)) await take(name, () => act(driver));
      for (const { path } of screens)
        await take(path, async () => {
          await driver.open(path);
          return driver.read();
        });
    } finally {
      await server.stop();
    }
    return { name: engine.name, seen };
  } finally {
    await engine?.close();
    // A browser that was ended may still write into it.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** The first place where two values differ, as one line. */
function findDifference(expected: unknown, actual: unknown, place = ''): string | undefined {
  if (isDeepStrictEqual(expected, actual)) return undefined;
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (isObject(expected) && isObject(actual))
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const found = findDifference(expected[key], actual[key], `${place}/${key}`);
      if (found) return found;
    }
  return `${place}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
}

/**
 * Compares what Firefox and WebKitGTK show and do with Chromium. Arguments limit it to the screens and things whose names
 * contain one of them. Returns the exit code: 0 if nothing differs, or if no other engine is installed.
 */
export async function compareEngines(names: readonly string[]): Promise<number> {
  const isWanted = (name: string) =>
    names.length === 0 || names.some((part) => name.includes(part));
  const others = [];
  for (const [name, open] of [
    ['Firefox (Debian: firefox-esr)', openFirefox],
    ['WebKitGTK (Debian: webkit2gtk-driver, xvfb)', openWebKit],
  ] as const) {
    const other = await visit(open, isWanted);
    if (other) others.push(other);
    else console.log(`- ${name} is not installed, so it is not compared.`);
  }
  if (others.length === 0) return 0;
  const reference = await visit(openChromium, isWanted);
  let problems = 0;
  for (const [name, expected] of reference?.seen ?? []) {
    if (String(expected).startsWith('Error')) {
      problems += 1;
      console.error(`✗ ${name} in ${reference?.name}: ${String(expected)}`);
    }
  }
  for (const other of others)
    for (const [name, actual] of other.seen) {
      const difference = findDifference(reference?.seen.get(name), actual);
      if (difference === undefined) continue;
      problems += 1;
      console.error(`✗ ${name} in ${other.name}: ${difference}`);
    }
  const compared = others.map(({ name, seen }) => `${name} (${seen.size})`).join(' and ');
  if (problems === 0) console.log(`✓ ${compared} equal ${reference?.name}.`);
  return problems === 0 ? 0 : 1;
}
