import type { QueryUpdateValue } from './query-string.ts';

/**
 * The distinct integers of a comma-separated list, in its order (spec §5). A leading integer counts (`3.9` is 3,
 * `7x` is 7, readings B44); non-numbers and integers too large to be exact are dropped, a list where text is
 * expected has none.
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
