import { type CatalogueProduct, isForbidden, itemsStore } from '@tillview/data';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from 'react';
import { useTableMessage } from '../../../reporting/table/table-message.tsx';
import { useErrorText } from '../../../shell/use-error-text.ts';
import { copy } from './copy.ts';
import { getName, getQuantity, type StockRow } from './row.ts';

/** A quantity that overrides the quantity of the row. */
type Change = {
  quantity: number | null;
  /** The row that the override applies to, until the store sends a new one. Null while the change is being saved. */
  until: StockRow | null;
};

/**
 * Returns the product of a row for saving. Contains only the identifying fields: other fields of a row would overwrite
 * the product's, such as the low stock threshold, which can be the store's.
 */
function toProduct(row: StockRow): CatalogueProduct {
  const stock = { id: row.id, stock_quantity: getQuantity(row) };
  return row.parent_id ? { ...stock, parent_id: row.parent_id, type: 'variation' } : stock;
}

/**
 * Returns the stock of a row and a function to change it. A change is shown immediately; if the store rejects it, it is
 * reverted and a message is shown above the table.
 */
export function useStockChange(row: StockRow): {
  quantity: number | null;
  save: (quantity: number) => void;
} {
  const { updateProductStock } = useDispatch(itemsStore);
  const showMessage = useTableMessage();
  const getErrorText = useErrorText();
  const [change, setChange] = useState<Change>();
  const latestChange = useRef(0);
  const shownRow = useRef(row);
  useEffect(() => {
    shownRow.current = row;
  }, [row]);

  const isChanged = change && (change.until === null || change.until === row);
  const save = async (quantity: number) => {
    const id = ++latestChange.current;
    setChange({ quantity, until: null });
    showMessage(undefined);
    try {
      const saved = await updateProductStock(toProduct(row), quantity);
      if (id !== latestChange.current) return;
      setChange({ quantity: saved.stock_quantity ?? null, until: shownRow.current });
    } catch (error) {
      if (id === latestChange.current) setChange(undefined);
      showMessage(
        copy.notSaved(getName(row), isForbidden(error) ? copy.forbidden() : getErrorText(error)),
      );
    }
  };
  return {
    quantity: isChanged ? change.quantity : getQuantity(row),
    save: (quantity) => void save(quantity),
  };
}
