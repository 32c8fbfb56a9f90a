export { H } from './h.tsx';
export { Section } from './section.tsx';
export type { SectionProps } from './section.tsx';
