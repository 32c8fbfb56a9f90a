import type { Autocompleter } from './types.ts';

type Colour = { id: number; name: string };

const COLOURS: Colour[] = [
  { id: 1, name: 'Red & white' },
  { id: 2, name: 'Green' },
  { id: 3, name: 'Grey' },
  { id: 4, name: 'Infrared' },
];

/** Searches without a store, for stories and tests. */
export const colours: Autocompleter<Colour> = {
  name: 'colours',
  options: COLOURS,
  getOptionIdentifier: ({ id }) => id,
  getOptionLabel: ({ name }) => name,
  getOptionKeywords: ({ name }) => [name],
  getOptionCompletion: ({ id, name }) => ({ key: id, label: name }),
  isOptionDisabled: ({ name }) => name === 'Grey',
  getFreeTextOptions: (query) => [
    { selection: { key: query, label: query }, label: `All colours with “${query}”` },
  ],
  isDebounced: false,
};

/** The same where the store has more than it tells. */
export const manyColours: Autocompleter<Colour> = {
  ...colours,
  options: () => ({ items: COLOURS, total: 57 }),
};

/** The same where the store does not answer. */
export const lostColours: Autocompleter<Colour> = {
  ...colours,
  options: () => Promise.reject(new Error('offline')),
};

/** The same where the answer takes its time. */
export const slowColours: Autocompleter<Colour> = {
  ...colours,
  options: () => new Promise(() => undefined),
};
