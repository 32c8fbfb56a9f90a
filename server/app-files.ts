import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from './setting-error.ts';
import { asRecord, readText, type Json } from './site/read-json.ts';
import { listStaticFiles, type StaticFiles } from './static-files.ts';

/** The built app: what may be served, and what the page must load. */
export type AppFiles = {
  files: StaticFiles;
  modules: readonly string[];
  preloads: readonly string[];
  styles: readonly string[];
};

const PREFIX = '/app/';
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** Everything that an entry loads at once: itself first, then its static imports, each one time. */
function reachable(manifest: Json, entry: string): readonly Json[] {
  const seen = new Set<string>();
  const visit = (key: string): Json[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = asRecord(manifest[key]);
    return [chunk, ...texts(chunk['imports']).flatMap(visit)];
  };
  return visit(entry);
}

/** Reads the app that Vite built into `folder`; throws `SettingError` when there is none. */
export function readAppFiles(folder: string): AppFiles {
  let manifest: Json;
  try {
    manifest = asRecord(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')));
  } catch {
    throw new SettingError('The app is not built yet: run "npm run build" first.');
  }
  const entries = Object.keys(manifest).filter(
    (key) => asRecord(manifest[key])['isEntry'] === true,
  );
  if (entries.length === 0)
    throw new SettingError('The built app has no entry: run "npm run build" again.');
  const chunks = entries.flatMap((entry) => reachable(manifest, entry));
  const address = (file: string) => PREFIX + file;
  const isEntry = (chunk: Json) => chunk['isEntry'] === true;
  const files = (list: readonly Json[]) => [
    ...new Set(list.map((chunk) => readText(chunk['file'])).filter((file) => file !== '')),
  ];
  const entryFiles = files(chunks.filter(isEntry));
  return {
    files: listStaticFiles(folder, PREFIX),
    modules: entryFiles.filter((file) => file.endsWith('.js')).map(address),
    preloads: files(chunks.filter((chunk) => !isEntry(chunk)))
      .filter((file) => file.endsWith('.js'))
      .map(address),
    styles: [
      ...new Set([
        ...entryFiles.filter((file) => file.endsWith('.css')),
        ...chunks.flatMap((chunk) => texts(chunk['css'])),
      ]),
    ].map(address),
  };
}
