/** Whether everything is to be gone through (`npm run test:deep`), or a seeded sample in a browser. */
export const isDeep = Boolean(process.env['TILLVIEW_DEEP']);

const DEFAULT_SEED = 7;

/** The seed of this run's samples; `TILLVIEW_SEED` sets it. */
export const seed = Number(process.env['TILLVIEW_SEED'] ?? DEFAULT_SEED);

function hash(text: string): number {
  let value = seed;
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value >>> 3;
}

/**
 * The ways in which a group of scenarios is gone through: all of them in a deep run, else one that the seed picks for
 * the group, so that every run has groups of either kind and stays short.
 */
export function waysOf<Way>(group: string, ways: readonly Way[]): readonly Way[] {
  return isDeep ? ways : ways.filter((_, index) => index === hash(group) % ways.length);
}
