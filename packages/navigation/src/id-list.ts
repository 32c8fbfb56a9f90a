import type { FilterSettings } from './filter-types.ts';
import { getQueryText, type QueryUpdate, type QueryUpdateValue } from './query-string.ts';

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

/** The kinds of search whose keys are codes or addresses, or whatever a search of another plugin returns. */
const KINDS_WITHOUT_IDS = new Set(['countries', 'custom', 'downloadIps', 'states']);

/** The distinct keys of a filter with items, as a comma-separated list: ids, unless its kind of search has others. */
export function readKeys(text: string, kind: string | undefined): string {
  return kind === undefined || KINDS_WITHOUT_IDS.has(kind)
    ? [...new Set(text.split(','))].join(',')
    : getIdsFromQuery(text).join(',');
}

/** The keys in the URL of a filter that searches or compares items, as `readKeys` returns them; '' without any. */
export function getKeysFromQuery(
  query: QueryUpdate,
  { type, param }: Pick<FilterSettings<never>, 'type' | 'param'>,
): string {
  return readKeys(getQueryText(query, param) ?? '', type);
}
