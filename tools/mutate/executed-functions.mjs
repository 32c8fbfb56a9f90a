// Finds which tests execute a function, so that a mutation of it runs only those.
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** A setup file of all test projects. */
const SETUP_FILE = 'tests/setup/seed.ts';
const RECORDS = '.executed-functions';
/** Recorded instead of a test file for code that runs while modules load, because test files share modules. */
const WHILE_LOADING = 'loading';

const RECORDER = `
import { appendFileSync as append } from 'node:fs';
import {
  afterAll as last,
  afterEach as end,
  beforeAll as first,
  beforeEach as begin,
  expect as current,
} from 'vitest';

const executed = ((globalThis as { executed?: Set<string> }).executed ??= new Set<string>());
let began = 0;
function record(by: string, test?: { id: string; time: number }): void {
  if (executed.size > 0)
    append(process.env['EXECUTED_FUNCTIONS']!, JSON.stringify({ by, test, ids: [...executed] }) + '\\n');
  executed.clear();
}
// The hooks of this file run first before a test and last after it.
first(() => record('${WHILE_LOADING}'));
begin(() => {
  record(current.getState().testPath!);
  began = performance.now();
});
end(({ task }) =>
  record(current.getState().testPath!, { id: task.id, time: performance.now() - began }),
);
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

/** Inserts code at the start of each of these functions that records its id and its file. */
function withRecords(file, source, ids) {
  const insertions = [...ids].flatMap(([{ body }, id]) => {
    const record = `globalThis.executed?.add(${JSON.stringify(id)}).add(${JSON.stringify(file)})`;
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
 * Returns `read`, which ends the recording and returns a function that finds the tests of a mutation. In `tests`, each test
 * file has the ids of its tests (none: the whole file) and their time in milliseconds. `isComplete` is false for code that
 * is executed while modules are loaded: `tests` then execute any function of its file, but other tests may notice it, too.
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
    const ids = new Map(functions.map((one) => [one, idOf({ file }, one)]));
    for (const mutation of mutations.filter((one) => one.file === file)) {
      const around = functionAround(mutation, functions);
      if (around) functionOf.set(mutation, ids.get(around));
    }
    write(file, withRecords(file, source, ids));
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
        const { by, test, ids } = JSON.parse(line);
        for (const id of ids) {
          if (by === WHILE_LOADING) {
            loading.add(id);
            continue;
          }
          const files = testsOf.get(id) ?? new Map();
          const known = files.get(by) ?? { ids: [], time: 0 };
          files.set(by, {
            ids: test && known.ids ? [...known.ids, test.id] : undefined,
            time: known.time + (test?.time ?? 0),
          });
          testsOf.set(id, files);
        }
      }
      if (existsSync(records)) rmSync(records);
      return (mutation) => {
        const id = functionOf.get(mutation);
        const find = (name) => Object.fromEntries(testsOf.get(name) ?? []);
        return id === undefined || loading.has(id)
          ? { tests: find(mutation.file), isComplete: false }
          : { tests: find(id), isComplete: true };
      };
    },
  };
}
