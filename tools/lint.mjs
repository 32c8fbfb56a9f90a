// Writes the lint config, which editors use too, and runs oxlint with it, types included.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', 'packages/*/src/**/testing/**'];
const config = {
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest'],
  jsPlugins: ['./tools/lint-plugin.mjs'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  settings: { react: { version: '18.3.1' } },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/consistent-type-imports': 'error',
    // Unlike `import/no-cycle`, it follows `import()`.
    'tillview/no-cycle': 'error',
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
      excludeFiles: [...TESTS, 'src/main.tsx', 'src/start/**', 'src/host/**'],
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
            message: 'Globals are read in src/main.tsx, src/start/ and src/host/ only.',
          })),
        ],
      },
    },
    {
      files: ['packages/*/src/**', 'src/**'],
      excludeFiles: TESTS,
      rules: { 'tillview/layers': 'error' },
    },
    {
      files: ['src/**'],
      excludeFiles: TESTS,
      rules: { 'max-lines-per-function': ['error', { max: 120 }] },
    },
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
