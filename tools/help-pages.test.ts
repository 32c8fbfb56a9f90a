import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '../src/screens.ts';
import { getAnchors } from './check-references.mjs';
import { renderHelpPage } from './help-pages.ts';

const read = (name: string) => readFileSync(path.join('docs', `${name}.md`), 'utf8');

it('have the heading of each help link', () => {
  const page = renderHelpPage(read('reading-your-figures'));
  const linked = screens.flatMap(({ help }) => (help === undefined ? [] : [help]));
  expect(linked.length).toBeGreaterThan(15);
  for (const heading of linked) expect(page).toContain(` id="${heading}"`);
});

it('link to each other, and have only the text of links to other documents', () => {
  const page = renderHelpPage(
    '# Title & co\n\n[a](estimates.md#the-alarm), [b](benchmarks.md), [c](#title--co), [d](../src/a.ts)\n',
  );
  expect(page).toContain('<h1 id="title--co">Title &amp; co</h1>');
  expect(page).toContain(
    '<p><a href="estimates.html#the-alarm">a</a>, b, <a href="#title--co">c</a>, d</p>',
  );
});

it('lead to headings that exist', () => {
  for (const name of ['reading-your-figures', 'estimates', 'profit', 'taxes']) {
    const links = renderHelpPage(read(name)).matchAll(/href="([\w-]+)?(?:\.html)?#([^"]+)"/g);
    for (const [, target = name, anchor = ''] of links)
      expect([...getAnchors(read(target))], `${name}: ${target}`).toContain(anchor);
  }
});
