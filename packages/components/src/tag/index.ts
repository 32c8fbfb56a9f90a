export { Tag } from './tag.tsx';
export type { TagProps } from './tag.tsx';
