import { LONG_WORD } from './completer.ts';
import type { SearchListItem } from '../search-list-control/types.ts';

/** A few categories, in a tree with four levels. */
export const CATEGORIES: SearchListItem[] = [
  { id: 1, name: 'Kitchen', count: 12 },
  { id: 2, name: 'Mugs', count: 7, parent: 1 },
  { id: 3, name: 'Big mugs', count: 3, parent: 2 },
  { id: 4, name: 'Garden', count: 5 },
  { id: 5, name: 'Giant mugs', count: 1, parent: 3 },
];

/** 10,000 categories in trees with five levels. */
export const MANY: SearchListItem[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `Category ${index + 1}`,
  parent: index % 5 === 0 ? 0 : index,
  count: index % 17,
}));

/** Nested items with names longer than a line. */
export const LONG_NAMES: SearchListItem[] = Array.from({ length: 5 }, (_, index) => ({
  id: index + 1,
  name: `${index + 1} ${LONG_WORD}`,
  parent: index,
  count: 1000 * index,
}));
