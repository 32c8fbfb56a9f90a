import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findScreen, START_PATH } from '../src/screens.ts';
import { SettingError } from './setting-error.ts';
import { asRecord, readText, type Json } from './site/read-json.ts';
import { listStaticFiles, type StaticFiles } from './static-files.ts';

/** The files that a page must load, as paths on this server. */
export type PageChunks = {
  modules: readonly string[];
  preloads: readonly string[];
  styles: readonly string[];
};

/** A built app: the files that may be served, and the files that one of its pages loads. */
export type AppBuild = {
  files: StaticFiles;
  /** The files of the app's entry and of these chunks, with their static imports. An unknown chunk adds nothing. */
  filesOf(chunks: readonly string[]): PageChunks;
  /** The script that sends the first requests of the screen at a path; `undefined` if there is none. */
  firstRequestsOf(path: string): string | undefined;
  /** The script that shows the page as it was left; `undefined` if there is none. */
  keptPage: string | undefined;
};

const PREFIX = '/app/';
/** Written by tools/page-scripts.ts. */
const PAGE_SCRIPTS_FILE = 'page-scripts.json';
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** The chunks with all their static imports, each once, in the order of the list. */
function withImports(manifest: Json, keys: readonly string[]): readonly Json[] {
  const seen = new Set<string>();
  const visit = (key: string): Json[] => {
    if (seen.has(key) || manifest[key] === undefined) return [];
    seen.add(key);
    const chunk = asRecord(manifest[key]);
    return [chunk, ...texts(chunk['imports']).flatMap(visit)];
  };
  return keys.flatMap(visit);
}

const isEntry = (chunk: Json) => chunk['isEntry'] === true;
const fileOf = (chunk: Json) => readText(chunk['file']);
const toPaths = (files: readonly string[], extension: string) =>
  [...new Set(files)].filter((file) => file.endsWith(extension)).map((file) => PREFIX + file);

function resolvePageChunks(manifest: Json, keys: readonly string[]): PageChunks {
  const chunks = withImports(manifest, keys);
  return {
    modules: toPaths(chunks.filter(isEntry).map(fileOf), '.js'),
    preloads: toPaths(chunks.filter((chunk) => !isEntry(chunk)).map(fileOf), '.js'),
    styles: toPaths(
      chunks.flatMap((chunk) => [fileOf(chunk), ...texts(chunk['css'])]),
      '.css',
    ),
  };
}

/** The scripts that the page runs before the app is loaded. The app also works without them. */
function readPageScripts(folder: string): Json {
  try {
    return asRecord(JSON.parse(readFileSync(path.join(folder, PAGE_SCRIPTS_FILE), 'utf8')));
  } catch {
    return {};
  }
}

/** Reads the app that Vite built into `folder`. Throws `SettingError` if there is none. */
function readAppBuild(folder: string): AppBuild {
  let manifest: Json;
  try {
    manifest = asRecord(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')));
  } catch {
    throw new SettingError('The app is not built yet: run "npm run build" first.');
  }
  const entries = Object.keys(manifest).filter((key) => isEntry(asRecord(manifest[key])));
  if (entries.length === 0)
    throw new SettingError('The built app has no entry: run "npm run build" again.');
  const scripts = readPageScripts(folder);
  const firstRequests = asRecord(scripts['firstRequests']);
  const toPath = (file: string) => (file ? PREFIX + file : undefined);
  const known = new Map<string, PageChunks>();
  return {
    files: listStaticFiles(folder, PREFIX),
    filesOf(chunks) {
      const key = chunks.join('\n');
      const found = known.get(key) ?? resolvePageChunks(manifest, [...entries, ...chunks]);
      known.set(key, found);
      return found;
    },
    firstRequestsOf(url) {
      const screen = findScreen(url === '/' ? START_PATH : url);
      return toPath(readText(firstRequests[screen?.path ?? '']));
    },
    keptPage: toPath(readText(scripts['keptPage'])),
  };
}

function modifiedAt(folder: string): number | undefined {
  return statSync(path.join(folder, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * Returns a function that gets the current build in `folder`: after a rebuild the new one, `undefined` while there is
 * none. Throws `SettingError` if there is none at the start.
 */
export function openAppBuild(folder: string): () => AppBuild | undefined {
  let time = modifiedAt(folder);
  let build: AppBuild | undefined = readAppBuild(folder);
  return () => {
    const now = modifiedAt(folder);
    if (now === time) return build;
    time = now;
    try {
      build = now === undefined ? undefined : readAppBuild(folder);
    } catch {
      // The build is incomplete: the next request reads its files again.
      build = undefined;
      time = undefined;
    }
    return build;
  };
}
