import { inject } from 'vitest';

/** Whether all scenarios run (`npm run test:deep`), or a seeded sample. */
export const isDeep = Boolean(process.env['TILLVIEW_DEEP']);

/** The seed of this run's samples: `TILLVIEW_SEED`, or else one that depends on the commit. */
export const seed = inject('runSeed');

function hash(text: string): number {
  let value = seed >>> 0;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value >>> 3;
}

/**
 * The input modes in which a group of scenarios runs: all of them in a deep run, else one that the seed picks for the
 * group, so that each run is short and has groups of either mode.
 */
export function sampleModes<Mode>(group: string, modes: readonly Mode[]): readonly Mode[] {
  return isDeep ? modes : modes.filter((_, index) => index === hash(group) % modes.length);
}
