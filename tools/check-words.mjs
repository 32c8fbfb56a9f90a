// Plain technical English: finds the words that tools/words.mjs replaces, in all tracked text files.
//   node tools/check-words.mjs
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lineAt, readTrackedTexts } from './tracked-files.mjs';
import { words } from './words.mjs';

/** The list itself, and two documents that are copies of external texts. */
const SKIPPED = new Set(['tools/words.mjs', 'docs/readings.md', 'docs/requirements.tsv']);

/** Finds the words of the list in these files, with path, line, replacement and reason. */
export function findWords(files, list) {
  return files.flatMap(({ path: file, text }) =>
    list
      .filter(({ except = [] }) => !except.some(({ path: allowed }) => allowed.test(file)))
      .flatMap(({ pattern, replacement, reason }) =>
        [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
          path: file,
          line: lineAt(text, index),
          word: word.replaceAll(/\s+/g, ' '),
          replacement,
          reason,
        })),
      )
      .toSorted((a, b) => a.line - b.line),
  );
}

function main() {
  const root = path.resolve(import.meta.dirname, '..');
  const files = readTrackedTexts(root).filter((file) => !SKIPPED.has(file.path));
  const findings = findWords(files, words);
  for (const { path: file, line, word, replacement, reason } of findings) {
    console.error(`${file}:${line}: "${word}". Write: ${replacement}. ${reason}`);
  }
  if (findings.length > 0) {
    console.error(`\n${findings.length} words to replace. The list is tools/words.mjs.`);
    process.exit(1);
  }
  console.log('All words are plain.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
