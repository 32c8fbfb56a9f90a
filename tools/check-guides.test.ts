import { expect, it } from 'vitest';
import { extractFiles } from './check-guides.mjs';

const LIST = '/** All. */\nconst list = [\n  one(),\n];\n';
const read = (file: string) => (file === 'src/list.ts' ? LIST : undefined);
const extract = (text: string) => extractFiles('docs/guide.md', text, 'src/new', read);
const block = (...lines: readonly string[]) => ['```ts', ...lines, '```', ''].join('\n');

it('names a file by the heading above its blocks, and keeps their line numbers', () => {
  const files = extract(
    `## 1. \`a.ts\`: texts\n${block('const a = 1;')}\n${block('const b = a;')}`,
  );
  expect([...files.keys()]).toEqual(['src/new/a.ts']);
  const { text, toLine } = files.get('src/new/a.ts') ?? { text: '', toLine: Number };
  expect(text.split('\n').indexOf('const b = a;') + 1).toBe(7);
  expect(toLine(7)).toBe(7);
});

it('inserts a block into a file that exists, after the line that it starts with', () => {
  const files = extract(`\n${block('// src/list.ts', '  one(),', '  two(),')}`);
  expect(files.get('src/list.ts')?.text).toBe(LIST.replace('  one(),\n', '  one(),\n  two(),\n'));
  expect(files.get('src/list.ts')?.toLine(99)).toBe(3);
});

it('accepts a part of a file, and rejects a block that starts with none of its lines', () => {
  expect(extract(block('// src/list.ts', '  one(),', '];')).size).toBe(0);
  expect(() => extract(block('// src/list.ts', '  three(),', ''))).toThrow('docs/guide.md:2');
});
