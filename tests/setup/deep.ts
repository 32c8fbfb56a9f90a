import { it } from 'vitest';

/** Whether `npm run test:deep` runs: all cases of each table, more random cases, and the tests made by `deepIt`. */
export const isDeep = Boolean(process.env['TILLVIEW_DEEP']);

/**
 * A test of `npm run test:deep` alone: a variant of what another test proves in each `npm test`, or a path that takes long in
 * a browser and whose parts have tests of their own.
 */
export const deepIt = isDeep ? it : it.skip;

/** The cases of a table: all of them in `npm run test:deep`, else the first `count`. */
export const firstCases = <Case>(count: number, cases: readonly Case[]): readonly Case[] =>
  isDeep ? cases : cases.slice(0, count);
