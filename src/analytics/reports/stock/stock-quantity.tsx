import { Button } from '@tillview/components';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import { getName, isEditable, type StockRow } from './row.ts';
import { StockForm } from './stock-form.tsx';
import { useStockChange } from './use-stock-change.ts';

type Props = {
  row: StockRow;
  formatNumber: (value: number) => string;
};

/** The stock of a row; where the row itself holds its stock, a button that opens a field to change it. */
export function StockQuantity({ row, formatNumber }: Props) {
  const { quantity, save } = useStockChange(row);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const text = quantity === null ? copy.notAvailable() : formatNumber(quantity);
  if (!isEditable(row)) return text;
  const name = getName(row);
  if (isOpen)
    return (
      <StockForm
        name={name}
        quantity={quantity}
        onSave={(entered) => {
          setIsOpen(false);
          if (entered !== quantity) save(entered);
        }}
        onCancel={() => setIsOpen(false)}
      />
    );
  return (
    <Button
      ref={button}
      variant="link"
      title={copy.editHelp()}
      aria-label={copy.edit(name, text)}
      onClick={() => setIsOpen(true)}
    >
      {text}
    </Button>
  );
}
