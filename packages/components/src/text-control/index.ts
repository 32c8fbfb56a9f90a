export { TextControl } from './text-control.tsx';
export type { TextControlProps } from './text-control.tsx';
