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
  /** The files of the page at a path; `undefined` for a page that only shows a message. */
  filesOf(path: string | undefined): PageChunks;
  /** The script that sends the first requests of the screen at a path; `undefined` if there is none. */
  firstRequestsOf(path: string): string | undefined;
  /** The script that shows the page as it was left; `undefined` if there is none. */
  keptPage: string | undefined;
};

const PREFIX = '/app/';
/** Written by tools/page-scripts.ts. */
const LIST = 'page-files.json';
const toPaths = (files: unknown): readonly string[] =>
  Array.isArray(files)
    ? files.filter((file) => typeof file === 'string').map((file) => PREFIX + file)
    : [];

/** Reads the app that Vite built into `folder`. Throws `SettingError` if there is none. */
function readAppBuild(folder: string): AppBuild {
  let list: Json;
  try {
    list = asRecord(JSON.parse(readFileSync(path.join(folder, LIST), 'utf8')));
  } catch {
    throw new SettingError('The app is not built yet: run "npm run build" first.');
  }
  const entry = asRecord(list['entry']);
  const modules = toPaths(entry['modules']).slice(0, 1);
  if (modules.length === 0)
    throw new SettingError('The built app has no entry: run "npm run build" again.');
  const firstViews = asRecord(list['screens']);
  const firstRequests = asRecord(list['firstRequests']);
  const toPath = (file: string) => (file ? PREFIX + file : undefined);
  const findPath = (url: string) => findScreen(url === '/' ? START_PATH : url)?.path ?? '';
  return {
    files: listStaticFiles(folder, PREFIX),
    filesOf(url) {
      const files = url === undefined ? entry : asRecord(firstViews[findPath(url)] ?? list['app']);
      return {
        modules,
        preloads: toPaths(files['modules']).filter((file) => !modules.includes(file)),
        styles: toPaths(files['styles']),
      };
    },
    firstRequestsOf: (url) => toPath(readText(firstRequests[findPath(url)])),
    keptPage: toPath(readText(list['keptPage'])),
  };
}

function modifiedAt(folder: string): number | undefined {
  return statSync(path.join(folder, LIST), { throwIfNoEntry: false })?.mtimeMs;
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
