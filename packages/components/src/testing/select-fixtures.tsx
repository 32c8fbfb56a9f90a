import type { SelectOption } from '../select-control/types.ts';

/** The options of the stories. */
export const FRUIT: SelectOption[] = [
  { key: 'apple', label: 'Apple', keywords: ['pome'] },
  { key: 'banana', label: 'Banana' },
  { key: 'cherry', label: 'Cherry', isDisabled: true },
  { key: 'date', label: <b>Date</b>, keywords: ['Date palm'] },
  { key: 'elderberry', label: 'Elderberry' },
];
