import { Button, readEnteredNumber } from '@tillview/components';
import { CurrencyContext } from '@tillview/currency';
import { numberFormat } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import { useContext, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import './stock-form.css';

type Props = {
  name: string;
  quantity: number | null;
  onSave: (quantity: number) => void;
  onCancel: () => void;
};

/** A field for the stock of one product: Enter saves, Escape cancels, the arrow keys add and subtract 1. */
export function StockForm({ name, quantity, onSave, onCancel }: Props) {
  const config = useContext(CurrencyContext).getCurrencyConfig();
  const format = (value: number | null) =>
    numberFormat({ ...config, precision: null, thousandSeparator: '' }, value);
  const [text, setText] = useState(() => format(quantity));
  const [isInvalid, setIsInvalid] = useState(false);
  const number = readEnteredNumber(text, config);
  const isValid = number !== '' && Math.abs(Number(number)) <= Number.MAX_SAFE_INTEGER;
  const field = useRef<HTMLInputElement>(null);
  const messageId = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const submit = () => {
    if (isValid) {
      onSave(Number(number));
      return;
    }
    setIsInvalid(true);
    field.current?.focus();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  const onFieldKeyDown = (event: KeyboardEvent) => {
    cancelOnEscape(event);
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (isValid) setText(format(Number((Number(number) + step).toPrecision(14))));
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
        role="spinbutton"
        type="text"
        inputMode="decimal"
        onKeyDown={onFieldKeyDown}
        autoComplete="off"
        /* translators: %s: a product. */
        aria-label={sprintf(__('Stock of %s', 'tillview'), name)}
        // Numbers are left-to-right in every script.
        dir="ltr"
        aria-valuenow={isValid ? Number(number) : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? messageId : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsInvalid(false);
        }}
      />
      <Button type="submit" variant="primary" isSmall onKeyDown={cancelOnEscape}>
        {__('Save', 'tillview')}
      </Button>
      <Button variant="quiet" isSmall onClick={onCancel} onKeyDown={cancelOnEscape}>
        {__('Cancel', 'tillview')}
      </Button>
      {isInvalid && (
        <span className="tillview-stock-form__message" id={messageId} role="alert">
          {__('Enter a number.', 'tillview')}
        </span>
      )}
    </form>
  );
}
