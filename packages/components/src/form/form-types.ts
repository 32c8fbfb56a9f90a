import type { ChangeEvent } from 'react';

/** The values of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A message for each field that has an error. */
export type FormErrors<Values extends FormValues> = {
  readonly [Name in keyof Values]?: string | undefined;
};

/** The fields that were left or submitted, and so show their errors. */
export type FormTouched<Values extends FormValues> = {
  readonly [Name in keyof Values]?: boolean | undefined;
};

/** The state of a form (R3.50). */
export type FormState<Values extends FormValues> = {
  readonly values: Values;
  readonly errors: FormErrors<Values>;
  readonly touched: FormTouched<Values>;
};

/** A changed field. */
export type FormChange<Values extends FormValues> = {
  [Name in keyof Values & string]: { name: Name; value: Values[Name] };
}[keyof Values & string];

/** What a form is given. */
export type FormOptions<Values extends FormValues> = {
  /** The values at first; none unless given. */
  initialValues?: Values;
  /** The errors at first; used without `validate`. */
  errors?: FormErrors<Values>;
  /** The fields that show their errors from the start. */
  touched?: FormTouched<Values>;
  /** Returns the errors of values, by field; called at first, on each change and on submit. */
  validate?: (values: Values) => FormErrors<Values> | undefined | void;
  /** Called on submit when there are no errors; while its promise is pending, so is the form. */
  onSubmit?: (values: Values) => unknown;
  /** Called after a change of one field. */
  onChange?: (change: FormChange<Values>, values: Values, isValid: boolean) => void;
  /** Called after a change of one or several fields. */
  onChanges?: (changes: FormChange<Values>[], values: Values, isValid: boolean) => void;
};

/** The event of a field, or its new value. */
export type FieldChange = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Props that connect a control to a field. */
export type InputProps<Value> = {
  /** The current value. */
  value: Value;
  /** Whether the value is true, for a checkbox. */
  checked: boolean;
  /** The current value, for a control that calls it so. */
  selected: Value;
  /** Sets the field to a value, or to that of an event's element. */
  onChange: (change: Value | FieldChange) => void;
  /** Marks the field as touched. */
  onBlur: () => void;
  /** `has-error` when the error is shown. */
  className: string;
  /** The error, once the field was touched; controls show it and name it as their description. */
  help: string | undefined;
  /** Whether the error is shown. */
  'aria-invalid': boolean | undefined;
};

/** What the children of a form get. */
export type FormHelpers<Values extends FormValues> = FormState<Values> & {
  /** Whether a value differs from its initial one. */
  isDirty: boolean;
  /** Whether a submit is in progress. */
  isPending: boolean;
  /** What the last submit failed with; undefined after a success. */
  submitError: unknown;
  /** Whether no field has an error. */
  isValidForm: boolean;
  /** Sets a field, validates, and calls `onChange`. */
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Sets several fields at once. */
  setValues: (values: Partial<Values>) => void;
  /** Marks a field as touched, or not. */
  setTouched: (name: keyof Values & string, isTouched?: boolean) => void;
  /** Goes back to the initial state, or to another one. */
  resetForm: (values?: Values, touched?: FormTouched<Values>, errors?: FormErrors<Values>) => void;
  /**
   * Marks all fields as touched, validates, and calls `onSubmit` when there are no errors (R4.41–R4.43). Ignored while a
   * submit is in progress. Resolves to what `onSubmit` returns, or to undefined; rejects with its error.
   */
  handleSubmit: () => Promise<unknown>;
  /** Props for a text field. */
  getInputProps: <Name extends keyof Values & string>(name: Name) => InputProps<Values[Name]>;
  /** Props for a checkbox. */
  getCheckboxControlProps: <Name extends keyof Values & string>(
    name: Name,
  ) => Omit<InputProps<Values[Name]>, 'value' | 'selected'>;
  /** Props for a select control, whose value is a text. */
  getSelectControlProps: <Name extends keyof Values & string>(
    name: Name,
  ) => Omit<InputProps<Values[Name]>, 'value' | 'selected' | 'checked'> & {
    value: string;
    selected: string;
  };
};
