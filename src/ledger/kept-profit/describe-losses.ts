import type { QueryUpdate } from '@tillview/navigation';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Losses } from './use-losses.ts';

/** Names the product with the largest loss. */
export const describeLosses = (
  { name, others }: Losses,
  formatNumber: (count: number) => string,
): string =>
  others === 0
    ? /* translators: %s: a product. */
      sprintf(__('Sold below cost: %s', 'tillview'), name)
    : sprintf(
        /* translators: 1: a product. 2: number of other products. */
        _n(
          'Sold below cost: %1$s and %2$s other product',
          'Sold below cost: %1$s and %2$s other products',
          others,
          'tillview',
        ),
        name,
        formatNumber(others),
      );

/** The query of Products that lists them first. */
export const LOSSES: QueryUpdate = {
  table_profit: 'yes',
  table_sort: 'profit.gross',
  table_order: 'asc',
};
