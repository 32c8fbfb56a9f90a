import { useCallback, useRef, useState } from 'react';
import { useLatest } from '../use-latest/use-latest.ts';
import { getFieldProps } from './get-field-props.ts';
import type {
  FormChange,
  FormErrors,
  FormHelpers,
  FormOptions,
  FormState,
  FormTouched,
  FormValues,
} from './form-types.ts';

type Submit = {
  isPending: boolean;
  error: unknown;
};

const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean);

/** Marks every field that has a value or an error as touched. */
function touchAll<Values extends FormValues>(values: Values, errors: FormErrors<Values>) {
  const names = [...Object.keys(values), ...Object.keys(errors)];
  return Object.fromEntries(names.map((name) => [name, true])) as FormTouched<Values>;
}

/** The state of a form and the functions that change it. */
export function useForm<Values extends FormValues>(
  options: FormOptions<Values>,
): FormHelpers<Values> {
  const latest = useLatest(options);
  const validate = (values: Values): FormErrors<Values> => latest.current.validate?.(values) || {};

  const [initial, setInitial] = useState<Values>(() => options.initialValues ?? ({} as Values));
  const [state, setState] = useState<FormState<Values>>(() => ({
    values: initial,
    errors: options.validate ? options.validate(initial) || {} : (options.errors ?? {}),
    touched: options.touched ?? {},
  }));
  const [submit, setSubmit] = useState<Submit>({ isPending: false, error: undefined });
  // The latest state: two changes in one event must both apply, before the next render.
  const current = useRef(state);
  const isSubmitting = useRef(false);

  const commit = (next: FormState<Values>) => {
    current.current = next;
    setState(next);
  };

  const setValues = (changed: Partial<Values>): void => {
    const values = { ...current.current.values, ...changed };
    const errors = validate(values);
    commit({ ...current.current, values, errors });
    const isValid = !hasErrors(errors);
    const changes: FormChange<Values>[] = Object.entries(changed).map(([name, value]) => ({
      name,
      value,
    }));
    for (const change of changes) latest.current.onChange?.(change, values, isValid);
    latest.current.onChanges?.(changes, values, isValid);
  };

  const handleSubmit = async (): Promise<unknown> => {
    if (isSubmitting.current) return undefined;
    const { values } = current.current;
    const errors = validate(values);
    commit({ values, errors, touched: touchAll(values, errors) });
    if (hasErrors(errors)) return undefined;
    isSubmitting.current = true;
    setSubmit({ isPending: true, error: undefined });
    let failure: unknown;
    try {
      return await latest.current.onSubmit?.(values);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      isSubmitting.current = false;
      setSubmit({ isPending: false, error: failure });
    }
  };

  const setTouched = useCallback((name: keyof Values & string, isTouched = true): void => {
    const { touched, ...rest } = current.current;
    current.current = { ...rest, touched: { ...touched, [name]: isTouched } };
    setState(current.current);
  }, []);

  const field = <Name extends keyof Values & string>(name: Name) =>
    getFieldProps(state, name, {
      onChange: (value) => setValues({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => setTouched(name),
    });

  return {
    ...state,
    isDirty: Object.keys(state.values).some((name) => state.values[name] !== initial[name]),
    isPending: submit.isPending,
    submitError: submit.error,
    isValidForm: !hasErrors(state.errors),
    setValue: (name, value) => setValues({ [name]: value } as unknown as Partial<Values>),
    setValues,
    setTouched,
    resetForm: (values = initial, touched = {}, errors) => {
      setInitial(values);
      setSubmit({ isPending: isSubmitting.current, error: undefined });
      commit({ values, touched, errors: errors ?? validate(values) });
    },
    handleSubmit,
    getInputProps: field,
    getCheckboxControlProps: (name) => {
      const { value: _value, selected: _selected, ...rest } = field(name);
      return rest;
    },
    getSelectControlProps: (name) => {
      const { checked: _checked, value, ...rest } = field(name);
      const text = value === undefined || value === null ? '' : String(value);
      return { ...rest, value: text, selected: text };
    },
  };
}
