// Writes the files that are built from the translations.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPhpFiles, buildScriptFiles } from './catalogs.mjs';

function write(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(path.join(folder, name), content);
}

/** Writes the strings of the app, one file per locale, into a folder. */
export const writeScriptFiles = (folder) => write(folder, buildScriptFiles());

/** Writes the strings that PHP prints, one file per locale, into a folder. */
export const writePhpFiles = (folder) => write(folder, buildPhpFiles());
