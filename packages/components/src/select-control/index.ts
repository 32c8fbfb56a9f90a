export { SelectControl } from './select-control.tsx';
export { STATUS_DELAY, STATUS_DURATION } from './use-status-message.ts';
export type { SelectControlProps } from './select-control-props.ts';
export type { SearchOptions, SelectOption, SelectResult } from './types.ts';
