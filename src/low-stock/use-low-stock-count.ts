import { ensureStores, itemsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { HeaderCount } from '../shell/tools/header-count.ts';
import { useLowStockTotal } from './use-low-stock-total.ts';

/**
 * The products with low stock or none; undefined until they were counted, and where they cannot be. Nothing is requested
 * for a user who may not see them.
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
