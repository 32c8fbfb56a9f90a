import { forwardRef, type ReactNode } from 'react';
import type { TextControlProps } from '../text-control/index.ts';
import { AffixFrame } from './affix-frame.tsx';

export type TextControlWithAffixesProps = TextControlProps & {
  /** Stands before the text, such as a currency symbol. */
  prefix?: ReactNode;
  /** Stands after the text, such as a unit. */
  suffix?: ReactNode;
  /** A sentence under the field. */
  help?: ReactNode;
  /** Whether the name is for screen readers only. */
  isLabelHidden?: boolean;
};

/** One line of text with something before or after it that belongs to it and is read with it. */
export const TextControlWithAffixes = forwardRef<HTMLInputElement, TextControlWithAffixesProps>(
  function TextControlWithAffixes(
    {
      label,
      value,
      onChange,
      prefix,
      suffix,
      help,
      isLabelHidden = false,
      className,
      id,
      type = 'text',
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) {
    return (
      <AffixFrame
        label={label}
        prefix={prefix}
        suffix={suffix}
        help={help}
        isLabelHidden={isLabelHidden}
        className={className}
        id={id}
        describedBy={describedBy}
        isEmpty={value === ''}
        isDisabled={rest.disabled === true}
      >
        {(field) => (
          <input
            {...rest}
            {...field}
            ref={ref}
            type={type}
            value={value}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        )}
      </AffixFrame>
    );
  },
);
