import { itemsStore, type CatalogueProduct } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useChanges, type Change, type Changes } from '../shell/parts/use-changes.ts';
import { getProductName, getQuantity, toSavedProduct } from './low-stock-product.ts';

type Fields = { stock_quantity: number };

/** The changes of stock. Each is shown immediately, saved in one request, and reverted if saving fails. */
export type StockChanges = {
  changes: Changes<Fields>;
  /** Changes the stock of a product. Can be undone if the previous stock is known. */
  onChange: (product: CatalogueProduct, quantity: number) => void;
  /** Returns the entered quantity of a product that could not be saved. */
  getEntered: (id: number) => number | undefined;
};

/** Changes the stock of products; `format` formats a quantity. */
export function useStockChanges(format: (quantity: number) => string): StockChanges {
  const { updateProductStock } = useRegistry().dispatch(itemsStore);
  const changes = useChanges<Fields>();
  const toChange = (product: CatalogueProduct, quantity: number): Change<Fields> => ({
    ids: [product.id],
    fields: { stock_quantity: quantity },
    save: () => updateProductStock(toSavedProduct(product), quantity),
    failure: sprintf(
      /* translators: 1: a product. 2: the stock that was entered. */
      __('The stock of %1$s was not changed to %2$s.', 'tillview'),
      getProductName(product),
      format(quantity),
    ),
  });
  return {
    changes,
    onChange: (product, quantity) => {
      const before = getQuantity(product);
      changes.run({
        ...toChange(product, quantity),
        done: sprintf(
          /* translators: 1: a product. 2: its new stock. */
          __('The stock of %1$s is now %2$s.', 'tillview'),
          getProductName(product),
          format(quantity),
        ),
        ...(before === null
          ? {}
          : { undo: toChange({ ...product, stock_quantity: quantity }, before) }),
      });
    },
    getEntered: (id) =>
      changes.failed.find(({ change }) => change.ids.includes(id))?.change.fields.stock_quantity,
  };
}
