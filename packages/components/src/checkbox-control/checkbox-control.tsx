import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import './checkbox-control.css';

export type CheckboxControlProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'checked' | 'type'
> & {
  /** Label after the box. */
  label: ReactNode;
  /** Whether the checkbox is checked. */
  checked: boolean;
  /** Called with the new checked state. */
  onChange?: (isChecked: boolean) => void;
  /** Help text under the label; part of the checkbox's description. */
  help?: ReactNode;
};

/** A checkbox with its label. */
export const CheckboxControl = forwardRef<HTMLInputElement, CheckboxControlProps>(
  function CheckboxControl(
    { label, checked, onChange, help, className, id: givenId, 'aria-describedby': by, ...rest },
    ref,
  ) {
    const ownId = useId();
    const id = givenId ?? ownId;
    const describedBy = [by, help && `${id}-help`].filter(Boolean).join(' ');
    return (
      <div className={['tillview-checkbox-control', className].filter(Boolean).join(' ')}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          className="tillview-checkbox-control__input"
          checked={checked}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <div className="tillview-checkbox-control__text">
          <label htmlFor={id}>{label}</label>
          {help && (
            <p id={`${id}-help`} className="tillview-checkbox-control__help">
              {help}
            </p>
          )}
        </div>
      </div>
    );
  },
);
