// Writes the lint config from the layers and runs oxlint with it, types included.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentsThatMayImportData, exceptions, layers } from './layers.mjs';

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

const isPackage = (place) => place.startsWith('packages/');
const isFile = (place) => /\.tsx?$/.test(place);
const REPORTS = 'src/screens/reports/';

/** Forbids the import of other packages, by their name. */
function getPackagePattern(names, below) {
  const allowed = below
    .map((place) => place.replace('packages/', '@tillview/'))
    .filter((name) => !names.includes('packages/components') || name !== '@tillview/data');
  return { group: ['@tillview/*', ...allowed.map((name) => `!${name}`)] };
}

/** Forbids the import of places in `src`, by a relative path: it lacks the folders that both files are in. */
function getPlacePattern(places) {
  const ends = places.map((place) => {
    const end = place.slice('src/'.length).replace('.', '\\.').replace('*', '[^/]+');
    return end.replace(/^screens\//, '(?:screens/)?') + (isFile(place) ? '$' : '/');
  });
  return { regex: `^\\.{1,2}/(?:\\.\\./)*(?:${ends.join('|')})` };
}

function getLayerRule(names, level) {
  const below = layers.slice(0, level).flat();
  const message = `Layer rule: ${names.map((name) => name.replace('packages/', '')).join(', ')}: import only from the layers below, see tools/layers.mjs.`;
  const patterns = [DEEP, NO_MOCKS];
  if (isPackage(names[0])) {
    patterns.push({ ...getPackagePattern(names, below), message }, leaving(3));
  } else if (level < layers.length - 1) {
    const allowed = names.flatMap((name) => exceptions[name] ?? []);
    const others = layers.slice(level).flat();
    const forbidden = others.filter((place) => !allowed.includes(place));
    patterns.push({ ...getPlacePattern(forbidden), message });
  }
  // Reports are beside each other, and `shared` beside them.
  if (names[0].startsWith(REPORTS))
    patterns.push({ group: ['../*/**', '!../../**', '!../shared/**'], message });
  return restricted(
    names.map((name) => (isFile(name) ? name : `${name}/${isPackage(name) ? 'src/' : ''}**`)),
    patterns,
    names.includes(`${REPORTS}*`) ? [...TESTS, `${REPORTS}shared/**`] : TESTS,
  );
}

const layerRules = layers.flatMap((names, level) => {
  const isReports = (name) => name.startsWith(REPORTS);
  const groups = [names.filter((name) => !isReports(name)), names.filter(isReports)];
  return groups.filter((group) => group.length > 0).map((group) => getLayerRule(group, level));
});

const dataComponents = restricted(
  componentsThatMayImportData.map((name) => `packages/components/src/${name}/**`),
  [DEEP, NO_MOCKS, leaving(3)],
);

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
    ...layerRules,
    dataComponents,
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
