// The text files of the repository, for checks that read all of them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Recorded data and generated files, which this project does not write by hand. */
const SKIPPED = /^(?:tests\/contract\/recordings\/|package-lock\.json$|.*\.pot?$)/;

/** Paths of all files that git tracks, relative to the root. Throws when git is missing. */
export function listTrackedFiles(root) {
  const output = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return output.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** Path and text of all tracked text files except recordings and the lock file. */
export function readTrackedTexts(root) {
  return listTrackedFiles(root)
    .filter((file) => !SKIPPED.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
}

/** The line number of a position in a text, from 1. */
export function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}
