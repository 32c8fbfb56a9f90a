import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layers } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '..');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tillview-lint-'));
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
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
    ['--config', '.oxlintrc.json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

const VALUE = 'export const value = 1;';
const from = (source: string) =>
  `import { value } from '${source}';\n\nexport const other = value;`;

describe('the layer rules', () => {
  it('cover every folder and file of src', () => {
    const places = [
      ...readdirSync(path.join(root, 'src')),
      ...readdirSync(path.join(root, 'src/screens')).map((name) => `screens/${name}`),
    ];
    const known = layers.flat();
    const missing = places.filter(
      (place) =>
        !/\.(?:test\.tsx?|md)$/.test(place) &&
        known.every((each) => !`${each}/`.startsWith(`src/${place}/`)),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['the host imports the shell', 'src/host/a.ts', '../shell/b.ts', 'src/shell/b.ts'],
    [
      'the shell imports a screen',
      'src/shell/tools/a.ts',
      '../../screens/inbox/b.ts',
      'src/screens/inbox/b.ts',
    ],
    [
      'a screen imports another',
      'src/screens/inbox/a.ts',
      '../reviews/b.ts',
      'src/screens/reviews/b.ts',
    ],
    [
      'reporting imports the hook API',
      'src/reporting/a.ts',
      '../hook-api/b.ts',
      'src/hook-api/b.ts',
    ],
    ['a screen imports the entry', 'src/screens/inbox/a.ts', '../../app.tsx', 'src/app.tsx'],
    [
      'the page of the reports imports a report',
      'src/screens/report/a.ts',
      '../reports/orders/b.ts',
      'src/screens/reports/orders/b.ts',
    ],
    [
      'a report imports another',
      'src/screens/reports/orders/a.ts',
      '../stock/b.ts',
      'src/screens/reports/stock/b.ts',
    ],
  ])('report an error when %s', (_, file, source, target) => {
    const { status, output } = lint({ [file]: from(source), [target]: VALUE });
    expect(output).toContain('Layer rule');
    expect(status).not.toBe(0);
  });

  it('report an error when a package imports from a higher layer', () => {
    const file = { 'packages/date/src/a.ts': from('@tillview/components') };
    const { status, output } = lint(file);
    expect(output).toContain(
      'Layer rule: number, date, csv-export, statistics: import only from the layers below',
    );
    expect(status).not.toBe(0);
  });

  it('allow a report to import the frame, and the shell to import the host', () => {
    const { status, output } = lint({
      'src/hook-api/a.ts': from('../screens/extended-types.ts'),
      'src/screens/extended-types.ts': VALUE,
      'src/screens/reports/stock/a.ts': from('../shared/b.ts'),
      'src/screens/reports/shared/b.ts': from('../../../shell/a.ts').replace('other', 'value'),
      'src/screens/reports/orders/a.ts': from('../../report/b.ts'),
      'src/screens/report/b.ts': VALUE,
      'src/shell/a.ts': from('../host/b.ts'),
      'src/host/b.ts': VALUE,
    });
    expect(output).not.toContain('Layer rule');
    expect(status).toBe(0);
  });
});

describe('the rule against circular imports', () => {
  it.each([
    [
      'values',
      from('./b.ts'),
      "import { other } from './a.ts';\n\nexport const value = () => other;",
    ],
    [
      'types only',
      "import type { B } from './b.ts';\n\nexport type A = B | 1;",
      "import type { A } from './a.ts';\n\nexport type B = A | 2;",
    ],
  ])('reports a circle of %s', (_, a, b) => {
    const { status, output } = lint({ 'src/host/a.ts': a, 'src/host/b.ts': b });
    expect(output).toContain('Dependency cycle detected');
    expect(status).not.toBe(0);
  });
});

describe('the rule for hook dependencies', () => {
  it.each(['useMemo', 'useSelect', 'useSuspenseSelect'])(
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
