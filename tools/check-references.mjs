// Checks that every reference in the repository is valid: requirement ids, readings, and relative links in Markdown.
//   node tools/check-references.mjs
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lineAt, listTrackedFiles, readTrackedTexts } from './tracked-files.mjs';

const REQUIREMENT = /\bR\d+\.\d+\b/g;
// "readings B2", "readings A2, B2", "readings C9 and C10".
const READINGS = /\breadings?\s+[A-Z]\d+(?:(?:,|,? and|\/)\s*[A-Z]\d+\b)*/gi;
// Also matches when a line break in a comment separates the two.
const SECTION = /\bspec[\s*/]*§\s*\d*/gi;
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;
const IS_EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** The ids in docs/requirements.tsv and docs/readings.md. */
export function readKnownIds(requirementsText, readingsText) {
  return {
    requirements: new Set(requirementsText.match(/^R\d+\.\d+(?=\t)/gm)),
    readings: new Set([...readingsText.matchAll(/^\|\s*([A-Z]\d+)\b/gm)].map(([, id]) => id ?? '')),
  };
}

/**
 * Finds the broken references, with path and line. `files` have path and text; `known` is the result of `readKnownIds`;
 * `exists` returns whether a path is in the repository.
 */
export function findBrokenReferences(files, known, exists) {
  return files.flatMap(({ path: file, text }) => {
    const findings = [];
    const report = (index, reference, problem) =>
      findings.push({ path: file, line: lineAt(text, index), reference, problem });
    for (const { 0: id, index } of text.matchAll(REQUIREMENT)) {
      if (!known.requirements.has(id)) report(index, id, 'is not in docs/requirements.tsv');
    }
    for (const { 0: list, index } of text.matchAll(READINGS)) {
      for (const id of list.match(/\b[A-Z]\d+\b/g) ?? []) {
        if (!known.readings.has(id)) report(index, `readings ${id}`, 'is not in docs/readings.md');
      }
    }
    for (const { 0: section, index } of text.matchAll(SECTION)) {
      const reference = section.replaceAll(/[\s*/]+/g, ' ').trim();
      report(index, reference, 'is not in the repository: use the id in docs/requirements.tsv');
    }
    if (file.endsWith('.md')) {
      for (const { 1: target = '', index } of text.matchAll(LINK)) {
        if (IS_EXTERNAL.test(target)) continue;
        const [linked = ''] = decodeURIComponent(target).split(/[?#]/);
        const resolved = path.posix.normalize(path.posix.join(path.posix.dirname(file), linked));
        if (!exists(resolved.replace(/\/$/, ''))) report(index, target, 'does not exist');
      }
    }
    return findings.toSorted((a, b) => a.line - b.line);
  });
}

function main() {
  const root = path.resolve(import.meta.dirname, '..');
  const read = (file) => readFileSync(path.join(root, 'docs', file), 'utf8');
  const paths = new Set(['.']);
  for (const file of listTrackedFiles(root)) {
    for (let at = file; at !== '.'; at = path.posix.dirname(at)) paths.add(at);
  }
  const known = readKnownIds(read('requirements.tsv'), read('readings.md'));
  const findings = findBrokenReferences(readTrackedTexts(root), known, (file) => paths.has(file));
  for (const { path: file, line, reference, problem } of findings) {
    console.error(`${file}:${line}: "${reference}" ${problem}.`);
  }
  if (findings.length > 0) {
    console.error(`\n${findings.length} broken references.`);
    process.exit(1);
  }
  console.log('All references resolve.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
