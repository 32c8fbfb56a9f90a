import type { FilterLabel } from '@tillview/navigation';
import { createCompleter, createGetLabels, LONG_WORD } from '../testing/completer.ts';

const MUGS: FilterLabel[] = [
  { key: 1, label: 'Blue mug' },
  { key: 2, label: 'Red mug' },
  { key: 3, label: 'Green mug' },
  { key: 4, label: `Mug “${LONG_WORD}”` },
];

/** Searches for mugs without a store. */
export const mugs = createCompleter('mugs', MUGS);

/** Names for the keys that there are. */
export const getMugs = createGetLabels(MUGS);
