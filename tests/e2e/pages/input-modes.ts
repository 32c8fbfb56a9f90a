import { inject } from 'vitest';

/** Whether all scenarios run (`npm run test:deep`), or a seeded sample. */
export const isDeep = Boolean(process.env['TILLVIEW_DEEP']);

/** The seed of this run's samples: `TILLVIEW_SEED`, otherwise one that depends on the commit. */
export const seed = inject('runSeed');

function hash(text: string): number {
  let value = seed >>> 0;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value >>> 3;
}

/**
 * The cases of a table to run: all in a deep run, otherwise `count` that the seed selects for the group. Over time,
 * every case runs.
 */
export function sampleCases<Case>(group: string, cases: readonly Case[], count: number): Case[] {
  const first = hash(group) % cases.length;
  return cases.filter(
    (_, index) => isDeep || (index - first + cases.length) % cases.length < count,
  );
}

/** The input modes in which a group of scenarios runs: all in a deep run, otherwise one. */
export function sampleModes<Mode>(group: string, modes: readonly Mode[]): Mode[] {
  return sampleCases(group, modes, 1);
}
