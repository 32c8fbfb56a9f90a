import { createContext, useContext } from 'react';
import type { FormHelpers, FormValues } from './form-types.ts';

/** The helpers of the form around a component. */
export const FormContext = createContext<unknown>(undefined);

/** The helpers of the form around a component. Throws outside of a `Form`. */
export function useFormContext<Values extends FormValues>(): FormHelpers<Values> {
  const helpers = useContext(FormContext);
  if (helpers === undefined)
    throw new Error('useFormContext needs a Form around the component that calls it.');
  return helpers as FormHelpers<Values>;
}
