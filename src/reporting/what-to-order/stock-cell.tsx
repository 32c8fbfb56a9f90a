import { __ } from '@wordpress/i18n';
import { useContext } from 'react';
import { StockEditor } from '../../shell/parts/stock/stock-editor.tsx';
import { getItemName, type StockItem } from './stock-items.ts';
import { StockEditingContext } from './use-stock-changes.ts';

type Props = {
  item: StockItem;
  formatNumber: (value: number) => string;
};

/** The stock of an item, and the field to change it. */
export function StockCell({ item, formatNumber }: Props) {
  const editing = useContext(StockEditingContext);
  const fields = editing?.changes.getFields(item.id);
  const quantity = fields?.stock_quantity ?? item.stock;
  const text = quantity === null ? __('N/A', 'tillview') : formatNumber(quantity);
  return (
    <span className="tillview-low-stock__stock" data-key={item.id}>
      {fields && <span className="tillview-low-stock__saving">{__('Saving…', 'tillview')}</span>}
      {editing?.canEdit ? (
        <StockEditor
          name={getItemName(item)}
          quantity={quantity}
          text={text}
          entered={editing.getEntered(item.id)}
          onSave={(value) => editing.onChange(item, value)}
        />
      ) : (
        text
      )}
    </span>
  );
}
