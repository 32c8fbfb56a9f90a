// Builds what is released: dist/release with the plugin's zip, its sources if the build writes them, and their checksums.
//   npm run release              fails when the pictures of the documents are older than what they show
//   npm run release -- --twice   builds everything twice, and fails when the bytes differ
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkPictures,
  compareAppearance,
  getRecordFile,
  readAppearance,
  readPictureSizes,
} from './release/pictures.mjs';

const root = path.resolve(import.meta.dirname, '..');
const output = path.join(root, 'dist', 'release');
const built = path.join(root, 'dist', 'wordpress');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The archives of the build, with the names under which they are released. */
const ARCHIVES = {
  'tillview.zip': `tillview-${version}.zip`,
  'tillview-sources.zip': `tillview-${version}-sources.zip`,
};

function fail(problems, advice) {
  for (const problem of problems) console.error(problem);
  console.error(advice);
  process.exit(1);
}

function run(tool) {
  const { status, error } = spawnSync(process.execPath, [tool], { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds the archives and returns a line with the checksum of each, as `sha256sum` writes them. */
function buildArchives() {
  run('tools/build-wordpress.mjs');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  return Object.entries(ARCHIVES)
    .filter(([file]) => existsSync(path.join(built, file)))
    .map(([file, name]) => {
      copyFileSync(path.join(built, file), path.join(output, name));
      const content = readFileSync(path.join(output, name));
      return `${createHash('sha256').update(content).digest('hex')}  ${name}`;
    });
}

const headings = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').match(/^## .*$/gm) ?? [];
if (!headings.some((heading) => heading.startsWith(`## ${version}`)))
  fail([`CHANGELOG.md has no heading "## ${version}".`], 'Describe the version first.');

const RETAKE = 'Take the pictures again with "npm run shots".';
const record = getRecordFile(root);
if (!existsSync(record)) fail([`${path.relative(root, record)} is missing.`], RETAKE);
const problems = checkPictures(readPictureSizes(root));
if (problems.length > 0) fail(problems, RETAKE);
run('tools/build.mjs');
const changes = compareAppearance(
  JSON.parse(readFileSync(record, 'utf8')),
  await readAppearance(root),
);
if (changes.length > 0) fail(changes, RETAKE);

const sums = buildArchives();
if (process.argv.includes('--twice')) {
  const again = buildArchives();
  const differing = again.filter((line) => !sums.includes(line));
  if (differing.length > 0) fail(differing, 'The second build has other bytes than the first.');
  console.log('Both builds have the same bytes.');
}
writeFileSync(path.join(output, 'SHA256SUMS'), `${sums.join('\n')}\n`);
console.log(sums.join('\n'));
console.log(`Tillview ${version} is in ${path.relative(root, output)}.`);
