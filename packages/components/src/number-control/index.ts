export { NUMBER_CONTROL_DEFAULTS, NumberControl } from './number-control.tsx';
export type { NumberControlProps, NumberGrouping } from './number-control.tsx';
