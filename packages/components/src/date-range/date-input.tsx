import { useId } from 'react';

export type DateInputProps = {
  /** The visible name of the field. */
  label: string;
  value: string;
  /** What the reader should type, such as `mm/dd/yyyy`. */
  placeholder: string;
  /** One sentence that names the expected form, for screen readers. */
  describe: string;
  /** Why the text cannot be used, or null. */
  error: string | null;
  onChange: (value: string) => void;
  onFocus: () => void;
};

/** A text field for one date, with its fault beside it. */
export function DateInput({
  label,
  value,
  placeholder,
  describe,
  error,
  onChange,
  onFocus,
}: DateInputProps) {
  const id = useId();
  return (
    <div className={`tillview-date-input${error ? ' is-error' : ''}${value ? '' : ' is-empty'}`}>
      <label className="tillview-date-input__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="tillview-date-input__field"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={value}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
      />
      <p
        id={`${id}-note`}
        className={error ? 'tillview-date-input__error' : 'tillview-date-input__note'}
        role={error ? 'alert' : undefined}
      >
        {error ?? describe}
      </p>
    </div>
  );
}
