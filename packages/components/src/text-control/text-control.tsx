import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import './text-control.css';

export type TextControlProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'prefix'
> & {
  /** Label of the field. */
  label: ReactNode;
  value: string;
  onChange?: (value: string) => void;
};

/** A text field with a label above it. */
export const TextControl = forwardRef<HTMLInputElement, TextControlProps>(function TextControl(
  { label, value, onChange, className, id: givenId, type = 'text', ...rest },
  ref,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
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
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </div>
  );
});
