export { DynamicForm } from './dynamic-form.tsx';
export type { DynamicFormProps } from './dynamic-form.tsx';
export type { DynamicField, DynamicValues } from './fields.ts';
