import { StockEditor } from '../../../shell/parts/stock/stock-editor.tsx';
import { copy } from './copy.ts';
import { getName, isEditable, type StockRow } from './row.ts';
import { useStockChange } from './use-stock-change.ts';

type Props = {
  row: StockRow;
  formatNumber: (value: number) => string;
};

/** Shows the stock of a row. If stock is managed by the row itself, it is a button that opens a field to edit it. */
export function StockQuantity({ row, formatNumber }: Props) {
  const { quantity, save } = useStockChange(row);
  const text = quantity === null ? copy.notAvailable() : formatNumber(quantity);
  if (!isEditable(row)) return text;
  return <StockEditor name={getName(row)} quantity={quantity} text={text} onSave={save} />;
}
