import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import { findPlace } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '..');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tillview-lint-'));
  const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  writeFileSync(
    path.join(folder, '.oxlintrc.json'),
    config.replace('./tools/lint-plugin.mjs', path.join(root, 'tools/lint-plugin.mjs')),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lints files with the committed rules, as editors do, and returns the output. */
function lint(files: Readonly<Record<string, string>>): { status: number | null; output: string } {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `${text}\n`);
  }
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules', '.bin', 'oxlint'),
    // The default format depends on the machine: terminals, CI and coding agents get others.
    ['--config', '.oxlintrc.json', '--format', 'unix', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

const from = (source: string) =>
  `import { value } from '${source}';\n\nexport const other = value;`;

describe('the layer rules', () => {
  it('cover every file of src', () => {
    const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const missing = files
      .filter((file) => /(?<!\.test)\.(?:tsx?|css)$/.test(file))
      .filter((file) => !findPlace(`src/${file}`));
    expect(missing).toEqual([]);
  });

  it('report an error when a layer imports what it may not', () => {
    const cases = [
      ['the host imports the shell', 'src/host/a.ts', from('../shell/b.ts')],
      ['the shell imports a screen', 'src/shell/tools/a.ts', from('../../screens/inbox/b.ts')],
      ['a screen imports another', 'src/screens/overview/a.ts', from('../reviews/b.ts')],
      [
        'a screen imports the styles of another',
        'src/screens/inbox/a.ts',
        "import '../reviews/b.css';",
      ],
      ['a screen imports a report', 'src/screens/digest/a.ts', from('../reports/stock/b.ts')],
      ['a screen imports the entry', 'src/screens/inbox/a.ts', from('../../app.tsx')],
      ['a report imports another', 'src/screens/reports/orders/a.ts', from('../stock/b.ts')],
      ['a table imports a part', 'src/reporting/table/a.ts', from('../sentence/b.ts')],
      ['a part imports another', 'src/reporting/sentence/a.ts', from('../figures/b.ts')],
      ['reporting imports the hook API', 'src/reporting/page/a.ts', from('../../hook-api/b.ts')],
      [
        'a layer loads a higher one',
        'src/host/a.ts',
        "export const load = () => import('../shell/b.ts');",
      ],
      [
        'a layer names a type of a higher one',
        'src/host/a.ts',
        "export type A = import('../shell/b.ts').B;",
      ],
      ['a layer exports from a higher one', 'src/host/a.ts', "export * from '../shell/b.ts';"],
      [
        'a layer loads files of a higher one by a pattern',
        'src/shell/a.ts',
        "export const all = import.meta.glob('../screens/*/b.ts');",
      ],
      ['the app imports the demo store', 'src/host/a.ts', from('../../mocks/b.ts')],
      ['a package imports from a higher layer', 'packages/date/src/a.ts', from('@tillview/data')],
      [
        'a package imports a file of another',
        'packages/data/src/a.ts',
        from('@tillview/date/src/b.ts'),
      ],
      ['a path leaves its package', 'packages/data/src/a.ts', from('../../date/src/index.ts')],
      ['a component imports data', 'packages/components/src/card/a.ts', from('@tillview/data')],
    ] as const;
    // The name of each file is its number.
    const named = cases.map(([, file, text], index) => [file.replace('a.ts', `${index}.ts`), text]);
    const { output } = lint(Object.fromEntries(named));
    const reported = [...output.matchAll(/(\d+)\.ts:.*Layer rule/g)].map(([, at]) => at);
    const missing = cases.filter((_, index) => !reported.includes(String(index)));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('allow imports from lower layers and of the same folder, and the exceptions', () => {
    const { output } = lint({
      'src/start/a.ts': "export const all = import.meta.glob('../screens/*/b.ts');",
      'src/screens/reports/stock/a.ts': from('../shared/b.ts'),
      'src/screens/reports/shared/b.ts': from('../../../shell/a.ts'),
      'src/screens/digest/a.ts': from('../reports/all-metrics.ts'),
      'src/screens/settings/a.ts': from('../../hook-api/b.ts'),
      'src/reporting/table/a.ts': from('../definition/metric.ts'),
      'src/shell/a.ts': from('../host/b.ts'),
      'src/shell/palette/b.ts': from('../../screens/reports/metric-terms.ts'),
      'src/host/session/b.ts': from('../c.ts'),
      'packages/components/src/search/a.ts': from('@tillview/data'),
      'packages/data/src/a.ts': from('@tillview/date'),
    });
    expect(output).not.toContain('Layer rule');
  });
});

it('the rule against circular imports reports those of values, of types only, and of code that is loaded later', () => {
  const circles = [
    [from('./b.ts'), "import { other } from './a.ts';\n\nexport const value = () => other;"],
    [
      "import type { B } from './b.ts';\n\nexport type A = B | 1;",
      "import type { A } from './c.ts';\n\nexport type B = A | 2;",
    ],
    [from('./b.ts'), "export const value = () => import('./c.ts');"],
  ] as const;
  const { status, output } = lint(
    Object.fromEntries(
      circles.flatMap(([a, b], index) => [
        [`src/host/${index}/a.ts`, a],
        [`src/host/${index}/b.ts`, b],
        [`src/host/${index}/c.ts`, "export * from './a.ts';"],
      ]),
    ),
  );
  const reported = output.matchAll(/src\/host\/(\d)\/.*Dependency cycle detected/g);
  expect(new Set([...reported].map(([, at]) => at))).toEqual(new Set(['0', '1', '2']));
  expect(status).not.toBe(0);
});

it('the rule for the length of functions reports more than 120 lines, except in tests', () => {
  const text = `export function run(): void {${'\n  run();'.repeat(120)}\n}`;
  const { output } = lint({ 'src/host/a.ts': text, 'src/host/a.test.ts': text });
  expect(output).toMatch(/a\.ts:.*max-lines-per-function/);
  expect(output).not.toMatch(/a\.test\.ts:.*max-lines-per-function/);
});

describe('the rule for hook dependencies', () => {
  it.each(firstCases(1, ['useSelect', 'useMemo', 'useSuspenseSelect']))(
    'reports a missing dependency of %s',
    (hook) => {
      const source = [
        `import { ${hook} } from './hooks.ts';`,
        `export function useTotal(total: number) {`,
        `  return ${hook}(() => total, []);`,
        `}`,
      ].join('\n');
      const { status, output } = lint({ 'src/host/a.ts': source });
      expect(output).toContain('total');
      expect(output).toContain('exhaustive-deps');
      expect(status).not.toBe(0);
    },
  );
});
