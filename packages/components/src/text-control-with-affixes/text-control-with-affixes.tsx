import { forwardRef, type ReactNode } from 'react';
import type { TextControlProps } from '../text-control/text-control.tsx';
import { AffixFrame } from './affix-frame.tsx';

export type TextControlWithAffixesProps = TextControlProps & {
  /** Content before the field, such as a currency symbol. */
  prefix?: ReactNode;
  /** Content after the field, such as a unit. */
  suffix?: ReactNode;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
};

/** A text field with a prefix and a suffix, which are part of its accessible description. */
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
