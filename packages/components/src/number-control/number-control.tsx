import { useState, type ClipboardEvent, type FormEvent, type ReactNode } from 'react';
import { NumericFormat, PatternFormat, type OnValueChange } from 'react-number-format';
import { AffixFrame } from '../text-control-with-affixes/affix-frame.tsx';
import { ComposingInput } from './composing-input.tsx';
import { readPastedNumber, toPlainNumber } from './foreign-number.ts';
import { getNumberText } from './number-text.ts';

/** How digits are grouped: 1,234,567 or 12,34,567 or 123,4567 (spec §9). */
export type NumberGrouping = 'thousand' | 'lakh' | 'wan';

/** From the spec, section 9 "Number input defaults". */
export const NUMBER_CONTROL_DEFAULTS = {
  decimalSeparator: '.',
  grouping: 'thousand',
} as const satisfies { decimalSeparator: string; grouping: NumberGrouping };

export type NumberControlProps = {
  label: ReactNode;
  /** Digits with an optional leading minus and '.', whatever the separators shown; '' for none. */
  value: string;
  onChange?: (value: string) => void;
  /** '.' unless given (spec §9). */
  decimalSeparator?: string;
  /** ',' or, where that separates decimals, '.'; '' for no groups. */
  thousandSeparator?: string;
  /** 'thousand' unless given (spec §9). */
  grouping?: NumberGrouping;
  /** The most decimals; no limit unless given. */
  precision?: number;
  /** Whether there may be a leading minus; true unless given. */
  allowNegative?: boolean;
  /** For numbers of a fixed shape: a pattern in which `#` stands for a digit, such as `## ####`. */
  format?: string;
  /** What an open place of `format` shows; must not hold a digit. */
  mask?: string | string[];
  prefix?: ReactNode;
  suffix?: ReactNode;
  help?: ReactNode;
  isLabelHidden?: boolean;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
};

/** Refuses formats in which a typed digit or separator could mean two things. */
function rejectFaultyFormat(decimal: string, thousand: string, mask: NumberControlProps['mask']) {
  if (decimal === thousand)
    throw new Error(
      `The decimal and the thousand separator of a number must differ; both are "${decimal}".`,
    );
  if (mask !== undefined && /\d/.test([mask].flat().join('')))
    throw new Error(`The mask of a number must not hold digits: "${[mask].flat().join('')}".`);
}

/** The text that was dragged into a field; '' for what came into it in another way. */
function getDropped(event: Event): string {
  return event instanceof InputEvent && event.inputType === 'insertFromDrop'
    ? (event.data ?? '')
    : '';
}

/**
 * A field that takes numbers only (spec §5): digits, one decimal separator and a leading minus, grouped while it is
 * typed. Throws for equal separators and for a mask with digits (spec §9).
 */
export function NumberControl({
  label,
  value,
  onChange,
  decimalSeparator = NUMBER_CONTROL_DEFAULTS.decimalSeparator,
  thousandSeparator = decimalSeparator === ',' ? '.' : ',',
  grouping = NUMBER_CONTROL_DEFAULTS.grouping,
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
  rejectFaultyFormat(decimalSeparator, thousandSeparator, mask);
  const given = getNumberText(value);
  // What is being typed, such as "-" or "5.", may not be a number yet and still has to stay in the field.
  const [typed, setTyped] = useState(given);
  const shown = getNumberText(typed) === given ? typed : given;
  const onValueChange: OnValueChange = ({ value: text }, { event }) => {
    // Without an event it is the caller's own value that comes back.
    if (!event) return;
    setTyped(text);
    const next = getNumberText(text);
    if (next !== given) onChange?.(next);
  };

  const separators = { decimal: decimalSeparator, thousand: thousandSeparator };
  const readForeign = (text: string) =>
    readPastedNumber(text, separators, grouping === 'wan' ? 4 : 3);
  // Runs before the library reads the field, which knows the digits 0 to 9 alone.
  const onInput = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const dropped = format === undefined ? getDropped(nativeEvent) : '';
    const at = (input.selectionEnd ?? 0) - dropped.length;
    if (dropped !== '' && input.value.startsWith(dropped, at))
      input.setRangeText(readForeign(dropped) ?? '', at, at + dropped.length, 'end');
    const plain = toPlainNumber(input.value, separators);
    if (plain === input.value) return;
    const { selectionStart, selectionEnd } = input;
    input.value = plain;
    input.setSelectionRange(selectionStart, selectionEnd);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    const pasted = event.clipboardData.getData('text');
    const text = readForeign(pasted);
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
          // Numbers are written from left to right in every script.
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
