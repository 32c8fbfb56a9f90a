import type { ReactNode } from 'react';
import { FormContext } from './form-context.ts';
import type { FormHelpers, FormOptions, FormValues } from './form-types.ts';
import { useForm } from './use-form.ts';

export type FormProps<Values extends FormValues> = FormOptions<Values> & {
  /** The fields: a function of the form's helpers, or components that call `useFormContext`. */
  children: ReactNode | ((helpers: FormHelpers<Values>) => ReactNode);
};

/**
 * Stores the values, errors and touched fields of a form, and validates them (R3.50, R4.40–R4.43). It renders only its
 * children.
 */
export function Form<Values extends FormValues>({ children, ...options }: FormProps<Values>) {
  const helpers = useForm(options);
  return (
    <FormContext.Provider value={helpers}>
      {typeof children === 'function' ? children(helpers) : children}
    </FormContext.Provider>
  );
}
