// Changes production code in one place at a time and runs types, lint, the check of the translations, and the unit and
// dom tests. Lists each change that none of them notices.
//   npm run mutate -- [count] [--changed[=base]] [--files=pathspec]… [--kind=kind]… [--at-least=percent]
//   npm run mutate -- --missed-in=output.txt    retries the mutations that an earlier run missed, from its output
//   TILLVIEW_SEED=7 npm run mutate              repeats the sample of an earlier run
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { recordExecutedFunctions } from './mutate/executed-functions.mjs';
import { findMutations } from './mutate/find-mutations.mjs';
import { createOtherLayers } from './mutate/other-layers.mjs';
import { createScratchTree } from './mutate/scratch-tree.mjs';
import { randomFrom } from './mutate/random.mjs';

const root = path.resolve(import.meta.dirname, '..');
const DEFAULT_COUNT = 40;
/** Git pathspecs. */
const DEFAULT_FILES = ['packages', 'src', 'server'];
const NOT_PRODUCTION =
  /\.test[-.]|\.stories\.|\.bench\.|\/testing(?:\/|\.ts$)|\/fixtures|\.d\.ts$|\/index\.ts$/;
/**
 * Longer than any test file takes, in milliseconds. When no test file ends within this time, the mutation counts as
 * noticed, because it makes a test hang.
 */
const HANG_TIMEOUT_MS = 180_000;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'string' },
    files: { type: 'string', multiple: true, default: DEFAULT_FILES },
    kind: { type: 'string', multiple: true },
    'missed-in': { type: 'string' },
    'at-least': { type: 'string', default: '0' },
  },
  // `--changed` without a value compares with the last commit.
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
});
const count = Number(positionals[0] ?? DEFAULT_COUNT);
const threshold = Number(options['at-least']);
if (!Number.isInteger(count) || count < 1)
  throw new Error(
    `The number of mutations must be a whole number above 0, not "${positionals[0]}".`,
  );
const seed = Number(process.env.TILLVIEW_SEED ?? Math.floor(Math.random() * 1e9));

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

const list = (...paths) =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...paths);
const changed =
  options.changed && new Set(git('diff', '--name-only', '--relative', options.changed));
const sources = list(...options.files).filter(
  (file) => /\.tsx?$/.test(file) && !NOT_PRODUCTION.test(file) && (!changed || changed.has(file)),
);
const sourceOf = (file) => readFileSync(path.join(root, file), 'utf8');

/** Picks random mutations, one of each kind in turn, so that rare kinds are tested as well. */
function drawSample(all) {
  const random = randomFrom(seed);
  const byKind = new Map();
  for (const mutation of all)
    if (!byKind.get(mutation.kind)?.push(mutation)) byKind.set(mutation.kind, [mutation]);
  const kinds = [...byKind.values()];
  const size = Math.min(count, kinds.flat().length);
  const sample = [];
  for (let turn = 0; sample.length < size; turn++) {
    const rest = kinds[turn % kinds.length];
    if (rest.length > 0) sample.push(...rest.splice(random(rest.length), 1));
  }
  return sample;
}

/** The position of a mutation, and its first changed line before and after. */
function describe({ file, kind, start, end, text }) {
  const source = sourceOf(file);
  const line = source.slice(0, start).split('\n').length;
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const lineOf = (code) => code.slice(from).split('\n', 1)[0].trim();
  const after = source.slice(0, start) + text + source.slice(end);
  return `${file}:${line} (${kind})\n    - ${lineOf(source)}\n    + ${lineOf(after)}`;
}

/** The mutations that the output of an earlier run lists as missed, if their code is unchanged. */
function readMissed(all) {
  const output = readFileSync(options['missed-in'], 'utf8');
  return all.filter((mutation) => output.includes(` MISSED: ${describe(mutation)}\n`));
}

const mutations = sources
  .flatMap((file) => findMutations(file, sourceOf(file)))
  .filter(({ kind }) => options.kind?.includes(kind) ?? true);
const sample = options['missed-in'] ? readMissed(mutations) : drawSample(mutations);
console.log(
  `${sample.length} of ${mutations.length} mutations in ${sources.length} files (TILLVIEW_SEED=${seed})`,
);
if (sample.length === 0) process.exit();

const scratch = createScratchTree(root, list());
const layers = createOtherLayers(scratch.folder);
const recording = recordExecutedFunctions(scratch.folder, sample);
let session;

async function openSession() {
  session = fork(path.join(scratch.folder, 'tools/mutate/session.mjs'), {
    cwd: scratch.folder,
    // Its own process group, so that its test workers end with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, ...recording.env, TILLVIEW_SEED: String(seed) },
  });
  await once(session, 'message');
}

function closeSession() {
  try {
    process.kill(-session.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
  session = undefined;
}

/** Requests a run from the session. Resolves to `undefined` when a test hangs. */
async function request(message) {
  if (!session) await openSession();
  const child = session;
  return new Promise((resolve, reject) => {
    let timer;
    const end = (settle, value) => {
      clearTimeout(timer);
      child.removeAllListeners();
      settle(value);
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        closeSession();
        end(resolve, undefined);
      }, HANG_TIMEOUT_MS);
    };
    child.on('message', (reply) => {
      if (reply.isProgress) restart();
      else if (reply.error) end(reject, new Error(reply.error));
      else end(resolve, reply);
    });
    child.on('exit', (code) =>
      end(reject, new Error(`The process that runs the tests ended with exit code ${code}.`)),
    );
    child.send(message);
    restart();
  });
}

function cleanUp() {
  if (session) closeSession();
  scratch.remove();
}
process.on('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const files = [...new Set(sample.map(({ file }) => file))];
const unchanged = await request({ request: 'unchanged', files });
if (!unchanged)
  throw new Error(`A test of the unchanged files takes over ${HANG_TIMEOUT_MS / 1000} s.`);
if (unchanged.failed.length > 0)
  throw new Error(`These tests fail without any mutation: ${unchanged.failed.join(', ')}`);
const testsOf = recording.read();
// The next run reads the restored files.
closeSession();

/** The first test file that fails for a mutation: of these tests, or of all that import its file but for some. */
async function runTests({ file, start, end, text }, { tests, without }) {
  const source = scratch.read(file);
  const result = await request({ request: 'mutated', file, start, end, text, tests, without });
  if (result) return result.failed[0];
  // The session ended before it could restore the file, which would be mutated in all later runs.
  scratch.write(file, source);
  return 'the time limit';
}

/** The layer that notices a mutation, and what notices it in this layer. The faster layers run first. */
async function findNoticing(mutation) {
  const early = layers.notice(mutation, { isAfterTests: false });
  if (early) return { layer: early, by: early };
  const { tests, isComplete } = testsOf(mutation);
  const test =
    (await runTests(mutation, { tests })) ??
    (isComplete ? undefined : await runTests(mutation, { without: Object.keys(tests) }));
  if (test) return { layer: 'tests', by: test };
  const late = layers.notice(mutation, { isAfterTests: true });
  return late && { layer: late, by: late };
}

// The sources may be edited while the copy is tested.
const descriptions = new Map(sample.map((mutation) => [mutation, describe(mutation)]));
const survivors = [];
const counts = new Map();
for (const [index, mutation] of sample.entries()) {
  const noticed = await findNoticing(mutation);
  counts.set(noticed?.layer, (counts.get(noticed?.layer) ?? 0) + 1);
  if (!noticed) survivors.push(mutation);
  const outcome = noticed ? `caught by ${noticed.by}` : 'MISSED';
  console.log(`${index + 1}/${sample.length} ${outcome}: ${descriptions.get(mutation)}`);
}

const caught = sample.length - survivors.length;
const score = Math.floor((caught / sample.length) * 100);
console.log(
  `\n${caught} of ${sample.length} mutations are caught: ${score} % (TILLVIEW_SEED=${seed})`,
);
for (const [layer, number] of counts) if (layer) console.log(`  by ${layer}: ${number}`);
/** The top-level folder of a file; for a package, the folder of the package. */
const folderOf = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('packages/') ? 2 : 1)
    .join('/');
for (const [title, nameOf] of [
  ['folder', ({ file }) => folderOf(file)],
  ['kind', ({ kind }) => kind],
]) {
  const parts = [...new Set(sample.map(nameOf))]
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => {
      const tried = sample.filter((mutation) => nameOf(mutation) === name);
      const missed = survivors.filter((mutation) => nameOf(mutation) === name);
      return `${name} ${tried.length - missed.length} of ${tried.length}`;
    });
  console.log(`By ${title}: ${parts.join(', ')}.`);
}
if (survivors.length > 0)
  console.log(
    `Missed mutations:\n${survivors.map((mutation) => descriptions.get(mutation)).join('\n')}`,
  );
process.exit(score < threshold ? 1 : 0);
