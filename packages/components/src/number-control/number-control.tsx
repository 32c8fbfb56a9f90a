import { useRef, useState, type ClipboardEvent, type FormEvent, type ReactNode } from 'react';
import { NumericFormat, PatternFormat, type OnValueChange } from 'react-number-format';
import { AffixFrame } from '../text-control-with-affixes/affix-frame.tsx';
import { ComposingInput } from './composing-input.tsx';
import {
  normalizeDigits,
  normalizePastedNumber,
  normalizeTypedNumber,
} from './normalize-number.ts';
import { getNumberText } from './number-text.ts';

/** The grouping of digits: 1,234,567 or 12,34,567 or 123,4567 (R9.86, R9.87). */
export type NumberGrouping = 'thousand' | 'lakh' | 'wan';

export type NumberControlProps = {
  /** Label of the field. */
  label: ReactNode;
  /**
   * The number as text: digits with an optional leading minus and '.', independent of the separators shown; '' for
   * none.
   */
  value: string;
  /** Called with the number as text, with a point as decimal separator. */
  onChange?: (value: string) => void;
  /** The decimal separator; '.' by default (R9.85). */
  decimalSeparator?: string;
  /** The thousands separator; by default ',', or '.' if ',' is the decimal separator; '' for no groups. */
  thousandSeparator?: string;
  /** The grouping of digits; 'thousand' by default (R9.86). */
  grouping?: NumberGrouping;
  /** The maximum number of decimals; no limit by default. */
  precision?: number;
  /** Whether a leading minus is allowed; true by default. */
  allowNegative?: boolean;
  /** A pattern for numbers of a fixed length, with `#` for each digit, such as `## ####`. */
  format?: string;
  /** The placeholder of an empty `#`; must not contain a digit. */
  mask?: string | string[];
  /** Content before the number, such as a currency symbol. */
  prefix?: ReactNode;
  /** Content after the number, such as a unit. */
  suffix?: ReactNode;
  /** Help text under the field. */
  help?: ReactNode;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** Placeholder of the empty field. */
  placeholder?: string;
  /** Whether the field is disabled. */
  disabled?: boolean;
  /** Id of the field. */
  id?: string;
  className?: string;
};

/** Throws if the separators are equal or the mask contains a digit. */
function assertValidFormat(decimal: string, thousand: string, mask: NumberControlProps['mask']) {
  if (decimal === thousand)
    throw new Error(
      `The decimal and the thousand separator of a number must differ; both are "${decimal}".`,
    );
  if (mask !== undefined && /\d/.test([mask].flat().join('')))
    throw new Error(`The mask of a number must not contain digits: "${[mask].flat().join('')}".`);
}

/** The text that was dropped into a field; '' for any other input. */
function getDropped(event: Event): string {
  return event instanceof InputEvent && event.inputType === 'insertFromDrop'
    ? (event.data ?? '')
    : '';
}

/** The text that was inserted by typing, an IME or a suggestion; '' for any other change. */
function getInserted(event: Event): string {
  const isTyped =
    event instanceof CompositionEvent ||
    (event instanceof InputEvent && /^insert(?!From)/.test(event.inputType));
  return isTyped ? (event.data ?? '') : '';
}

/**
 * A field that accepts only numbers (R5.17): digits, one decimal separator and a leading minus, grouped while typing.
 * Throws for equal separators and for a mask with digits (R9.88, R9.89).
 */
export function NumberControl({
  label,
  value,
  onChange,
  decimalSeparator = '.',
  thousandSeparator = decimalSeparator === ',' ? '.' : ',',
  grouping = 'thousand',
  precision,
  allowNegative = true,
  format,
  mask,
  prefix,
  suffix,
  help,
  isLabelHidden = false,
  placeholder,
  disabled = false,
  id,
  className,
}: NumberControlProps) {
  assertValidFormat(decimalSeparator, thousandSeparator, mask);
  const given = getNumberText(value);
  // Incomplete text, such as "-" or "5.", stays in the field although it is not a number.
  const [typed, setTyped] = useState(given);
  const shown = getNumberText(typed) === given ? typed : given;
  // The text that was typed, with its own separators, and the number that it became.
  const entry = useRef<{ text: string | undefined; result: string }>({ text: '', result: '' });
  const onValueChange: OnValueChange = ({ value: text }, { event }) => {
    // Without an event, the change comes from the `value` prop.
    if (!event) return;
    setTyped(text);
    entry.current.result = text;
    const next = getNumberText(text);
    if (next !== given) onChange?.(next);
  };

  const separators = { decimal: decimalSeparator, thousand: thousandSeparator };
  const groupSize = grouping === 'wan' ? 4 : 3;
  const normalizeText = (text: string) => normalizePastedNumber(text, separators, groupSize);
  /** The text that has been typed so far; `undefined` if the change is not at the end of the number shown. */
  const getTypedText = ({ value: text, selectionEnd }: HTMLInputElement, inserted: string) => {
    if (inserted === '' || selectionEnd !== text.length || !text.endsWith(inserted))
      return undefined;
    const before = text.slice(0, -inserted.length);
    const number = shown.replace('.', decimalSeparator);
    if ((thousandSeparator === '' ? before : before.replaceAll(thousandSeparator, '')) !== number)
      return before === '' ? inserted : undefined;
    const { text: typedText = number, result } = entry.current;
    // A digit after a whole number belongs to it: with a zero, 1,000 becomes 10,000.
    const isWhole =
      /^\p{Nd}/u.test(inserted) &&
      /^-?\d+$/.test(normalizeTypedNumber(typedText, separators, groupSize));
    return (isWhole || result !== shown ? number : typedText) + inserted;
  };
  // Runs before the library reads the field, which only supports the digits 0 to 9.
  const onInput = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const dropped = format === undefined ? getDropped(nativeEvent) : '';
    const start = (input.selectionEnd ?? 0) - dropped.length;
    if (dropped !== '' && input.value.startsWith(dropped, start))
      input.setRangeText(normalizeText(dropped) ?? '', start, start + dropped.length, 'end');
    const text = format === undefined ? getTypedText(input, getInserted(nativeEvent)) : undefined;
    entry.current.text = text;
    const plain =
      text === undefined
        ? normalizeDigits(input.value, separators)
        : normalizeTypedNumber(text, separators, groupSize);
    if (plain === input.value) return;
    const caret = input.selectionEnd ?? 0;
    input.value = plain;
    const at = text === undefined ? caret : plain.length;
    input.setSelectionRange(at, at);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    const pasted = event.clipboardData.getData('text');
    const text = normalizeText(pasted);
    if (text === pasted) return;
    event.preventDefault();
    if (text === undefined) return;
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <AffixFrame
      label={label}
      prefix={prefix}
      suffix={suffix}
      help={help}
      isLabelHidden={isLabelHidden}
      className={['tillview-number-control', className].filter(Boolean).join(' ')}
      id={id}
      isEmpty={given === ''}
      isDisabled={disabled}
    >
      {(field) => {
        const common = {
          ...field,
          value: shown,
          valueIsNumericString: true,
          customInput: ComposingInput,
          onValueChange,
          onInput,
          disabled,
          placeholder,
          autoComplete: 'off',
          // Numbers are left-to-right in every script.
          dir: 'ltr',
        } as const;
        return format === undefined ? (
          <NumericFormat
            {...common}
            inputMode="decimal"
            onPaste={onPaste}
            decimalSeparator={decimalSeparator}
            thousandSeparator={thousandSeparator}
            thousandsGroupStyle={thousandSeparator === '' ? 'none' : grouping}
            allowNegative={allowNegative}
            {...(precision === undefined ? {} : { decimalScale: precision })}
          />
        ) : (
          <PatternFormat
            {...common}
            inputMode="numeric"
            format={format}
            {...(mask === undefined ? {} : { mask })}
          />
        );
      }}
    </AffixFrame>
  );
}
