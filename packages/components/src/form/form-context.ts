import { createContext, useContext } from 'react';
import type { FormHelpers, FormValues } from './form-types.ts';

/** The context with the helpers of the surrounding form. */
export const FormContext = createContext<unknown>(undefined);

/** Returns the helpers of the surrounding form. Throws outside a `Form`. */
export function useFormContext<Values extends FormValues>(): FormHelpers<Values> {
  const helpers = useContext(FormContext);
  if (helpers === undefined) throw new Error('useFormContext must be used inside a Form.');
  return helpers as FormHelpers<Values>;
}
