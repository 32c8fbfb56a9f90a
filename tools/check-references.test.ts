import { expect, it } from 'vitest';
import { findBrokenReferences, readKnownIds } from './check-references.mjs';

const known = readKnownIds(
  'id\tsection\nR1.1\t1 What\nR9.16\t9 Limits\n',
  '| # | rows |\n| --- | --- |\n| A2 (!) | R9.16 |\n| B2 | R9.16 |\n',
);
const exists = (path: string) => ['docs/glossary.md', 'packages/date', '.'].includes(path);
const check = (path: string, text: string) =>
  findBrokenReferences([{ path, text }], known, exists).map(
    ({ line, reference, problem }) => `${line}: ${reference} ${problem}`,
  );

// Split into parts, so that the check does not find the broken references in this file.
const R = 'R';
const readings = 'readings';
const spec = 'spec';

it('accepts valid references', () => {
  const text = `The default (${R}9.16, ${readings} A2, B2).\n[words](glossary.md#a) [web](https://example.org)`;
  expect(check('docs/page.md', text)).toEqual([]);
  expect(check('docs/page.md', '[package](../packages/date/) [top](..)')).toEqual([]);
});

it.each([
  [
    'an unknown requirement',
    `// first\n// ${R}9.17`,
    `2: ${R}9.17 is not in docs/requirements.tsv`,
  ],
  ['an unknown section', `// ${R}12.3`, `1: ${R}12.3 is not in docs/requirements.tsv`],
  ['an unknown letter', `(${readings} Z9)`, `1: ${readings} Z9 is not in docs/readings.md`],
  [
    'an unknown reading in a list',
    `(${readings} A2, C1)`,
    `1: ${readings} C1 is not in docs/readings.md`,
  ],
  [
    'a section of the specification, also across lines',
    `/**\n * Limits (${spec}\n * §9).\n */`,
    `2: ${spec} §9 is not in the repository: use the id in docs/requirements.tsv`,
  ],
])('finds %s', (_, text, finding) => {
  expect(check('src/a.ts', text)).toEqual([finding]);
});

it('finds a broken relative link in Markdown only', () => {
  expect(check('docs/page.md', 'See\n[words](words.md).')).toEqual(['2: words.md does not exist']);
  expect(check('src/a.ts', 'list[0](words.md)')).toEqual([]);
});
