// Checks the types of the code blocks in the guides, as if their files were in the repository.
//   node tools/check-guides.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lineAt } from './tracked-files.mjs';

/** The guides, each with the folder of the files that it describes. */
const GUIDES = {
  'src/screens/reports/adding-a-report.md': 'src/screens/reports/vouchers',
  'packages/data/adding-a-dimension.md': 'packages/data/src/ledger',
  'packages/data/adding-a-store.md': 'packages/data/src/notes',
  'docs/extending.md': 'docs/extending',
};

/** Only the examples for other plugins may use globals. */
const GLOBALS = `import type { PluginGlobals } from '../../tools/plugin-globals.ts';

declare global {
  const wp: PluginGlobals['wp'];
  const tillview: PluginGlobals['tillview'];
}
`;

const BLOCK = /^```(tsx?|js)\n(.*?)^```$/gms;
const HEADING = /^## .*$/gm;
const FILE = /`([\w./-]+\.tsx?)`/;
const NAMED = /^\/\/ ([\w./-]+\.tsx?)\n/;

/**
 * The files in the code blocks of a guide, by path: their text, and the line of the guide for a line of it. The heading
 * above a block names its file, or a comment in its first line; a name with a slash starts at the root. If `read` returns
 * the text of that file, the block is a part of it, or is inserted after the line with which the block starts. Throws if
 * there is no such line.
 */
export function extractFiles(guide, text, folder, read) {
  const headings = [...text.matchAll(HEADING)];
  const files = new Map();
  for (const { 1: language, 2: code = '', index } of text.matchAll(BLOCK)) {
    const line = lineAt(text, index) + 1;
    const heading = headings.findLast((each) => each.index < index)?.[0] ?? '';
    const name = (NAMED.exec(code) ?? FILE.exec(heading))?.[1] ?? `line-${line}.${language}`;
    const file = name.includes('/') ? name : `${folder}/${name}`;
    const present = name.includes('/') ? read(file) : undefined;
    if (present === undefined) {
      // Each line keeps its number in the guide.
      const earlier = files.get(file)?.text ?? '';
      const padding = '\n'.repeat(line - lineAt(earlier, earlier.length));
      files.set(file, { text: earlier + padding + code, toLine: (at) => at });
      continue;
    }
    const inserted = code.replace(NAMED, '');
    if (present.includes(`\n${inserted}`)) continue;
    const [first = ''] = inserted.split('\n');
    if (!present.includes(`\n${first}\n`))
      throw new Error(`${guide}:${line}: "${first.trim()}" is not a line of ${file}.`);
    files.set(file, {
      text: present.replace(`\n${first}\n`, () => `\n${inserted}`),
      toLine: () => line,
    });
  }
  return files;
}

/** Writes the files below `target`, checks them together with the repository, and returns the errors. */
function findErrors(root, target) {
  rmSync(target, { recursive: true, force: true });
  const read = (file) => {
    const from = path.join(root, file);
    return existsSync(from) ? readFileSync(from, 'utf8') : undefined;
  };
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), text);
  };
  const sources = new Map();
  for (const [guide, folder] of Object.entries(GUIDES)) {
    const text = read(guide) ?? '';
    const files = extractFiles(guide, text, folder, read);
    if (files.size === 0) throw new Error(`${guide} has no code.`);
    for (const [file, { text: code, toLine }] of files) {
      sources.set(file, { guide, toLine });
      write(file, code);
    }
  }
  write('docs/extending/globals.ts', GLOBALS);
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: path.relative(target, path.join(root, 'tsconfig.json')),
      compilerOptions: {
        checkJs: true,
        moduleDetection: 'force',
        // The examples for other plugins are JavaScript.
        noUncheckedIndexedAccess: false,
        // A relative import finds the files of the guide, and otherwise those of the repository.
        rootDirs: ['.', path.relative(target, root)],
      },
      include: ['.'],
      exclude: [],
    }),
  );
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const { stdout, status, error } = spawnSync(
    tsc,
    ['-p', target, '--pretty', 'false', '--checkers', '1'],
    {
      cwd: target,
      encoding: 'utf8',
    },
  );
  if (error) throw error;
  const errors = stdout
    .trim()
    .split('\n')
    .map((line) =>
      line.replace(/^([^(\s]+)\((\d+),\d+\)/, (whole, file, at) => {
        const source = sources.get(file);
        return source ? `${source.guide}:${source.toLine(Number(at))}` : whole;
      }),
    );
  return { errors: status === 0 ? [] : errors, count: sources.size };
}

function main() {
  const root = path.resolve(import.meta.dirname, '..');
  const { errors, count } = findErrors(root, path.join(root, '.cache', 'guides'));
  for (const line of errors) console.error(line);
  if (errors.length > 0) process.exit(1);
  console.log(`The code in the guides compiles: ${count} files.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
