// Finds which test files run a function, so that a change inside it is tried with those alone.
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** A set-up file of all projects of tests. */
const SETUP_FILE = 'tests/setup/seed.ts';
const RECORDS = '.executed-functions';
/** Whatever ran while modules were loaded: files share modules, so it says nothing about a single one. */
const WHILE_LOADING = 'loading';

const RECORDER = `
import { appendFileSync as append } from 'node:fs';
import { afterAll as last, beforeAll as first, expect as current } from 'vitest';

const executed = ((globalThis as { executed?: Set<string> }).executed ??= new Set<string>());
function record(by: string): void {
  append(process.env['EXECUTED_FUNCTIONS']!, JSON.stringify({ by, ids: [...executed] }) + '\\n');
  executed.clear();
}
first(() => record('${WHILE_LOADING}'));
last(() => record(current.getState().testPath!));
`;

const isFunction = (node) => /Function(Expression|Declaration)$/.test(node.type) && node.body;

function* functionsIn(node) {
  if (isFunction(node)) yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* functionsIn(child);
}

/** The innermost function around a mutation, from its first parameter to its end. */
function functionAround({ start, end }, functions) {
  const around = functions.filter((one) => one.start < start && end <= one.end);
  return around.toSorted((a, b) => b.start - a.start)[0];
}

const idOf = ({ file }, { start }) => `${file}:${start}`;

/** The source with a record at the start of each of these functions. */
function withRecords(source, ids) {
  const insertions = [...ids].flatMap(([{ body }, id]) => {
    const record = `globalThis.executed?.add(${JSON.stringify(id)})`;
    return body.type === 'BlockStatement' || body.type === 'FunctionBody'
      ? [[body.start + 1, `${record};`]]
      : [
          [body.start, `(${record}, `],
          [body.end, ')'],
        ];
  });
  return insertions
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [at, inserted]) => text.slice(0, at) + inserted + text.slice(at), source);
}

/**
 * Prepares a copy of the tree: its next run of tests records which of them run the functions around these mutations.
 * Gives back `read`, which ends the recording and finds the test files of a mutation; `undefined` means all that import
 * its file.
 */
export function recordExecutedFunctions(folder, mutations) {
  const functionOf = new Map();
  const originals = new Map();
  const write = (file, text) => {
    const target = path.join(folder, file);
    originals.set(file, readFileSync(target, 'utf8'));
    writeFileSync(target, text);
  };
  for (const file of new Set(mutations.map((mutation) => mutation.file))) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const functions = [...functionsIn(parseSync(file, source).program)];
    const ids = new Map();
    for (const mutation of mutations.filter((one) => one.file === file)) {
      const around = functionAround(mutation, functions);
      if (!around) continue;
      ids.set(around, idOf(mutation, around));
      functionOf.set(mutation, idOf(mutation, around));
    }
    write(file, withRecords(source, ids));
  }
  write(SETUP_FILE, RECORDER + readFileSync(path.join(folder, SETUP_FILE), 'utf8'));
  const records = path.join(folder, RECORDS);
  appendFileSync(records, '');
  return {
    env: { EXECUTED_FUNCTIONS: records },
    read() {
      for (const [file, text] of originals) writeFileSync(path.join(folder, file), text);
      const testsOf = new Map();
      const loading = new Set();
      for (const line of readFileSync(records, 'utf8').split('\n').filter(Boolean)) {
        const { by, ids } = JSON.parse(line);
        for (const id of ids) {
          if (by === WHILE_LOADING) loading.add(id);
          else testsOf.set(id, [...(testsOf.get(id) ?? []), by]);
        }
      }
      if (existsSync(records)) rmSync(records);
      return (mutation) => {
        const id = functionOf.get(mutation);
        return id === undefined || loading.has(id) ? undefined : (testsOf.get(id) ?? []);
      };
    },
  };
}
