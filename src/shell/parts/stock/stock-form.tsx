import { Button } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import './stock-form.css';

type Props = {
  name: string;
  quantity: number | null;
  onSave: (quantity: number) => void;
  onCancel: () => void;
};

/** A field for the stock of one product: Enter saves, Escape cancels. */
export function StockForm({ name, quantity, onSave, onCancel }: Props) {
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const submit = () => {
    // The value of a number input is empty if its text is not a number.
    const entered = field.current?.value ?? '';
    if (/^[+-]?\d+$/.test(entered) && Number.isSafeInteger(Number(entered))) {
      onSave(Number(entered));
      return;
    }
    setIsInvalid(true);
    field.current?.focus();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form
      className="tillview-stock-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        ref={field}
        className="tillview-stock-form__field"
        type="number"
        inputMode="numeric"
        step={1}
        onKeyDown={cancelOnEscape}
        autoComplete="off"
        /* translators: %s: a product. */
        aria-label={sprintf(__('Stock of %s', 'tillview'), name)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? messageId : undefined}
        defaultValue={quantity ?? ''}
        onChange={() => setIsInvalid(false)}
      />
      <Button type="submit" variant="primary" isSmall onKeyDown={cancelOnEscape}>
        {__('Save', 'tillview')}
      </Button>
      <Button variant="quiet" isSmall onClick={onCancel} onKeyDown={cancelOnEscape}>
        {__('Cancel', 'tillview')}
      </Button>
      {isInvalid && (
        <span className="tillview-stock-form__message" id={messageId} role="alert">
          {__('Enter a whole number.', 'tillview')}
        </span>
      )}
    </form>
  );
}
