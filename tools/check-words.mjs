// Plain technical English: finds words with a plainer or more usual term, in all tracked text files.
//   node tools/check-words.mjs
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lineAt, readTrackedTexts } from './tracked-files.mjs';

/** The words, each with its replacement. Metaphors, old-fashioned English, and words that say nothing. */
const WORDS = [
  [/\breckon\w*/gi, 'compute, aggregate'],
  [/(?<!Math\.)\bfloors?\b(?!\()/gi, 'layer'],
  [/(?<![\w/-])kits?\b(?![\w-])/gi, 'core'],
  [/\bbooks\b/g, 'operation status'],
  [/\bpatience\b/gi, 'retry delay, timeout'],
  [/\bin peace\b/gi, 'Retry-After'],
  [/\bhasty\b/gi, 'double-click'],
  [/\basked\b/g, 'requested'],
  [/\btold\b/g, 'reported'],
  [/\bsaid\b/g, 'output'],
  [/\bwall.clocks?\b/g, 'local time'],
  [/\brunning interval/gi, 'incomplete interval'],
  [/\bdress(?:es|ed|ing)?\b/gi, 'style'],
  [/\bsomebody\b|\bthe person\b/gi, 'the user'],
  [/\bwhoever\b|\bin whatever\b/gi, 'any'],
  [/\banew\b/gi, 'again'],
  [/\boutworn\b/gi, 'expired'],
  [/\bheed\w*/gi, 'respect, read'],
  [/\bnought\b/gi, 'zero, nothing'],
  [/\bwould else\b/gi, 'otherwise'],
  [/\bfor ever\b/gi, 'forever'],
  [/\blet(?:s|ting)? go of\b/gi, 'cancel, release'],
  [/\bg(?:ives?|ave|iving|iven) back\b/gi, 'return, release, refund'],
  [/__\([^)]*\bchosen\b/g, 'selected'],
];

/** This list and its test, two documents that are copies of external texts, and the licence. */
const SKIPPED = /^(?:tools\/check-words\.|docs\/(?:readings\.md|requirements\.tsv)$|LICENSE$)/;

/** Finds the words in these files, with path, line and replacement. */
export function findWords(files) {
  return files.flatMap(({ path: file, text }) =>
    WORDS.flatMap(([pattern, replacement]) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
        path: file,
        line: lineAt(text, index),
        word,
        replacement,
      })),
    ),
  );
}

function main() {
  const root = path.resolve(import.meta.dirname, '..');
  const files = readTrackedTexts(root).filter((file) => !SKIPPED.test(file.path));
  const findings = findWords(files);
  for (const { path: file, line, word, replacement } of findings)
    console.error(`${file}:${line}: "${word}". Write: ${replacement}.`);
  if (findings.length > 0) process.exit(1);
  console.log('All words are plain.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
