export { Form } from './form.tsx';
export { useFormContext } from './form-context.ts';
export type { FormProps } from './form.tsx';
export type { FormChange, FormHelpers, FormOptions, InputProps } from './form-types.ts';
