import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BROWSERS } from './browsers.ts';

it.each(['README.md', 'docs/wordpress.md'])(
  '%s names the browsers that the builds support',
  (file) => {
    const { chrome, edge, firefox, safari } = BROWSERS;
    expect(chrome).toBe(edge);
    expect(readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
    );
  },
);
