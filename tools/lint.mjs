// Writes the lint config from the layers and runs oxlint with it, types included.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentsThatMayImportData, layers } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '..');
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', 'packages/*/src/**/testing/**'];
const DEEP = {
  group: ['@tillview/*/*', '!@tillview/components/style.css'],
  message: 'Enter a package only through its index.ts.',
};
const NO_MOCKS = {
  group: ['**/mocks/**', '**/mocks/*', '**/server/**'],
  message: 'Only tests, the standalone server and the demo import may touch the pretend store.',
};
const leaving = (depth) => ({
  group: [
    '**/packages/**',
    '**/src/**',
    ...Array.from({ length: 2 }, (_, i) => `${'../'.repeat(depth + i)}*`),
  ],
  message: 'A relative path must not leave its package.',
});

const restricted = (files, patterns, exclude = TESTS) => ({
  files,
  ...(exclude.length ? { excludeFiles: exclude } : {}),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const layerRules = layers.flatMap((names, level) => {
  const below = layers.slice(0, level).flat();
  return names.map((name) => {
    const allowed = below.map((other) => `!@tillview/${other}`);
    const isComponents = name === 'components';
    return restricted(
      [`packages/${name}/src/**`],
      [
        {
          group: [
            '@tillview/*',
            ...allowed.filter((a) => !isComponents || a !== '!@tillview/data'),
          ],
          message: `Layer rule: ${name} imports only from the layers below it${isComponents ? ' (data only in search, advanced-filters and plugins)' : ''}.`,
        },
        DEEP,
        NO_MOCKS,
        leaving(3),
      ],
    );
  });
});

const dataComponents = restricted(
  componentsThatMayImportData.map((name) => `packages/components/src/${name}/**`),
  [DEEP, NO_MOCKS, leaving(3)],
);

// Inside src: host <- shell <- screens. The shell reaches screens only through the manifest, src/screens.ts.
const NO_SCREEN = {
  group: ['**/analytics/**'],
  message: 'Layer rule: only src/screens.ts names a screen; the host and the shell do not.',
};
const appRules = [
  restricted(
    ['src/host/**'],
    [
      DEEP,
      NO_MOCKS,
      NO_SCREEN,
      {
        group: ['../shell/**', '../screens.ts'],
        message: 'Layer rule: src/host imports no other folder of src.',
      },
    ],
  ),
  restricted(['src/shell/**'], [DEEP, NO_MOCKS, NO_SCREEN]),
  restricted(
    ['src/hook-api/**'],
    [
      DEEP,
      NO_MOCKS,
      {
        group: ['**/reports/**'],
        message: 'Layer rule: extension points are the same for all reports and know none of them.',
      },
    ],
  ),
  restricted(
    ['src/analytics/report-page/**'],
    [
      DEEP,
      NO_MOCKS,
      {
        group: ['**/reports/**', '**/screens.ts'],
        message: 'Layer rule: the frame of the reports knows none of them.',
      },
    ],
  ),
  restricted(
    ['src/analytics/overview/**'],
    [
      DEEP,
      NO_MOCKS,
      {
        group: ['**/reports/**'],
        message: 'Layer rule: the Overview loads what it needs of a report with `loadSource`.',
      },
    ],
  ),
  restricted(
    ['src/analytics/reports/*/**'],
    [
      DEEP,
      NO_MOCKS,
      {
        group: ['../**', '!../shared/**', '!../../report-page/**', '!../../../host/**'],
        message:
          'Layer rule: a report imports its own folder, reports/shared/ and report-page/, and no other report.',
      },
    ],
  ),
];

const config = {
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  settings: { react: { version: '18.3.1' } },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/consistent-type-imports': 'error',
    // Circular imports of types count too: they couple files in the same way.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'off',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    // `useSelect` returns its last result until a dependency changes, as `useMemo` does.
    'react/exhaustive-deps': ['error', { additionalHooks: '^use(Select|SuspenseSelect)$' }],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    eqeqeq: ['error', 'smart'],
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/no-array-sort': 'error',
    'unicorn/no-array-reverse': 'error',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-method-this-argument': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/valid-title': 'off',
    'vitest/warn-todo': 'error',
    'no-await-in-loop': 'off',
    // Reports a false error for a switch that is complete according to its types.
    'typescript/consistent-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-restricted-globals': 'off',
  },
  overrides: [
    {
      files: ['packages/*/src/**', 'src/**'],
      excludeFiles: [...TESTS, 'src/main.tsx', 'src/host/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...[
            'window',
            'localStorage',
            'sessionStorage',
            'location',
            'navigator',
            'process',
            'history',
          ].map((name) => ({
            name,
            message: 'Globals are read in src/main.tsx and src/host/ only.',
          })),
        ],
      },
    },
    ...layerRules,
    dataComponents,
    ...appRules,
    {
      files: ['tools/**', 'server/**', 'tests/**', '.storybook/**'],
      rules: { 'no-console': 'off' },
    },
  ],
  ignorePatterns: ['dist', 'node_modules', 'tests/contract/recordings', '.cache', 'docs'],
};

const file = path.join(root, '.oxlintrc.json');
writeFileSync(file, JSON.stringify(config, null, 2));
const targets = process.argv.slice(2);
const { status, error } = spawnSync(
  path.join(root, 'node_modules', '.bin', 'oxlint'),
  ['--config', file, '--type-aware', '--deny-warnings', ...(targets.length ? targets : ['.'])],
  { stdio: 'inherit', cwd: root },
);
if (error) throw error;
process.exit(status ?? 1);
