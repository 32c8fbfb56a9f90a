// Checks that every reference in the repository is valid: requirement ids, readings, relative links in Markdown, and the
// paths that documents name.
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
const IS_EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
// A path from the root, in prose, code and diagrams. It can contain `*`, `{a,b}` and `<name>`.
const PATH =
  /(?<![\w./@-]|\]\()(?:\.ci|\.storybook|docs|mocks|packages|server|src|tests|tools|wordpress)\/[\w.*<>{},/-]*/g;
// The end of a path, in inline code: a file, or a folder with a slash. Other words with a slash are REST and URL paths.
const PATH_END = /(?<=`)[\w*<{.-][\w.*<>{},/-]*(?:\.(?:css|json|md|mjs|php|tsv|tsx?)|\/)(?=`)/g;
/** Files of a build, a site or a user, which the repository does not have. */
const ELSEWHERE =
  /^(?:dist|\.cache|node_modules)\/|^(?:build\.json|index\.php|wp-[\w-]+\.php)$|<locale>/;

/** The ids in docs/requirements.tsv and docs/readings.md. */
export function readKnownIds(requirementsText, readingsText) {
  return {
    requirements: new Set(requirementsText.match(/^R\d+\.\d+(?=\t)/gm)),
    readings: new Set([...readingsText.matchAll(/^\|\s*([A-Z]\d+)\b/gm)].map(([, id]) => id ?? '')),
  };
}

/** The files, their folders and `.`, and all ends of these paths. */
function indexPaths(files) {
  const whole = new Set(['.']);
  for (const file of files) {
    for (let at = file; at !== '.'; at = path.posix.dirname(at)) whole.add(at);
  }
  const ends = new Set();
  for (const known of whole) {
    const parts = known.split('/');
    for (const at of parts.keys()) ends.add(parts.slice(at).join('/'));
  }
  return { whole, ends };
}

/** The anchor of a heading, as the sites of repositories make it. */
export const getAnchor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of the headings of a Markdown file. */
export const getAnchors = (text) =>
  new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => getAnchor(heading)));

/** Whether one of the paths matches a pattern with `*`, `**`, `{a,b}` or `<name>`. */
function matches(pattern, paths) {
  if (!/[*<{]/.test(pattern)) return paths.has(pattern);
  const source = pattern
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll(/<[^>]*>/g, '*')
    .replaceAll(/\{([^}]*)\}/g, (_, list) => `(?:${list.replaceAll(',', '|')})`)
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  const whole = new RegExp(`^${source}$`);
  return [...paths].some((known) => whole.test(known));
}

/**
 * Finds the broken references, with path and line. `files` have path and text; `known` is the result of `readKnownIds`;
 * `tracked` lists the paths of all files of the repository.
 */
export function findBrokenReferences(files, known, tracked) {
  const { whole, ends } = indexPaths(tracked);
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
        const [linked = '', anchor] = decodeURIComponent(target).split('#');
        const resolved = linked
          ? path.posix.normalize(path.posix.join(path.posix.dirname(file), linked))
          : file;
        const page = anchor && files.find((other) => other.path === resolved);
        if (!whole.has(resolved.replace(/\/$/, '')) || (page && !getAnchors(page.text).has(anchor)))
          report(index, target, 'does not exist');
      }
      for (const { 0: named, index } of text.matchAll(PATH)) {
        const wanted = named.replace(/[/.,]+$/, '');
        const besides = path.posix.join(path.posix.dirname(file), wanted);
        if (!matches(wanted, whole) && !matches(besides, whole))
          report(index, named, 'does not exist');
      }
      for (const { 0: named, index } of text.matchAll(PATH_END)) {
        if (named.search(PATH) === 0 || ELSEWHERE.test(named)) continue;
        if (!matches(named.replace(/\/$/, ''), ends)) report(index, named, 'does not exist');
      }
    }
    if (file.endsWith('.tsv')) {
      let index = 0;
      const lines = text.split('\n');
      const column = lines[0]?.split('\t').indexOf('owner') ?? -1;
      for (const line of lines) {
        const owner = line.split('\t')[column];
        if (index > 0 && owner && !whole.has(owner)) report(index, owner, 'does not exist');
        index += line.length + 1;
      }
    }
    return findings.toSorted((a, b) => a.line - b.line);
  });
}

function main() {
  const root = path.resolve(import.meta.dirname, '..');
  const read = (file) => readFileSync(path.join(root, 'docs', file), 'utf8');
  const known = readKnownIds(read('requirements.tsv'), read('readings.md'));
  const findings = findBrokenReferences(readTrackedTexts(root), known, listTrackedFiles(root));
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
