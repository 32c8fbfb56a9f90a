import type { FilterLabel, GetFilterLabels } from '@tillview/navigation';
import type { Autocompleter } from '../search/index.ts';

/** Searches in given items, without a store and at once. */
export function createCompleter(
  name: string,
  options: readonly FilterLabel[],
): Autocompleter<FilterLabel> {
  return {
    name,
    options,
    getOptionIdentifier: ({ key }) => key,
    getOptionLabel: ({ label }) => label,
    getOptionKeywords: ({ label }) => [label],
    getOptionCompletion: ({ key, label }) => ({ key, label }),
    isDebounced: false,
  };
}

/** Names for the keys that there are among given items. */
export function createGetLabels(items: readonly FilterLabel[]): GetFilterLabels {
  return (value) =>
    Promise.resolve(items.filter(({ key }) => value.split(',').includes(String(key))));
}

/** Names that cannot be had. */
export const failToGetLabels: GetFilterLabels = () => Promise.reject(new Error('offline'));

/** Names that do not come. */
export const neverGetLabels: GetFilterLabels = () => new Promise(() => undefined);

/** A word that no line can hold, as some languages and some shops have them. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
