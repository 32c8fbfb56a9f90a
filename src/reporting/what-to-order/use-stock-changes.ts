import { itemsStore, type CatalogueProduct } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { createContext, useEffect, useMemo, useRef, useState } from 'react';
import { useChanges, type Change, type Changes } from '../../shell/parts/use-changes.ts';
import { getItemName, type StockItem } from './stock-items.ts';

type Fields = { stock_quantity: number };

/** The changes of stock. Each is shown immediately, saved in one request, and reverted if saving fails. */
export type StockChanges = {
  changes: Changes<Fields>;
  /** Changes the stock of an item. Can be undone if the previous stock is known. */
  onChange: (item: StockItem, quantity: number) => void;
  /** Returns the entered quantity of an item that could not be saved. */
  getEntered: (id: number) => number | undefined;
  /** The items with the stock that was saved here, until the store has sent it. */
  items: readonly StockItem[];
};

/** For the cells: the changes, and whether the user may make any. */
export type StockEditing = Omit<StockChanges, 'items'> & { readonly canEdit: boolean };

/** Provides the changes to the cells. */
export const StockEditingContext = createContext<StockEditing | null>(null);

/**
 * Returns the fields to save. Contains only the identifying fields: other fields could overwrite changes that were made
 * after the item was loaded.
 */
function toSavedProduct({ id, parentId }: StockItem, quantity: number | null): CatalogueProduct {
  const stock = { id, stock_quantity: quantity };
  return parentId > 0 ? { ...stock, parent_id: parentId, type: 'variation' } : stock;
}

/** Changes the stock of items; `format` formats a quantity. */
export function useStockChanges(
  items: readonly StockItem[],
  format: (quantity: number) => string,
): StockChanges {
  const { updateProductStock } = useRegistry().dispatch(itemsStore);
  const changes = useChanges<Fields>();
  /** The saved stock by id, and the row that it applies to: the store's next row has it. */
  const [saved, setSaved] = useState<
    ReadonlyMap<number, { readonly stock: number | null; readonly of: object | undefined }>
  >(new Map());
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);

  const toChange = (item: StockItem, quantity: number, before: number | null): Change<Fields> => ({
    ids: [item.id],
    fields: { stock_quantity: quantity },
    save: async () => {
      const { stock_quantity: stock = null } = await updateProductStock(
        toSavedProduct(item, before),
        quantity,
      );
      const of = latest.current.find(({ id }) => id === item.id)?.source;
      setSaved((all) => new Map(all).set(item.id, { stock, of }));
    },
    failure: sprintf(
      /* translators: 1: a product. 2: the stock that was entered. */
      __('The stock of %1$s was not changed to %2$s.', 'tillview'),
      getItemName(item),
      format(quantity),
    ),
  });
  return {
    changes,
    onChange: (item, quantity) => {
      const before = item.stock;
      changes.run({
        ...toChange(item, quantity, before),
        done: sprintf(
          /* translators: 1: a product. 2: its new stock. */
          __('The stock of %1$s is now %2$s.', 'tillview'),
          getItemName(item),
          format(quantity),
        ),
        ...(before === null ? {} : { undo: toChange(item, before, quantity) }),
      });
    },
    getEntered: (id) =>
      changes.failed.find(({ change }) => change.ids.includes(id))?.change.fields.stock_quantity,
    items: useMemo(
      () =>
        items.map((item) => {
          const change = saved.get(item.id);
          return change?.of === item.source ? { ...item, stock: change.stock } : item;
        }),
      [items, saved],
    ),
  };
}
