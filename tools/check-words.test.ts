import { expect, it } from 'vitest';
import { findWords } from './check-words.mjs';
import { words } from './words.mjs';

// Split into parts, so that the check does not find these words in this file.
const planted = (...parts: string[]) => parts.join('');
const check = (text: string) => findWords([{ path: 'src/a.ts', text }], words);

it('reports path, line, word, replacement and reason', () => {
  expect(check(`const total = 1;\n// ${planted('reck', 'oned')} per day`)).toEqual([
    {
      path: 'src/a.ts',
      line: 2,
      word: planted('reck', 'oned'),
      replacement: 'compute, aggregate',
      reason: expect.stringContaining('plain word'),
    },
  ]);
});

it.each([
  planted('wall ', 'clock'),
  planted('MAX_PAT', 'IENCE'),
  planted('LoadFa', 'ult'),
  planted('create', 'Gate'),
  planted('the bo', 'oks of an operation'),
  planted('data/core is the k', 'it'),
  planted('There is no such', ' page'),
  planted('Wall Cl', 'ock'),
  planted('Quest', 'ion'),
  planted('waits for e', 'ver'),
  planted('later-', 'parts'),
  planted('gives b', 'ack'),
])('finds %j', (text) => {
  expect(check(text)).toHaveLength(1);
});

it.each([
  'Math.floor(value)',
  'the default value, defaults',
  'kitchen, storybook/test-kit',
  'a Notebook, bookmark, facebook',
  'createLimiter(6)',
  'the answers of a survey',
  "name: 'Wall Clock',",
  "'Question mark',",
])('accepts %j', (text) => {
  expect(check(text)).toEqual([]);
});

it('accepts a word only in the files of its exceptions', () => {
  const text = planted('injects fa', 'ults');
  const find = (file: string) => findWords([{ path: file, text }], words);
  expect(find('mocks/README.md')).toEqual([]);
  expect(find('src/README.md')).toHaveLength(1);
});
