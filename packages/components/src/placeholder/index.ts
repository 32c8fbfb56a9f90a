export { Placeholder } from './placeholder.tsx';
export type { PlaceholderProps } from './placeholder.tsx';
