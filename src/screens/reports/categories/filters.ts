import type { FilterConfig } from '@tillview/navigation';
import { getItemPicker } from '../shared/item-picker.ts';
import { copy } from './copy.ts';

/** The picker of Categories. */
export const filters = (): readonly FilterConfig<never>[] => [
  getItemPicker({ item: 'category', items: 'categories', labels: copy.picker }),
];
