import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findServedModules, findUnserved, type SourceFile } from './served-modules.ts';
import { readTrackedTexts } from './tracked-files.mjs';

const root = path.resolve(import.meta.dirname, '..');
const readings = readFileSync(path.join(root, 'docs/readings.md'), 'utf8');
const onlyInGallery = readings.slice(readings.indexOf('## F. Only in the gallery'));
const files = readTrackedTexts(root).filter((file) =>
  /^(?:packages|src)\/.*\.tsx?$/.test(file.path),
);

let served: ReadonlySet<string>;
beforeAll(async () => {
  served = await findServedModules();
});

describe('a requirement', () => {
  it('is proved by a test of code that is served, or is listed in readings F, and only then', () => {
    const listed = new Set(onlyInGallery.match(/\bR\d+\.\d+\b/g));
    const found = findUnserved(files, served);
    const missing = [...found].filter(([id]) => !listed.has(id));
    expect(missing.map(([id, modules]) => `${id}: ${[...modules].join(' ')}`)).toEqual([]);
    expect([...listed].filter((id) => !found.has(id))).toEqual([]);
  });
});

const file = (name: string, text: string): SourceFile => ({ path: name, text });
const index = file(
  'packages/a/src/index.ts',
  "export { used } from './used.ts';\nexport { unused } from './unused.ts';",
);
const used = file('packages/a/src/used.ts', 'export const used = 1;');
const unused = file('packages/a/src/unused.ts', 'export const unused = 1;');

it.each([
  ['imports it', "import { unused } from './unused.ts';\nit('does (R1.2)', () => unused);"],
  [
    'uses it in a helper',
    "import { unused } from './unused.ts';\nconst go = () => unused;\nit.each([1])('does (R1.2)', () => go());",
  ],
  [
    'names the requirement on a group',
    "import { unused } from './unused.ts';\ndescribe('it (R1.2)', () => { it('does', () => unused); });",
  ],
  ['imports a package', "import { unused } from '@tillview/a';\nit('does (R1.2)', () => unused);"],
])('reports a requirement whose test is of no served code: the test %s', (_, text) => {
  const test = file('packages/a/src/unused.test.ts', text);
  const found = findUnserved([index, used, unused, test], new Set([used.path]));
  expect([...found]).toEqual([['R1.2', new Set([unused.path])]]);
});

it('reports no requirement whose test also uses code that is served', () => {
  const test = file(
    'packages/a/src/used.test.ts',
    "import { used } from './used.ts';\nimport { unused } from './unused.ts';\nit('does (R1.2)', () => [used, unused]);\nit('is not proved', () => unused);",
  );
  expect(findUnserved([index, used, unused, test], new Set([used.path])).size).toBe(0);
});
