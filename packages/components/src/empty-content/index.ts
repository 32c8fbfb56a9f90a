export { EmptyContent } from './empty-content.tsx';
export type { EmptyContentProps } from './empty-content.tsx';
