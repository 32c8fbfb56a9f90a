import type { FieldChange, FormState, FormValues, InputProps } from './form-types.ts';

type Handlers<Value> = {
  onChange: (value: Value) => void;
  onBlur: () => void;
};

const isEvent = (change: unknown): change is FieldChange =>
  typeof change === 'object' && change !== null && 'target' in change;

/** The value of an event's element: `checked` for a checkbox, otherwise `value`. */
function readEvent({ target }: FieldChange): unknown {
  return target.type === 'checkbox' && 'checked' in target ? target.checked : target.value;
}

/** The props that connect a control to a field of a form. */
export function getFieldProps<Values extends FormValues, Name extends keyof Values & string>(
  { values, errors, touched }: FormState<Values>,
  name: Name,
  { onChange, onBlur }: Handlers<Values[Name]>,
): InputProps<Values[Name]> {
  const value = values[name];
  const error = touched[name] ? errors[name] : undefined;
  return {
    value,
    checked: Boolean(value),
    selected: value,
    onChange: (change) => onChange(isEvent(change) ? (readEvent(change) as Values[Name]) : change),
    onBlur,
    className: error ? 'has-error' : '',
    help: error,
    'aria-invalid': error ? true : undefined,
  };
}
