export { Link } from './link.tsx';
export type { LinkProps, LinkType } from './link.tsx';
