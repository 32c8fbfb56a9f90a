// Creates the translation template, wordpress/plugin/languages/tillview.pot, from the sources.
//   node tools/wordpress/make-pot.mjs [--check]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPhpStrings, findStrings } from './find-strings.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** The path of the template, relative to the root. */
export const POT_FILE = 'wordpress/plugin/languages/tillview.pot';

const HEADER = [
  'Project-Id-Version: Tillview\\n',
  'MIME-Version: 1.0\\n',
  'Content-Type: text/plain; charset=UTF-8\\n',
  'Content-Transfer-Encoding: 8bit\\n',
  'X-Domain: tillview\\n',
];
const FOLDERS = [
  'src',
  'server/page',
  'wordpress',
  ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/src`),
];
const NOT_SHIPPED = /\.(test|stories|test-support)\.|\/testing\/|\.d\.ts$/;

const compare = (a, b) => (a < b ? -1 : Number(a > b));

function listSources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => /\.(tsx?|php)$/.test(file) && !NOT_SHIPPED.test(file)),
  ).toSorted(compare);
}

const quote = (text) => JSON.stringify(text);

/** An entry of the template: notes for translators, files, context, text and plural. */
function formatEntry({ text, plural, context, notes, files }) {
  return [
    ...[...notes].map((note) => `#. ${note}`),
    ...[...files].map((file) => `#: ${file}`),
    ...(context === undefined ? [] : [`msgctxt ${quote(context)}`]),
    `msgid ${quote(text)}`,
    ...(plural === undefined
      ? ['msgstr ""']
      : [`msgid_plural ${quote(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']),
  ].join('\n');
}

/** Formats the strings of files as a template; equal texts with the same context become one entry. */
export function formatPot(found) {
  const entries = new Map();
  for (const { file, text, plural, context, note } of found) {
    const key = `${context ?? ''}\u0004${text}`;
    const entry = entries.get(key) ?? { text, context, notes: new Set(), files: new Set() };
    entry.plural ??= plural;
    if (note) entry.notes.add(note);
    entry.files.add(file);
    entries.set(key, entry);
  }
  const sorted = [...entries].toSorted(([a], [b]) => compare(a, b)).map(([, entry]) => entry);
  const header = ['msgid ""', 'msgstr ""', ...HEADER.map((line) => `"${line}"`)].join('\n');
  return `${[header, ...sorted.map(formatEntry)].join('\n\n')}\n`;
}

/** The strings of the current sources, each with its file. Throws when a call cannot be read. */
export function findSourceStrings() {
  const problems = [];
  const found = listSources().flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    if (file.endsWith('.php')) return findPhpStrings(source).map((entry) => ({ ...entry, file }));
    const read = findStrings(file, source);
    problems.push(...read.problems);
    return read.strings.map((entry) => ({ ...entry, file }));
  });
  if (problems.length > 0)
    throw new Error(`These strings cannot be translated:\n${problems.join('\n')}`);
  return found;
}

/** Creates the template from the current sources. */
export const makePot = () => formatPot(findSourceStrings());

function main() {
  const file = path.join(root, POT_FILE);
  const pot = makePot();
  if (!process.argv.includes('--check')) {
    writeFileSync(file, pot);
    return;
  }
  if (existsSync(file) && readFileSync(file, 'utf8') === pot) {
    console.log('The template of translations is current.');
    return;
  }
  console.error(`${POT_FILE} is not current: run "npm run pot" and commit the result.`);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
