import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import './text-control.css';

export type TextControlProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'prefix'
> & {
  /** Label of the field. */
  label: ReactNode;
  /** The value of the field. */
  value: string;
  /** Called with the new text. */
  onChange?: (value: string) => void;
  /** Help text or an error below the field; part of its accessible description. */
  help?: ReactNode;
};

/** A text field with a label above it. */
export const TextControl = forwardRef<HTMLInputElement, TextControlProps>(function TextControl(
  {
    label,
    value,
    onChange,
    help,
    className,
    id: givenId,
    type = 'text',
    'aria-describedby': by,
    ...rest
  },
  ref,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [by, help && `${id}-help`].filter(Boolean).join(' ');
  const states = [
    'tillview-text-control',
    value === '' ? 'is-empty' : 'has-value',
    rest.disabled && 'is-disabled',
    className,
  ];
  return (
    <div className={states.filter(Boolean).join(' ')}>
      <label className="tillview-text-control__label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        ref={ref}
        id={id}
        type={type}
        className="tillview-text-control__input"
        value={value}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
      {help && (
        <p id={`${id}-help`} className="tillview-text-control__help">
          {help}
        </p>
      )}
    </div>
  );
});
