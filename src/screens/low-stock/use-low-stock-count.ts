import { ensureStores, itemsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { HeaderCount } from '../../shell/tools/header-counts-context.ts';
import { useLowStockTotal } from '../../reporting/what-to-order/use-low-stock-total.ts';

/**
 * Returns the number of products with low stock or out of stock; undefined until it is known, or if it is not
 * available. Sends no request for a user without permission.
 */
export function useLowStockCount(isAllowed: boolean): HeaderCount | undefined {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [itemsStore]));
  const count = useLowStockTotal(isAllowed);
  if (count === undefined) return undefined;
  return {
    count,
    label: sprintf(
      /* translators: %d: number of products whose stock is low or used up. */
      _n('%d product low or out of stock', '%d products low or out of stock', count, 'tillview'),
      count,
    ),
  };
}
