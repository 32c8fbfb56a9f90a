import type { FilterConfig } from '@tillview/navigation';
import { copy } from './copy.ts';

/** The picker of Categories: all, a single one, or a comparison. */
export const filters = (): readonly FilterConfig<never>[] => [
  {
    label: copy.show(),
    param: 'filter',
    filters: [
      { value: 'all', label: copy.all() },
      {
        value: 'select_category',
        label: copy.single(),
        subFilters: [
          {
            value: 'single_category',
            label: copy.single(),
            component: 'Search',
            path: ['select_category'],
            settings: {
              type: 'categories',
              param: 'categories',
              labels: { placeholder: copy.searchPlaceholder(), button: copy.single() },
            },
          },
        ],
      },
      {
        value: 'compare-categories',
        label: copy.comparison(),
        chartMode: 'item-comparison',
        settings: {
          type: 'categories',
          param: 'categories',
          labels: {
            title: copy.compareTitle(),
            placeholder: copy.searchPlaceholder(),
            helpText: copy.compareHelp(),
            update: copy.compare(),
          },
        },
      },
    ],
  },
];
