import { copy } from './copy.ts';
import { getName, isEditable, type StockRow } from './row.ts';
import { StockEditor } from './stock-editor.tsx';
import { useStockChange } from './use-stock-change.ts';

type Props = {
  row: StockRow;
  formatNumber: (value: number) => string;
};

/** The stock of a row; where the row itself holds its stock, a button that opens a field to change it. */
export function StockQuantity({ row, formatNumber }: Props) {
  const { quantity, save } = useStockChange(row);
  const text = quantity === null ? copy.notAvailable() : formatNumber(quantity);
  if (!isEditable(row)) return text;
  return <StockEditor name={getName(row)} quantity={quantity} text={text} onSave={save} />;
}
