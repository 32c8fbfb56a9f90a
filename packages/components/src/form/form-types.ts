import type { ChangeEvent } from 'react';

/** The values of a form, by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The error messages of a form, by field name. */
export type FormErrors<Values extends FormValues> = {
  readonly [Name in keyof Values]?: string | undefined;
};

/** The fields that were blurred or submitted and therefore show their errors. */
export type FormTouched<Values extends FormValues> = {
  readonly [Name in keyof Values]?: boolean | undefined;
};

/** The state of a form (R3.50). */
export type FormState<Values extends FormValues> = {
  readonly values: Values;
  readonly errors: FormErrors<Values>;
  readonly touched: FormTouched<Values>;
};

/** A changed field, with its new value. */
export type FormChange<Values extends FormValues> = {
  [Name in keyof Values & string]: { name: Name; value: Values[Name] };
}[keyof Values & string];

/** The options of a form. */
export type FormOptions<Values extends FormValues> = {
  /** The initial values; none by default. */
  initialValues?: Values;
  /** The initial errors; used only without `validate`. */
  errors?: FormErrors<Values>;
  /** The fields that show their errors initially. */
  touched?: FormTouched<Values>;
  /** Returns the errors of the values, by field name; called initially, on each change and on submit. */
  validate?: (values: Values) => FormErrors<Values> | undefined | void;
  /** Called on submit when there are no errors; the form is pending until the returned promise settles. */
  onSubmit?: (values: Values) => unknown;
  /** Called after a change, once for each changed field. */
  onChange?: (change: FormChange<Values>, values: Values, isValid: boolean) => void;
  /** Called after a change, once with all changed fields. */
  onChanges?: (changes: FormChange<Values>[], values: Values, isValid: boolean) => void;
};

/** The change event of a field. */
export type FieldChange = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Props that connect a control to a field. */
export type InputProps<Value> = {
  /** The current value. */
  value: Value;
  /** Whether the value is true, for a checkbox. */
  checked: boolean;
  /** The current value, for a control with a `selected` prop. */
  selected: Value;
  /** Sets the field to a value, or to the value of an event's element. */
  onChange: (change: Value | FieldChange) => void;
  /** Marks the field as touched. */
  onBlur: () => void;
  /** `has-error` when the error is shown. */
  className: string;
  /** The error message, once the field is touched; the control shows it as its description. */
  help: string | undefined;
  /** Whether the error is shown. */
  'aria-invalid': boolean | undefined;
};

/** The state of a form and the functions that its children can call. */
export type FormHelpers<Values extends FormValues> = FormState<Values> & {
  /** Whether a value differs from its initial one. */
  isDirty: boolean;
  /** Whether a submit is in progress. */
  isPending: boolean;
  /** The error of the last submit; `undefined` after a success. */
  submitError: unknown;
  /** Whether no field has an error. */
  isValidForm: boolean;
  /** Sets a field, validates, and calls `onChange`. */
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Sets several fields at once. */
  setValues: (values: Partial<Values>) => void;
  /** Marks a field as touched or as not touched. */
  setTouched: (name: keyof Values & string, isTouched?: boolean) => void;
  /** Resets the form to its initial values, or to new initial values. */
  resetForm: (values?: Values, touched?: FormTouched<Values>, errors?: FormErrors<Values>) => void;
  /**
   * Marks all fields as touched, validates, and calls `onSubmit` when there are no errors (R4.41–R4.43). Ignored while
   * a submit is in progress. Resolves with the result of `onSubmit`, otherwise with `undefined`; rejects with the error
   * of `onSubmit`.
   */
  handleSubmit: () => Promise<unknown>;
  /** Props for a text field. */
  getInputProps: <Name extends keyof Values & string>(name: Name) => InputProps<Values[Name]>;
  /** Props for a checkbox. */
  getCheckboxControlProps: <Name extends keyof Values & string>(
    name: Name,
  ) => Omit<InputProps<Values[Name]>, 'value' | 'selected'>;
  /** Props for a select control, whose value is a string. */
  getSelectControlProps: <Name extends keyof Values & string>(
    name: Name,
  ) => Omit<InputProps<Values[Name]>, 'value' | 'selected' | 'checked'> & {
    value: string;
    selected: string;
  };
};
