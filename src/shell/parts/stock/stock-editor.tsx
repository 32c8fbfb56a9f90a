import { Button } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { StockForm } from './stock-form.tsx';

type Props = {
  /** The name of the product or variation. */
  name: string;
  quantity: number | null;
  /** The formatted quantity. */
  text: string;
  /** The initial value of the field, such as an entered value that could not be saved. Default: `quantity`. */
  entered?: number | undefined;
  /** Called when the quantity is changed. */
  onSave: (quantity: number) => void;
};

/** The stock of an item as a button that opens a field to change it. */
export function StockEditor({
  name,
  quantity,
  text,
  entered = quantity ?? undefined,
  onSave,
}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen)
    return (
      <StockForm
        name={name}
        quantity={entered ?? null}
        onSave={(value) => {
          setIsOpen(false);
          if (value !== quantity) onSave(value);
        }}
        onCancel={() => setIsOpen(false)}
      />
    );
  return (
    <Button
      ref={button}
      variant="link"
      title={__('Edit the stock', 'tillview')}
      aria-label={sprintf(
        /* translators: 1: a product. 2: its stock. */
        __('Edit the stock of %1$s: %2$s', 'tillview'),
        name,
        text,
      )}
      data-action="edit-stock"
      onClick={() => setIsOpen(true)}
    >
      {text}
    </Button>
  );
}
