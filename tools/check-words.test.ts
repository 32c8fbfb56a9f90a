import { expect, it } from 'vitest';
import { findWords } from './check-words.mjs';

const find = (text: string) => findWords([{ path: 'src/a.ts', text }]);

it('reports path, line, word and replacement', () => {
  expect(find('const total = 1;\n// reckoned per day')).toEqual([
    { path: 'src/a.ts', line: 2, word: 'reckoned', replacement: 'compute, aggregate' },
  ]);
});

it('accepts other words with the same letters', () => {
  expect(find("Math.floor(value); import('storybook/test-kit'); // in a notebook")).toEqual([]);
});
