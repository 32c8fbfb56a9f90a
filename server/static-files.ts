import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** One file that may be served; `gzipped` is absent if compression saves nothing. */
export type StaticFile = {
  type: string;
  cacheControl: string;
  load(): Promise<{ plain: Buffer; gzipped?: Buffer }>;
};

/** Every file that may be served, by its URL path. Other files cannot be requested. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** No files: in development, Vite serves them. */
export const EMPTY_FILES: StaticFiles = new Map();

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const MIN_GZIP_BYTES = 1024;
const compress = promisify(gzip);

const isText = (type: string) => /^text\/|json|svg/.test(type);
/** Vite adds a hash of the content to the end of the name. */
const isHashed = (name: string) => /-[\w-]{8}\.\w+$/.test(name);

function staticFile(name: string, read: () => Promise<Buffer>, hashed: boolean): StaticFile {
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
  let loaded: ReturnType<StaticFile['load']> | undefined;
  const load = async () => {
    const plain = await read();
    if (!isText(type) || plain.length < MIN_GZIP_BYTES) return { plain };
    return { plain, gzipped: await compress(plain, { level: 9 }) };
  };
  return {
    type,
    cacheControl: hashed ? IMMUTABLE : 'no-cache',
    load() {
      loaded ??= load().catch((error: unknown) => {
        loaded = undefined;
        throw error;
      });
      return loaded;
    },
  };
}

/** A file whose content is embedded in the server; its name contains a hash of the content. */
export function embeddedFile(name: string, content: string): StaticFile {
  return staticFile(name, () => Promise.resolve(Buffer.from(content)), true);
}

/**
 * Lists a folder once: no URL can reach a file that was not in it. Contents are read at the first request and then
 * cached, plain and compressed. Source maps are not public. Throws if the folder cannot be read.
 */
export function listStaticFiles(folder: string, prefix: string): StaticFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).split(path.sep).join('/');
        return [prefix + name, staticFile(name, () => readFile(file), isHashed(name))] as const;
      }),
  );
}
