import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOT_VISIBLE_IN_CHROMIUM } from './not-visible-in-chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The requirement ids in the titles of the end-to-end tests. */
const named = new Set(
  readdirSync(path.join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => read(`tests/e2e/${file}`).match(/'[^'\n]*\([^'\n]*R\d[^'\n]*'/g) ?? [])
    .flatMap((title) => title.match(/\bR\d\.\d+\b/g) ?? []),
);
const wanted: readonly string[] = read('docs/requirements.tsv').match(/^R[48]\.\d+(?=\t)/gm) ?? [];

describe('requirements of the transitions and of the error catalogue', () => {
  it('are covered in Chromium by an end-to-end test, unless users cannot see them', () => {
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((id) => !named.has(id) && !(id in NOT_VISIBLE_IN_CHROMIUM))).toEqual([]);
  });

  it('are not listed as invisible to users when a test covers them', () => {
    expect(
      Object.keys(NOT_VISIBLE_IN_CHROMIUM).filter((id) => named.has(id) || !wanted.includes(id)),
    ).toEqual([]);
  });
});
