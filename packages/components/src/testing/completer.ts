import type { FilterLabel, GetFilterLabels } from '@tillview/navigation';
import type { Autocompleter } from '../search/types.ts';

/** Creates an autocompleter that searches the given items, without requests or debounce. */
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

/** Creates a function that returns the labels of those given items whose keys are requested. */
export function createGetLabels(items: readonly FilterLabel[]): GetFilterLabels {
  return (value) =>
    Promise.resolve(items.filter(({ key }) => value.split(',').includes(String(key))));
}

/** Rejects, as when the labels cannot be loaded. */
export const failToGetLabels: GetFilterLabels = () => Promise.reject(new Error('offline'));

/** Never resolves, as while the labels are loading. */
export const neverGetLabels: GetFilterLabels = () => new Promise(() => undefined);

/** A word that is too long for a line, as in some languages and some stores. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
