import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';

export type DateInputProps = {
  /** The label of the field. */
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  value: string;
  /** The expected format, such as `mm/dd/yyyy`. */
  placeholder: string;
  /** Describes the expected format, for screen readers. */
  description: string;
  /** The error message, or `null`. */
  error: string | null;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  /** Called when the typed text is complete: the field loses the focus, or Enter is pressed. */
  onComplete?: () => void;
  onFocus: () => void;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Whether the field opens a calendar of its own. */
  hasCalendar?: boolean;
  /** Content at the end of the field. */
  children?: ReactNode;
};

/** A text field for one date, with its error message. */
export function DateInput({
  label,
  isLabelHidden = false,
  value,
  placeholder,
  description,
  error,
  disabled = false,
  inputRef,
  onChange,
  onComplete,
  onFocus,
  onClick,
  onKeyDown,
  hasCalendar = false,
  children,
}: DateInputProps) {
  const id = useId();
  return (
    <div className={`tillview-date-input${error ? ' is-error' : ''}${value ? '' : ' is-empty'}`}>
      <label
        className={isLabelHidden ? 'tillview-visually-hidden' : 'tillview-date-input__label'}
        htmlFor={id}
      >
        {label}
      </label>
      <div className="tillview-date-input__box">
        <input
          aria-haspopup={hasCalendar ? 'dialog' : undefined}
          id={id}
          ref={inputRef}
          className="tillview-date-input__field"
          type="text"
          autoComplete="off"
          dir="ltr"
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onClick={onClick}
          onBlur={onComplete}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onComplete?.();
            onKeyDown?.(event);
          }}
        />
        {children}
      </div>
      <p
        id={`${id}-note`}
        className={error ? 'tillview-date-input__error' : 'tillview-visually-hidden'}
        role={error ? 'alert' : undefined}
      >
        {error ?? description}
      </p>
    </div>
  );
}
