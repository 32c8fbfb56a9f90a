import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A JSON object with unknown members. */
export type Json = Readonly<Record<string, unknown>>;

/** One recorded request to a real store, with its response. */
export type Recording = {
  name: string;
  request: { method: string; path: string; query: Json; body: unknown; auth?: string };
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
};

const FOLDER = path.resolve(import.meta.dirname, '../contract/recordings');

/** Whether a value is a JSON object. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads every recording of the folder; other files are ignored. */
export function readRecordings(folder: string = FOLDER): readonly Recording[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const parsed: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      if (!isJson(parsed) || !isJson(parsed['request']) || !('status' in parsed)) return [];
      return [{ name: file.replace(/\.json$/, ''), ...(parsed as Omit<Recording, 'name'>) }];
    });
}
