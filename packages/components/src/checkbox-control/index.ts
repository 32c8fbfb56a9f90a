export { CheckboxControl } from './checkbox-control.tsx';
export type { CheckboxControlProps } from './checkbox-control.tsx';
