export { SectionHeader } from './section-header.tsx';
export type { SectionHeaderProps } from './section-header.tsx';
