export { Pill } from './pill.tsx';
export type { PillProps } from './pill.tsx';
