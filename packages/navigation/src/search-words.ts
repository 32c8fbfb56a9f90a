import { getQuery } from './url.ts';
import { getQueryText, type QueryUpdate } from './query-string.ts';

/** The words of the parameter `search`: comma-separated, with `%2C` for a comma inside a word (readings C19). */
export function readSearchWords(query: QueryUpdate): string[] {
  return (getQueryText(query, 'search') ?? '')
    .split(',')
    .filter((word) => word !== '')
    .map((word) => word.replace(/%2C/gi, ','));
}

/** The words of the parameter `search`, by default of the current URL. */
export const getSearchWords = (query: QueryUpdate = getQuery()): string[] => readSearchWords(query);

/**
 * The value of the parameter `search` for a list of words, the inverse of `getSearchWords`. `undefined` without words,
 * which removes the parameter.
 */
export function getSearchFromWords(words: readonly string[]): string | undefined {
  const search = words
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(',', '%2C'))
    .join(',');
  return search === '' ? undefined : search;
}
