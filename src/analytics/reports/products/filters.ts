import type { FilterConfig } from '@tillview/navigation';
import { getItemPicker } from '../../report-page/item-picker.ts';
import { copy } from './copy.ts';

/** The picker of Products. */
export const filters = (): readonly FilterConfig<never>[] => [
  getItemPicker({ item: 'product', items: 'products', labels: copy.picker }),
];
