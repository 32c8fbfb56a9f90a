import { expect, it } from 'vitest';
import { findBrokenReferences, readKnownIds } from './check-references.mjs';

const known = readKnownIds(
  'id\tsection\nR1.1\t1 What\nR9.16\t9 Limits\n',
  '| # | rows |\n| --- | --- |\n| A2 (!) | R9.16 |\n| B2 | R9.16 |\n',
);
const tracked = [
  'docs/glossary.md',
  'packages/date/src/range.ts',
  'packages/date/src/range.test.ts',
];
const check = (path: string, text: string) =>
  findBrokenReferences([{ path, text }], known, tracked).map(
    ({ line, reference, problem }) => `${line}: ${reference} ${problem}`,
  );

const HEAD = 'id\tsection\trequirement\towner\n';

// Split into parts, so that the check does not find the broken references in this file.
const R = 'R';
const readings = 'readings';
const spec = 'spec';

it('accepts valid references', () => {
  const text = `The default (${R}9.16, ${readings} A2, B2).\n[words](glossary.md#a) [web](https://example.org)`;
  expect(check('docs/page.md', text)).toEqual([]);
  expect(check('docs/page.md', '[package](../packages/date/) [top](..)')).toEqual([]);
  const paths =
    'Of packages/date: `src/*.test.ts` `range{.test,}.ts` `<name>.ts` `date/` `dist/` `wp-cron.php`';
  expect(
    check('packages/date/README.md', `${paths} \`reports/orders\` https://wordpress.org/a`),
  ).toEqual([]);
  expect(check('docs/ids.tsv', `${HEAD}1\ta\tb\tpackages/date`)).toEqual([]);
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
  const page = '[a](#to-be--done) [b](#done)\n## `To be` & done';
  expect(check('docs/glossary.md', page)).toEqual(['1: #done does not exist']);
});

it.each([
  ['in code', '```sh\nvitest packages/dates\n```', '2: packages/dates'],
  ['in a diagram', 'URL   src/start.', '1: src/start.'],
  ['by the name of its file', 'see `ranges.ts`', '1: ranges.ts'],
  ['by the name of its folder', 'see `dates/`', '1: dates/'],
  ['by a pattern', 'see `src/*.test.ts` and `docs/{a,b}.md`', '1: docs/{a,b}.md'],
])('finds a path that does not exist, %s', (_, text, finding) => {
  expect(check('packages/date/README.md', text)).toEqual([`${finding} does not exist`]);
});

it('finds an owner of a requirement that does not exist', () => {
  expect(check('docs/ids.tsv', `${HEAD}1\ta\tb\tdate`)).toEqual(['2: date does not exist']);
});
