import type { QueryUpdateValue } from './query-string.ts';

/**
 * The distinct integers of a comma-separated list, in its order (R5.30–R5.32). A leading integer counts (`3.9` is 3,
 * `7x` is 7, readings B44); non-numbers and integers beyond the safe range are dropped. A list or map instead of text
 * gives no ids.
 */
export function getSetOfIdsFromQuery(text: QueryUpdateValue = ''): Set<number> {
  if (typeof text !== 'string') return new Set();
  return new Set(
    text
      .split(',')
      .map((entry) => Number.parseInt(entry, 10))
      .filter(Number.isSafeInteger),
  );
}

/** `getSetOfIdsFromQuery` as a list. */
export function getIdsFromQuery(text: QueryUpdateValue = ''): number[] {
  return [...getSetOfIdsFromQuery(text)];
}
